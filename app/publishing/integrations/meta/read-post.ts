import type { FindAnswer } from '#app/publishing/integrations/network.ts'
import type { GraphAnswer } from './call-graph.ts'
import { readGraphError, readGraphRefusal } from './read-refusal.ts'

/** Line ends are alike, and white space around a text and at the ends of its lines is not shown. */
export function normaliseMetaText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .trim()
}

/** What a look-up means that was not answered. */
export function cannotTell(answer: GraphAnswer): FindAnswer {
  const refusal = readGraphRefusal(answer)
  const detail = refusal.detail ?? 'The connection cannot be used'
  return { kind: 'cannot_tell', detail, ...pauseOf(answer) }
}

/** The words that were looked for stand there, written by another. */
export const SOMEBODY_ELSES: FindAnswer = {
  kind: 'cannot_tell',
  detail: 'The same words are there, by somebody else',
}

/** With the pause that it asks for, where it does. */
export function pauseOf(answer: GraphAnswer): { retryAfterMs?: number } {
  const refusal = readGraphRefusal(answer)
  return refusal.kind === 'unsent' && refusal.retryAfterMs !== undefined
    ? { retryAfterMs: refusal.retryAfterMs }
    : {}
}

/** Whether a refusal says that there is no such post. */
export function isGone(data: unknown): boolean {
  const error = readGraphError(data)
  return error?.code === 24 || (error?.code === 100 && error.subcode === 33)
}

/** An address that may be shown as a link, completed by `base` where it names no host; '' for anything else. */
export function addressOf(address: string, base?: string): string {
  const parsed = address === '' || address.length > 2000 ? null : URL.parse(address, base)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : ''
}
