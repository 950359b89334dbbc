import { MINUTE_MS } from '../shared/time.ts'

/** A device's clock may be this far off before it is worth a word: codes of two-step sign-in forgive half a minute. */
const CLOCK_TOLERANCE_MS = MINUTE_MS

/** What a browser found out about itself, that holds up the pages of the workspace. */
export type BrowserProblem =
  | { readonly kind: 'wrong_clock'; readonly minutes: number; readonly isAhead: boolean }
  | { readonly kind: 'other_zone'; readonly device: string; readonly own: string }
  | { readonly kind: 'no_stream' }
  | { readonly kind: 'no_storage' }

/** What a browser measured; null where it could not. */
export interface BrowserState {
  /** Both by the same moment, give or take the way of one reply. */
  readonly clock: { readonly device: Date; readonly server: Date } | null
  /** IANA names; `device` null where the browser does not say. */
  readonly timeZone: { readonly device: string | null; readonly own: string }
  readonly hasStream: boolean
  readonly hasStorage: boolean
}

/** What is worth telling of what a browser measured; nothing when all is well. Minutes are whole, at least 1. */
export function findBrowserProblems({
  clock,
  timeZone,
  hasStream,
  hasStorage,
}: BrowserState): BrowserProblem[] {
  const offMs = clock ? clock.device.getTime() - clock.server.getTime() : 0
  const { device, own } = timeZone
  return [
    ...(Math.abs(offMs) > CLOCK_TOLERANCE_MS
      ? [
          {
            kind: 'wrong_clock' as const,
            minutes: Math.round(Math.abs(offMs) / MINUTE_MS),
            isAhead: offMs > 0,
          },
        ]
      : []),
    ...(device !== null && device !== own ? [{ kind: 'other_zone' as const, device, own }] : []),
    ...(hasStream ? [] : [{ kind: 'no_stream' as const }]),
    ...(hasStorage ? [] : [{ kind: 'no_storage' as const }]),
  ]
}
