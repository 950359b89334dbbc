import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { type AuditEntry, listAuditEntries } from '#db/queries/identity/audit.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'

/** Entries read in one go, so that memory stays flat however many there are. */
const BATCH = 1000

const COLUMNS = [
  'When',
  'What',
  'Who',
  'Details',
  'Address',
  'Device',
  'Number',
  'Hash before',
  'Hash',
] as const

export interface AuditExport {
  readonly format: 'csv' | 'json'
  readonly caller: Caller
  /** The words of an entry, as the page has them. */
  readonly say: (entry: AuditEntry) => { readonly what: string; readonly who: string }
}

/**
 * The whole trail of an account, newest first, as pieces of a CSV file (whose cells no spreadsheet runs) or of a JSON array.
 * The JSON also holds the text that was hashed: SHA-256 of the hash before and that text is the hash. That it was taken is
 * written down first, so the first entry says so.
 */
export async function exportAudit(
  ctx: WorkspaceContext,
  { format, caller, say }: AuditExport,
): Promise<AsyncGenerator<string>> {
  const { db, userId } = ctx
  const data = { actor: userId, what: 'audit', format }
  await insertSecurityEvent(db.unscoped.sql, { userId, type: 'data_exported', caller, data })
  // Whoever did something has their name in their own workspace.
  const read: Read = before =>
    db.acrossWorkspaces('account', sql => listAuditEntries(sql, { userId, before, limit: BATCH }))
  return piecesOf(read, format, say)
}

type Read = (before: AuditEntry | null) => Promise<AuditEntry[]>

async function* piecesOf(read: Read, format: 'csv' | 'json', say: AuditExport['say']) {
  const { stringify } = await import('csv-stringify/sync')
  // The mark in front tells Excel that the file is UTF-8.
  yield format === 'csv' ? `\ufeff${stringify([[...COLUMNS]])}` : '['
  let before: AuditEntry | null = null
  do {
    const entries: AuditEntry[] = await read(before)
    const lines = entries.map(entry => ({ ...entry, at: entry.at.toISOString(), ...say(entry) }))
    if (format === 'csv')
      yield stringify(
        lines.map(({ at, what, who, data, ip, userAgent, seq, prevHash, hash }) =>
          [at, what, who, JSON.stringify(data), ip, userAgent, seq, prevHash, hash].map(safeCell),
        ),
      )
    else if (lines.length > 0)
      yield `${before === null ? '' : ','}\n${lines
        .map(({ actorName: _, text, ...line }) => JSON.stringify({ ...line, hashed: text }))
        .join(',\n')}`
    before = entries.length === BATCH ? (entries.at(-1) ?? null) : null
  } while (before)
  if (format === 'json') yield '\n]\n'
}
