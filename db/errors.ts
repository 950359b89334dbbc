/** What went wrong in the database, in words a service can switch over. */
export type DatabaseFailure =
  | { reason: 'unique'; constraint: string; table: string }
  | { reason: 'foreign_key'; constraint: string; table: string }
  | { reason: 'check'; constraint: string; table: string }
  | { reason: 'missing_value'; column: string; table: string }
  | { reason: 'out_of_range' }
  | { reason: 'invalid_text' }
  | { reason: 'forbidden' }
  | { reason: 'conflict' }
  | { reason: 'timeout' }
  | { reason: 'unavailable' }

const REASON_BY_STATE: Record<
  string,
  'out_of_range' | 'invalid_text' | 'forbidden' | 'conflict' | 'timeout'
> = {
  '22003': 'out_of_range',
  '22008': 'out_of_range',
  '22001': 'out_of_range',
  '22P02': 'invalid_text',
  '22P05': 'invalid_text',
  '22021': 'invalid_text',
  '22007': 'invalid_text',
  '42501': 'forbidden',
  '40001': 'conflict',
  '40P01': 'conflict',
  '55P03': 'timeout',
  '57014': 'timeout',
}

/** Codes of postgres.js and Node for a link that is gone or never came up, and ours for one that says nothing. */
const LOST_LINK = new Set([
  'DATABASE_SILENT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
])

function textOf(error: object, key: string): string {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : ''
}

/**
 * Turns what a query threw into a typed failure; `null` for anything that is not the database's answer (a bug).
 * Source of the codes: PostgreSQL, appendix A; class 08, 53 and 57P mean that the server cannot serve just now.
 */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (typeof error !== 'object' || error === null) return null
  const code = textOf(error, 'code')
  const constraint = textOf(error, 'constraint_name')
  const table = textOf(error, 'table_name')
  if (code === '23505') return { reason: 'unique', constraint, table }
  if (code === '23503') return { reason: 'foreign_key', constraint, table }
  if (code === '23514') return { reason: 'check', constraint, table }
  if (code === '23502') return { reason: 'missing_value', column: textOf(error, 'column_name'), table }
  const reason = REASON_BY_STATE[code]
  if (reason) return { reason }
  if (LOST_LINK.has(code) || /^(08|53|57P)/.test(code) || code === '25P03') return { reason: 'unavailable' }
  return null
}

/** True when the database cannot be reached or serve just now: answer 503 and try again. */
export function isUnavailable(error: unknown): boolean {
  return databaseFailure(error)?.reason === 'unavailable'
}

/** True when a query met a table that is not there: migrations have not been applied yet. */
export function isMissingTable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && textOf(error, 'code') === '42P01'
}
