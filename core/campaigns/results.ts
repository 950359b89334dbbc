import { formatPence } from '../shared/money.ts'
import { numberText } from '../shared/number-text.ts'
import { type GoalKind, goalText } from './goal.ts'
import { daysFrom } from './move-date.ts'

/** What a campaign has done so far. Money is whole pence. */
export interface CampaignFigures {
  readonly planned: number
  readonly sent: number
  /** People and machines that followed its links. */
  readonly people: number
  readonly machines: number
  /** People who got in touch for the first time through it. */
  readonly leads: number
  readonly wonDeals: number
  /** Pounds won from those whose first touch, or last one, was a post or link of it. */
  readonly firstPence: number
  readonly lastPence: number
  readonly costPence: number
}

/** Which figure a goal counts; deals and pounds by the last touch, which is what made them decide. */
export function reachedOf(kind: GoalKind, figures: CampaignFigures): number {
  return {
    leads: figures.leads,
    sales: figures.wonDeals,
    pounds: figures.lastPence,
    clicks: figures.people,
    posts: figures.sent,
  }[kind]
}

/** How far a campaign is: 0–100 of its number, and of its days. */
export interface CampaignProgress {
  readonly reached: number
  readonly goalPercent: number
  readonly timePercent: number
  readonly isBelowPlan: boolean
}

/** A running campaign with a goal and both days (YYYY-MM-DD), as rules for those below plan read it. */
export interface RunningCampaign {
  readonly id: string
  readonly name: string
  readonly goal: number
  /** What `reachedOf` counts for its goal; pounds are whole pence. */
  readonly reached: number
  readonly firstDay: string
  readonly lastDay: string
}

/** A campaign is below plan when it is behind its days by so many points of a hundred. */
const BEHIND_POINTS = 25
/** Before a third of its days nothing is said: results come late. */
const EARLIEST_PERCENT = 34

/** How far a campaign is on a day between its first and last; more than the goal counts as all of it. */
export function campaignProgress(input: {
  readonly goal: number
  /** What `reachedOf` counts for its goal. */
  readonly reached: number
  readonly firstDay: string
  readonly lastDay: string
  readonly today: string
}): CampaignProgress {
  const { goal, reached, firstDay, lastDay, today } = input
  const goalPercent = percent(reached, goal)
  const length = daysFrom(firstDay, lastDay) + 1
  const timePercent = length <= 0 ? 100 : percent(daysFrom(firstDay, today) + 1, length)
  return {
    reached,
    goalPercent,
    timePercent,
    isBelowPlan: timePercent >= EARLIEST_PERCENT && goalPercent < timePercent - BEHIND_POINTS,
  }
}

/** Pence per post, whole; null before one is out. */
export function costPerPost({ costPence, sent }: CampaignFigures): number | null {
  return sent > 0 ? Math.round(costPence / sent) : null
}

/** A handful of people says nothing about what works. */
const FEWEST_PEOPLE = 10

/**
 * Three sentences from a campaign's figures: what went out, what people did, and whether it paid. With few people they
 * say that it is too few to tell.
 */
export function retroSentences(input: {
  readonly figures: CampaignFigures
  readonly goal: { readonly kind: GoalKind; readonly number: number } | null
}): readonly [string, string, string] {
  const { figures, goal } = input
  const { planned, sent, people, machines, leads, wonDeals, firstPence, lastPence, costPence } = figures
  const out =
    sent === planned
      ? `${count(sent, 'post')} of ${planned} went out, as planned.`
      : `${count(sent, 'post')} of ${planned} went out.`
  const apart = machines > 0 ? ` (machines, counted apart: ${numberText(machines)})` : ''
  const few = people < FEWEST_PEOPLE ? ' That’s too few to tell what worked.' : ''
  const did =
    people === 0 && leads === 0
      ? `No one followed a link yet, or the posts had none${apart}.`
      : `${count(people, 'person', 'people')} followed a link${apart}, and ${count(leads, 'person', 'people')} got in touch.${few}`
  const won =
    wonDeals === 0
      ? 'No deal was won from it so far'
      : `${count(wonDeals, 'deal')} won: ${formatPence(firstPence)} by first touch, ${formatPence(lastPence)} by last touch`
  const spent = costPence > 0 ? `, for ${formatPence(costPence)} spent` : ''
  const aim = goal
    ? `; the goal was ${goalText(goal.kind, goal.number)}, and it reached ${goalText(goal.kind, reachedOf(goal.kind, figures))}`
    : ''
  return [out, did, `${won}${spent}${aim}.`]
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${numberText(number)} ${number === 1 ? one : many}`
}

function percent(part: number, whole: number): number {
  if (!(whole > 0) || !Number.isFinite(part)) return 0
  return Math.max(0, Math.min(100, Math.round((part / whole) * 100)))
}
