import { dayText } from '../schedule/when-text.ts'
import { daysFrom } from './move-date.ts'
import { otherDaysNamed } from './named-days.ts'

/** What may keep a campaign from going live, the gravest first. */
export const READY_PROBLEMS = [
  'text',
  'permission',
  'past',
  'approval',
  'day',
  'clash',
  'link',
  'picture',
  'alignment',
] as const
export type ReadyProblem = (typeof READY_PROBLEMS)[number]

/** These stop it; the others are said and may stand. */
const STOPS: ReadonlySet<ReadyProblem> = new Set(['text', 'permission', 'past', 'approval'])

const READY_TEXTS: Readonly<Record<Exclude<ReadyProblem, 'day'>, string>> = {
  text: 'There is no text yet.',
  permission: 'Someone in its story hasn’t given permission, or has withdrawn it.',
  past: 'Its time is over. Choose another.',
  approval: 'It’s waiting for approval.',
  clash: 'Another post goes out within half an hour of it.',
  link: 'It asks people to do something, and has no link.',
  picture: 'It needs a picture there.',
  alignment: 'It sounds less like you than your posts usually do.',
}

/** What the check must know of a post. */
export interface ReadyPiece {
  readonly id: string
  readonly body: string
  readonly isAsk: boolean
  readonly needsPicture: boolean
  readonly hasPicture: boolean
  readonly isPermitted: boolean
  readonly isApprovalMissing: boolean
  /** 0–100, or null where it can’t be told. */
  readonly alignment: number | null
  /** Calendar day and minutes after midnight, by the workspace's clock. */
  readonly day: string
  readonly minute: number
  readonly isSent: boolean
}

export interface ReadyFinding {
  readonly id: string
  readonly problem: ReadyProblem
  readonly stops: boolean
  /** For the founder, as a sentence or two. */
  readonly text: string
}

/** Below the founder's own mean by so many points, a text is said to be off. */
const OFF_POINTS = 5
const APART_MINUTES = 30
const DAY_MINUTES = 24 * 60

/**
 * Everything that is not ready, by post and then by weight. `mean` is the founder's own mean alignment, null with too few
 * posts to tell. What has been sent is past checking.
 */
export function readyFindings(input: {
  readonly pieces: readonly ReadyPiece[]
  readonly mean: number | null
  /** The day the campaign is counted from, and its last one; null without. */
  readonly keyDate: string | null
  readonly endsOn: string | null
  readonly now: { readonly day: string; readonly minute: number }
}): ReadyFinding[] {
  const { pieces, mean, keyDate, endsOn, now } = input
  const open = pieces.filter(piece => !piece.isSent)
  return open.flatMap(piece => {
    const named = otherDaysNamed(piece.body, { day: piece.day, keyDate, endsOn })
    const has: Readonly<Record<ReadyProblem, boolean>> = {
      text: piece.body.trim() === '',
      permission: !piece.isPermitted,
      past: minutesBetween(now, piece) <= 0,
      approval: piece.isApprovalMissing,
      day: named.length > 0,
      clash: pieces.some(
        other => other.id !== piece.id && Math.abs(minutesBetween(piece, other)) < APART_MINUTES,
      ),
      link: piece.isAsk && piece.body.trim() !== '' && !/https?:\/\/\S/i.test(piece.body),
      picture: piece.needsPicture && !piece.hasPicture,
      alignment: mean !== null && piece.alignment !== null && piece.alignment < mean - OFF_POINTS,
    }
    return READY_PROBLEMS.filter(problem => has[problem]).map(problem => ({
      id: piece.id,
      problem,
      stops: STOPS.has(problem),
      text: problem === 'day' ? dayProblem(named, piece.day, keyDate) : READY_TEXTS[problem],
    }))
  })
}

/** 'It says Thursday and goes out on Monday 15 March. The campaign’s day is Wednesday 24 March.' */
function dayProblem(named: readonly string[], day: string, keyDate: string | null): string {
  const own = `It says ${named.join(', ')} and goes out on ${dayText(day)}.`
  return keyDate === null || keyDate === day ? own : `${own} The campaign’s day is ${dayText(keyDate)}.`
}

interface Moment {
  readonly day: string
  readonly minute: number
}

function minutesBetween(from: Moment, to: Moment): number {
  return daysFrom(from.day, to.day) * DAY_MINUTES + to.minute - from.minute
}
