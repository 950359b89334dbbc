import { addDays } from '../shared/time.ts'
import { ESSENTIAL_KEYS } from './build-insights.ts'
import type { InsightDraft, InsightType } from './insight.ts'

export const PACE = {
  /** A week is any seven days on end. */
  days: 7,
  /** New insights in them, at most. */
  mostNew: 3,
  /** So many of them are kept for essential ones, which cannot be foreseen; not while nothing else was ever told. */
  kept: 1,
  /** What was told rests for so long before it is told anew, in days, unless there is nothing else. */
  restDays: 14,
} as const

/** What a workspace was told: each insight that is stored, with when it was new the last time. */
export interface ToldInsight {
  readonly key: string
  readonly type: InsightType
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly isDismissed: boolean
}

const ESSENTIAL: ReadonlySet<string> = new Set(ESSENTIAL_KEYS)
/** Kinds that cannot wait for next week. */
const CRITICAL: readonly string[] = ['permission_expiring', 'limit_reached', 'lead_waiting']

/** The kind of situation that a key names: what stands before the colon. */
export function kindOfKey(key: string): string {
  return key.split(':', 1)[0] ?? key
}

/** Whether an insight comes at once, however much else is new. */
export function isCritical(key: string): boolean {
  return CRITICAL.includes(kindOfKey(key))
}

/**
 * Which insights a workspace is told now. `essential` ones always are, and so is what is open already while its
 * situation lasts, and whatever is critical. The rest are new: at most three in seven days with the essential ones
 * counted, of which one is kept for these after the first time; one of a kind at a time, those first that were not told
 * lately, then by priority as they come. A kind that is muted takes nobody's place.
 */
export function admitInsights(
  input: {
    readonly essential: readonly InsightDraft[]
    readonly behaviour: readonly InsightDraft[]
    readonly told: readonly ToldInsight[]
    readonly muted: readonly InsightType[]
  },
  now: Date,
): InsightDraft[] {
  const { essential, behaviour, told, muted } = input
  const open = new Map(
    told.filter(({ expiresAt }) => expiresAt === null || expiresAt > now).map(one => [one.key, one]),
  )
  const isSeen = ({ key, type }: { key: string; type: InsightType }) =>
    !isCritical(key) && !muted.includes(type)
  const since = addDays(now, -PACE.days)
  const isEssential = ({ key }: { key: string }) => ESSENTIAL.has(key)
  const newBefore = told.filter(one => isSeen(one) && one.createdAt > since)
  const newNow = essential.filter(draft => isSeen(draft) && !open.has(draft.key))
  const essentials = new Set([...newBefore.filter(isEssential), ...newNow].map(({ key }) => key)).size
  const kept = told.some(one => !isEssential(one)) ? PACE.kept : 0
  const admitted = behaviour.filter(({ key }) => open.has(key) || isCritical(key))
  const taken = new Set(
    admitted.filter(({ key }) => open.get(key)?.isDismissed === false).map(({ key }) => kindOfKey(key)),
  )
  const rested = addDays(now, -PACE.restDays)
  const toldAt = new Map(told.map(({ key, createdAt }) => [key, createdAt]))
  const waiting = behaviour.filter(draft => isSeen(draft) && !open.has(draft.key))
  const isRested = ({ key }: InsightDraft) => (toldAt.get(key) ?? new Date(0)) <= rested
  let count = newBefore.filter(one => !isEssential(one)).length + Math.max(essentials, kept)
  let isQuiet = newBefore.length + newNow.length === 0
  for (const draft of [...waiting.filter(isRested), ...waiting.filter(one => !isRested(one))]) {
    if (count >= PACE.mostNew) break
    if (taken.has(kindOfKey(draft.key)) || (!isRested(draft) && !isQuiet)) continue
    taken.add(kindOfKey(draft.key))
    admitted.push(draft)
    count += 1
    isQuiet = false
  }
  return [...essential, ...admitted]
}
