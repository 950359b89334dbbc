import { BlockedError } from '#app/platform/integrations/public-lookup.ts'
import type { SmtpAnswer } from '#core/replies/attempts.ts'
import { sanitiseText } from '#core/shared/sanitise/text.ts'

/** Characters of what a server said that are shown. */
const MOST = 200

/**
 * What a failed session means. A 5xx and a refused password are final, a 4xx and no connection are not; where the
 * text had begun to go out and no answer came, nobody knows (`hasBegun`).
 */
export function readSmtpFailure(error: unknown, hasBegun: boolean): Exclude<SmtpAnswer, { kind: 'sent' }> {
  const detail = describe(error)
  if (error instanceof BlockedError) return { kind: 'refused', detail }
  const status = statusOf(error)
  if (status !== null) return { kind: status >= 500 ? 'refused' : 'later', detail }
  if (hasBegun) return { kind: 'unclear', detail }
  const code = textOf(error, 'code')
  return { kind: code === 'EAUTH' || code === 'ETLS' ? 'refused' : 'later', detail }
}

function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return null
  return typeof error.responseCode === 'number' ? error.responseCode : null
}

function textOf(error: unknown, name: 'code' | 'response' | 'message'): string {
  const value = (error as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' ? value : ''
}

/** What the server said, else what happened to the connection. */
function describe(error: unknown): string {
  const said = textOf(error, 'response') || textOf(error, 'message') || 'The connection failed'
  return sanitiseText(said).slice(0, MOST).toWellFormed()
}
