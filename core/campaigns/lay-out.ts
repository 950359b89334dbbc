import type { PlatformId } from '../posts/platforms/platforms.ts'
import { dayAfter, mondayOf, weekdayOf } from '../schedule/days.ts'
import type { Slot } from '../schedule/slots.ts'
import { type HolidayRegion, isBankHoliday } from '../shared/bank-holidays.ts'
import { type PieceRole, RECIPES, type RecipeId, type RecipePiece } from './recipes.ts'
import { type PieceStory, storyChooser } from './story-choice.ts'

/** A channel of the founder with how often they mean to post there. */
export interface CampaignChannel {
  readonly platform: PlatformId
  readonly postsPerWeek: number
}

export interface LayOutInput {
  readonly recipe: RecipeId
  /** The day that everything is counted from, YYYY-MM-DD. */
  readonly keyDate: string
  readonly today: string
  /** The first is the main one. */
  readonly channels: readonly CampaignChannel[]
  readonly slots: readonly Slot[]
  readonly region: HolidayRegion
  /** What is planned already, by the workspace's clock. */
  readonly taken: readonly { readonly day: string; readonly minute: number; readonly platform: PlatformId }[]
  /** Those that may be told now, the newest first. */
  readonly stories: readonly PieceStory[]
  readonly pillarIds: readonly string[]
}

/** One post of the plan. */
export interface LaidOutPiece {
  readonly role: PieceRole
  readonly platform: PlatformId
  /** Which post of the recipe it is, from 0. */
  readonly step: number
  readonly brief: string
  readonly offset: number
  readonly day: string
  /** Minutes after midnight by the workspace's clock. */
  readonly minute: number
  readonly storyId: string | null
  /** How many posts of the plan told the story before, or had none, where this one has none. */
  readonly timesTold: number
  readonly pillarId: string | null
}

/** What of a recipe found no place: its day is over, or the week is full. */
export interface LeftOutPiece {
  readonly role: PieceRole
  readonly brief: string
  readonly reason: 'past' | 'week_full'
}

export interface CampaignPlan {
  /** By day and time. */
  readonly pieces: readonly LaidOutPiece[]
  readonly leftOut: readonly LeftOutPiece[]
}

/** Nine in the morning, where the founder keeps no slots. */
const USUAL_MINUTE = 9 * 60
/** Posts beside each other on one day keep so many minutes apart. */
const APART_MINUTES = 30
/** A post moves so many days at most to meet a slot. */
const MOST_SHIFT_DAYS = 3
const LAST_MINUTE = 24 * 60 - 1
const SATURDAY = 6

/**
 * Lays a recipe out round its day: each post on the day nearest to its own that suits its channel's slots, on working
 * days where there are none, never on a bank holiday of the region, never before today, and never on the other side of
 * the campaign's day. What goes to one channel takes the one with most room left in that week, in turn; where a week is
 * full on each channel, a post that teaches is left out. Two posts are never within half an hour of each other.
 */
export function layOut(input: LayOutInput): CampaignPlan {
  const pieces: LaidOutPiece[] = []
  const leftOut: LeftOutPiece[] = []
  const board = planBoard(input)
  const chooseStory = storyChooser(input.stories)
  const told = new Map<string | null, number>()
  let earliest = input.today
  let turn = 0
  for (const [step, piece] of RECIPES[input.recipe].pieces.entries()) {
    const { role, brief, offset } = piece
    if (dayAfter(input.keyDate, offset) < input.today) {
      leftOut.push({ role, brief, reason: 'past' })
      continue
    }
    const from = earliest
    const chosen = channelsOf(piece, board, input, from, turn)
    if (piece.where === 'one') turn++
    if (chosen.length === 0) leftOut.push({ role, brief, reason: 'week_full' })
    else {
      const story = chooseStory(role)
      const pillarId =
        story?.pillarId ??
        (role === 'teach' ? (input.pillarIds[step % input.pillarIds.length] ?? null) : null)
      const storyId = story?.id ?? null
      const timesTold = told.get(storyId) ?? 0
      told.set(storyId, timesTold + 1)
      for (const { platform } of chosen) {
        const { day, minute } = board.place(platform, piece, from)
        if (day > earliest) earliest = day
        pieces.push({ role, platform, step, brief, offset, day, minute, storyId, timesTold, pillarId })
      }
    }
  }
  pieces.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.minute - b.minute || a.step - b.step))
  return { pieces, leftOut }
}

/** The channels a post of the recipe goes to; none where it teaches and each week is full. */
function channelsOf(
  piece: RecipePiece,
  board: ReturnType<typeof planBoard>,
  { channels }: LayOutInput,
  from: string,
  turn: number,
): readonly CampaignChannel[] {
  if (piece.where === 'each') return channels
  const inTurn = channels
    .map((_, at) => channels[(turn + at) % channels.length])
    .filter(each => each !== undefined)
  const [roomiest] = inTurn
    .map(channel => ({ channel, room: board.roomIn(channel, board.dayFor(channel.platform, piece, from)) }))
    .sort((a, b) => b.room - a.room)
  if (!roomiest || (roomiest.room <= 0 && piece.role === 'teach')) return []
  return [roomiest.channel]
}

/** The days of the plan so far, and where the next post finds its place. */
function planBoard({ keyDate, slots, region, taken }: LayOutInput) {
  const placed = taken.map(each => ({ ...each }))
  const slotsOf = (platform: PlatformId) =>
    slots.filter(slot => slot.platform === '' || slot.platform === platform)
  const isFree = (day: string, minute: number) =>
    !placed.some(other => other.day === day && Math.abs(other.minute - minute) < APART_MINUTES)

  const suits = (platform: PlatformId, day: string) => {
    if (isBankHoliday(day, region)) return false
    const own = slotsOf(platform)
    return own.length > 0 ? own.some(slot => slot.weekday === weekdayOf(day)) : weekdayOf(day) < SATURDAY
  }

  const dayFor = (platform: PlatformId, { offset }: RecipePiece, from: string): string => {
    const wanted = dayAfter(keyDate, offset)
    const soonest = offset > 0 ? dayAfter(keyDate, 1) : offset === 0 ? keyDate : from
    const first = soonest > from ? soonest : from
    const last = offset < 0 ? dayAfter(keyDate, -1) : null
    const isWithin = (day: string) => day >= first && (last === null || day <= last)
    // The day that all is counted from is kept, where it is no holiday.
    if (offset === 0 && isWithin(wanted) && !isBankHoliday(wanted, region)) return wanted
    const near = byNearness(wanted).filter(isWithin)
    const nearest = near.find(day => suits(platform, day)) ?? near.find(day => !isBankHoliday(day, region))
    return nearest ?? nextOpenDay(wanted < first ? first : wanted, region)
  }

  const minuteFor = (platform: PlatformId, day: string): number => {
    const ofDay = slotsOf(platform)
      .filter(slot => slot.weekday === weekdayOf(day))
      .map(slot => slot.minuteOfDay)
      .sort((a, b) => a - b)
    const usual = ofDay.length > 0 ? ofDay : [USUAL_MINUTE]
    const free = usual.find(minute => isFree(day, minute))
    if (free !== undefined) return free
    for (let minute = usual[0] ?? USUAL_MINUTE; minute <= LAST_MINUTE; minute += APART_MINUTES)
      if (isFree(day, minute)) return minute
    return usual[0] ?? USUAL_MINUTE
  }

  return {
    dayFor,
    /** How many more posts the channel's week takes; below 0 when it is over. */
    roomIn({ platform, postsPerWeek }: CampaignChannel, day: string): number {
      const week = mondayOf(day)
      const inWeek = placed.filter(
        other => other.platform === platform && mondayOf(other.day) === week,
      ).length
      return Math.max(1, postsPerWeek) - inWeek
    },
    place(platform: PlatformId, piece: RecipePiece, from: string): { day: string; minute: number } {
      const day = dayFor(platform, piece, from)
      const minute = minuteFor(platform, day)
      placed.push({ day, minute, platform })
      return { day, minute }
    },
  }
}

/** The day, then those round it, the later of two first. */
function byNearness(day: string): string[] {
  const days = [day]
  for (let shift = 1; shift <= MOST_SHIFT_DAYS; shift++)
    days.push(dayAfter(day, shift), dayAfter(day, -shift))
  return days
}

function nextOpenDay(from: string, region: HolidayRegion): string {
  let day = from
  while (isBankHoliday(day, region)) day = dayAfter(day)
  return day
}
