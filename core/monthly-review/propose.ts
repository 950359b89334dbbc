import { dayAfter, weekdayOf } from '../schedule/days.ts'
import type { QuietHours } from '../schedule/quiet-hours.ts'
import { quietUntil } from '../schedule/quiet-hours.ts'
import type { Slot } from '../schedule/slots.ts'
import { instantOf } from '../schedule/wall-time.ts'

/** How far ahead is proposed, in days. */
export const PROPOSED_DAYS = 30
/** The most that is proposed at once. */
export const PARTS_MOST = 20
/** When is proposed where there are channels and no slots: nine in the morning. */
const NINE = 9 * 60
/** Weekdays of a week with so many posts on a channel, spread out. */
const SPREAD = [
  [],
  [2],
  [2, 4],
  [1, 3, 5],
  [1, 2, 4, 5],
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6],
  [1, 2, 3, 4, 5, 6, 7],
]

/** One post that is proposed. */
export interface ProposedPart {
  readonly day: string
  /** Minutes after midnight. */
  readonly minute: number
  readonly platform: string
  readonly pillarId: string | null
  readonly pillar: string
  readonly storyId: string | null
  readonly title: string
}

interface Pillar {
  readonly id: string
  readonly title: string
  /** Whole per cent; null when it has none. */
  readonly target: number | null
}

interface Story {
  readonly id: string
  readonly title: string
  /** The pillars that it stands for. */
  readonly pillarIds: readonly string[]
}

/**
 * The week to fill: its slots, else each channel's number of posts spread over the week; empty where there is neither. A
 * slot of every platform is the first channel's, else LinkedIn's, for which ideas are drafted.
 */
export function weekOf(
  slots: readonly Slot[],
  channels: readonly { readonly platform: string; readonly perWeek: number }[],
): Slot[] {
  const [first] = channels
  const own = slots.map(slot => ({ ...slot, platform: slot.platform || first?.platform || 'linkedin' }))
  if (own.length > 0) return own
  return channels.flatMap(({ platform, perWeek }) =>
    (SPREAD[Math.min(7, Math.max(0, Math.trunc(perWeek)))] ?? []).map(weekday => ({
      weekday,
      minuteOfDay: NINE,
      platform,
    })),
  )
}

/**
 * The posts of the thirty days from a day on: each slot of the week that lies ahead, outside of quiet hours, on a day on
 * which nothing is scheduled on its platform yet. Pillars take turns so that their shares come out; each story that was not
 * used stands in one post at most, first in one of its own pillar. At most `PARTS_MOST`, in order.
 */
export function proposeParts(input: {
  readonly from: string
  readonly week: readonly Slot[]
  readonly pillars: readonly Pillar[]
  readonly stories: readonly Story[]
  /** What is scheduled already. */
  readonly taken: readonly { readonly day: string; readonly platform: string }[]
  readonly quiet: QuietHours | null
  readonly now: Date
  readonly timeZone: string
}): ProposedPart[] {
  const { from, week, pillars, taken, quiet, now, timeZone } = input
  const busy = new Set(taken.map(({ day, platform }) => `${day} ${platform}`))
  const left = [...input.stories]
  const turns = new Map(pillars.map(({ id }) => [id, 0]))
  const parts: ProposedPart[] = []
  const sorted = week.toSorted((a, b) => a.minuteOfDay - b.minuteOfDay || (a.platform < b.platform ? -1 : 1))
  for (let ahead = 0; ahead < PROPOSED_DAYS; ahead += 1) {
    const day = dayAfter(from, ahead)
    for (const { weekday, minuteOfDay: minute, platform } of sorted) {
      if (parts.length >= PARTS_MOST) return parts
      if (weekday !== weekdayOf(day) || busy.has(`${day} ${platform}`)) continue
      const { at } = instantOf({ day, minute }, timeZone)
      if (at <= now || quietUntil(quiet, at, timeZone)) continue
      busy.add(`${day} ${platform}`)
      const pillar = nextPillar(pillars, turns, parts.length)
      if (pillar) turns.set(pillar.id, (turns.get(pillar.id) ?? 0) + 1)
      const story = takeStory(left, pillar)
      parts.push({
        ...{ day, minute, platform },
        pillarId: pillar?.id ?? null,
        pillar: pillar?.title ?? '',
        storyId: story?.id ?? null,
        title:
          story?.title ||
          (pillar ? `Something new about ${pillar.title}` : 'Something that happened this week'),
      })
    }
  }
  return parts
}

/** The pillar that is furthest behind its share; without shares each in turn. */
function nextPillar(
  pillars: readonly Pillar[],
  turns: ReadonlyMap<string, number>,
  done: number,
): Pillar | null {
  const hasShares = pillars.some(({ target }) => (target ?? 0) > 0)
  const share = ({ target }: Pillar) => (hasShares ? (target ?? 0) / 100 : 1 / pillars.length)
  const behind = (pillar: Pillar) => share(pillar) * (done + 1) - (turns.get(pillar.id) ?? 0)
  return pillars.filter(pillar => share(pillar) > 0).toSorted((a, b) => behind(b) - behind(a))[0] ?? null
}

/** Takes a story of the pillar, else one that stands for none; null when neither is left. */
function takeStory(left: Story[], pillar: Pillar | null): Story | null {
  const own = pillar ? left.findIndex(({ pillarIds }) => pillarIds.includes(pillar.id)) : -1
  const at = own >= 0 ? own : left.findIndex(({ pillarIds }) => pillarIds.length === 0)
  return at < 0 ? null : (left.splice(at, 1)[0] ?? null)
}
