/**
 * How far the words of a recording are. `done`: they wait for the person; `used`: the person took them over or left them;
 * `silent`: there are no words in it; the last three: it was kept without asking, and why.
 */
export type Transcription =
  | 'waiting'
  | 'done'
  | 'used'
  | 'silent'
  | 'failed'
  | 'unavailable'
  | 'assistant_off'
  | 'no_credits'

export const TRANSCRIPTION_LIMITS = {
  /** Tries of one request before it counts as failed. */
  tries: 5,
  /** Milliseconds for which one try has the recording for itself: longer than the provider is waited for. */
  leaseMs: 90_000,
  /** Milliseconds after which a request that nobody answered may be made again: longer than all tries take. */
  patienceMs: 900_000,
  /** Characters of what is kept. */
  characters: 10_000,
} as const

const ASKABLE: ReadonlySet<Transcription> = new Set(['failed', 'unavailable', 'assistant_off', 'no_credits'])

/** May the words of a recording be asked for (again)? Of one that waits, once nobody can be at it any more. */
export function mayAskForWords(
  { transcription, askedAt }: { transcription: Transcription; askedAt: Date | null },
  now: Date,
): boolean {
  if (transcription !== 'waiting') return ASKABLE.has(transcription)
  return askedAt === null || now.getTime() - askedAt.getTime() > TRANSCRIPTION_LIMITS.patienceMs
}
