import { daysBetween } from '../shared/time.ts'
import type { LeadEventKind } from './sources.ts'

/** What somebody did longer ago says little of what they will do. */
export const SCORED_DAYS = 90

/** What is known of somebody that says how likely they are to buy. */
export interface LeadFacts {
  readonly email: string
  readonly phone: string
  /** Whether they agreed to get email, and have not taken it back. */
  readonly mayEmail: boolean
  /** Lines of their timeline, by kind, of the last 90 days. */
  readonly events: Readonly<Partial<Record<LeadEventKind, number>>>
  /** When they last did something themselves; null when never. */
  readonly reachedOutAt: Date | null
  /** Deals that are open. */
  readonly openDeals: number
  /** Deals that they bought. */
  readonly wonDeals: number
}

export interface ScorePoint {
  readonly label: string
  /** Above or below zero. */
  readonly points: number
}

export interface LeadScore {
  /** 0 to 100. */
  readonly score: number
  /** Everything that counted; their sum, held within 0 and 100, is the score. */
  readonly points: readonly ScorePoint[]
}

/** For each line of a kind, up to a most. */
const EVENT_POINTS: readonly (readonly [LeadEventKind, string, number, number])[] = [
  ['form', 'Filled in a form', 15, 30],
  ['quiz', 'Took a quiz', 10, 20],
  ['compass', 'Filled in a compass', 10, 20],
  ['confirmed', 'Confirmed their email', 5, 5],
  ['visit', 'Followed a link', 3, 12],
  ['answered_post', 'Replied to a post', 8, 16],
  ['message_received', 'Wrote to you', 10, 30],
  ['meeting', 'Met or spoke with you', 15, 30],
]

/**
 * How likely somebody is to buy, 0 to 100, with every point named: what they did in the last 90 days counts most, each
 * kind up to a limit; long silence takes points off. Nothing else counts.
 */
export function leadScore(facts: LeadFacts, now: Date): LeadScore {
  const points: ScorePoint[] = []
  const add = (label: string, value: number) => {
    if (value !== 0) points.push({ label, points: value })
  }
  add('We know their email', facts.email === '' ? 0 : 5)
  add('We know their phone number', facts.phone === '' ? 0 : 5)
  add('Agreed to get email', facts.mayEmail ? 10 : 0)
  for (const [kind, label, each, most] of EVENT_POINTS) {
    const count = facts.events[kind] ?? 0
    add(count > 1 ? `${label}, ${count} times` : label, Math.min(most, Math.max(0, count) * each))
  }
  add('Has an open deal', facts.openDeals > 0 ? 10 : 0)
  add('Has bought before', facts.wonDeals > 0 ? 15 : 0)
  if (facts.reachedOutAt) {
    const quiet = daysBetween(facts.reachedOutAt, now)
    if (quiet <= 7) add('Active this week', 10)
    else if (quiet > 90) add('Quiet for more than 90 days', -20)
    else if (quiet > 30) add('Quiet for more than 30 days', -10)
  }
  const sum = points.reduce((total, point) => total + point.points, 0)
  return { score: Math.max(0, Math.min(100, sum)), points }
}
