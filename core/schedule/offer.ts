import { likeness, type ScheduledText, scheduleWarnings, shingles } from './warnings.ts'

/** A draft that could take a free time. */
export interface OfferedDraft {
  readonly id: string
  readonly platform: string
  readonly body: string
  /** 0 to 100; null where it has no score. */
  readonly score: number | null
  /** Whether someone has approved it as it is. */
  readonly isApproved: boolean
}

/** How well a draft suits a free time. */
export interface Offer {
  readonly id: string
  /** How much it shares with the scheduled post that it is most like, 0 to 1. */
  readonly likeness: number
  /** The title of that post; null where it is like none. */
  readonly likest: string | null
}

/**
 * The drafts that suit a free time, best first: those that were approved before the others, and of those the higher score,
 * less a point for each hundredth of its wording that a post within 30 days shares. Left out is what is for another
 * platform, and what a founder would be warned of when scheduling it then.
 */
export function offerDrafts(
  time: { readonly at: Date; readonly platforms: readonly string[] },
  drafts: readonly OfferedDraft[],
  near: readonly ScheduledText[],
): Offer[] {
  const others = near.map(({ title, body }) => ({ title, runs: shingles(body) }))
  return drafts
    .filter(
      draft =>
        (time.platforms.length === 0 || time.platforms.includes(draft.platform)) &&
        // The draft has no row in the schedule yet, so its own id is none of theirs.
        scheduleWarnings({ platform: draft.platform, at: time.at, body: draft.body }, near).length === 0,
    )
    .map(draft => {
      const runs = shingles(draft.body)
      const likest = others.reduce<{ title: string | null; share: number }>(
        (most, other) => {
          const share = likeness(runs, other.runs)
          return share > most.share ? { title: other.title, share } : most
        },
        { title: null, share: 0 },
      )
      return { draft, likest, fit: (draft.score ?? 0) - 100 * likest.share }
    })
    .toSorted(
      (a, b) =>
        Number(b.draft.isApproved) - Number(a.draft.isApproved) ||
        b.fit - a.fit ||
        (a.draft.id < b.draft.id ? -1 : 1),
    )
    .map(({ draft, likest }) => ({ id: draft.id, likeness: likest.share, likest: likest.title }))
}
