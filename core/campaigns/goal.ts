import { formatPence } from '../shared/money.ts'
import { numberText } from '../shared/number-text.ts'

/** What a campaign is to reach, as one number. */
export const GOAL_KINDS = ['leads', 'sales', 'pounds', 'clicks', 'posts'] as const
export type GoalKind = (typeof GOAL_KINDS)[number]

export const GOAL_TEXTS: Readonly<Record<GoalKind, { readonly label: string; readonly unit: string }>> = {
  leads: { label: 'People who get in touch', unit: 'people' },
  sales: { label: 'Deals won', unit: 'deals' },
  pounds: { label: 'Pounds won', unit: 'pounds' },
  clicks: { label: 'People who follow a link', unit: 'people' },
  posts: { label: 'Posts that go out', unit: 'posts' },
}

/** The goal of a posted or stored word; null for another. */
export function readGoalKind(input: unknown): GoalKind | null {
  return GOAL_KINDS.find(kind => kind === input) ?? null
}

/** A number towards a goal in words: pounds are whole pence. */
export function goalText(kind: GoalKind, number: number): string {
  return kind === 'pounds' ? formatPence(number) : `${numberText(number)} ${unitOf(kind, number)}`
}

function unitOf(kind: GoalKind, number: number): string {
  if (number !== 1) return GOAL_TEXTS[kind].unit
  return { leads: 'person', sales: 'deal', pounds: 'pound', clicks: 'person', posts: 'post' }[kind]
}
