import { meetsTier, type Tier } from '../../../billing/tiers.ts'
import { readArray, readBetween, readKey, readText, readTexts } from '../../../shared/untrusted.ts'
import type { ReviewState } from '../approval.ts'
import { type Facts, isRuleCondition, matchesRule, RULE_MODES, type Rule } from './rules.ts'

/** Most steps that are set up; rules may add others to them. */
export const STEPS_MOST = 3
/** Most working days that a step is given to answer in. */
export const DAYS_MOST = 20

/** Roles that can be asked: those that may approve. */
export const APPROVER_ROLES = ['owner', 'admin', 'reviewer'] as const
export type ApproverRole = (typeof APPROVER_ROLES)[number]

/** One step of an approval: who is asked, and in how many working days they answer; 0 for no due date. */
export interface Step {
  readonly kind: 'inside' | 'client'
  /** Any one of these roles, */
  readonly roles: readonly ApproverRole[]
  /** or of these members, by account id; both empty for a client. */
  readonly members: readonly string[]
  readonly days: number
}

/** The steps that posts of a workspace go through, in order, and what adds to them. */
export interface Workflow {
  readonly steps: readonly Step[]
  readonly rules: readonly Rule[]
}

/** Does the plan have approval in several steps? */
export function hasWorkflows(tier: Tier | null): boolean {
  return meetsTier(tier, 'collective')
}

/** What tells steps apart: who is asked, not by when. */
export function stepKey(step: Step): string {
  if (step.kind === 'client') return 'client'
  return `inside ${[...step.roles].sort().join(',')} ${[...step.members].sort().join(',')}`
}

/**
 * Every step that a post has to go through, in order, none of them twice in a row by a rule. A rule that adds an approver
 * lets somebody else answer the first inside step; one that adds a step puts it behind the inside steps, or the client
 * behind all.
 */
export function requiredSteps(workflow: Workflow, facts: Facts): Step[] {
  const steps = [...workflow.steps]
  for (const rule of workflow.rules) {
    if (!matchesRule(rule, facts)) continue
    if (rule.mode === 'client') {
      if (!steps.some(({ kind }) => kind === 'client')) steps.push(asked('client', [], []))
      continue
    }
    const [roles, members] = rule.who === 'owner' ? [['owner'] as const, []] : [[], [rule.who]]
    const first = steps.findIndex(({ kind }) => kind === 'inside')
    const present = steps[first]
    if (rule.mode === 'approver' && present) {
      steps[first] = {
        ...present,
        roles: [...new Set([...present.roles, ...roles])],
        members: [...new Set([...present.members, ...members])],
      }
      continue
    }
    const step = asked('inside', roles, members)
    if (steps.some(each => stepKey(each) === stepKey(step))) continue
    steps.splice(steps.findLastIndex(({ kind }) => kind === 'inside') + 1, 0, step)
  }
  return steps
}

function asked(kind: Step['kind'], roles: readonly ApproverRole[], members: readonly string[]): Step {
  return { kind, roles, members, days: 0 }
}

/**
 * The first step that nobody has approved yet, in the order of `required`; null when all are. Each approval counts once, and
 * for a step that asks the same people or more.
 */
export function nextStep(required: readonly Step[], approved: readonly Step[]): Step | null {
  const left = [...approved]
  for (const step of required) {
    const same = left.findIndex(each => stepKey(each) === stepKey(step))
    const at = same < 0 ? left.findIndex(each => isWithin(each, step)) : same
    if (at < 0) return step
    left.splice(at, 1)
  }
  return null
}

function isWithin(narrow: Step, wide: Step): boolean {
  return (
    narrow.kind === wide.kind &&
    narrow.roles.every(role => wide.roles.includes(role)) &&
    narrow.members.every(member => wide.members.includes(member))
  )
}

/**
 * Where a post with steps stands, from where its newest request stands: approved when no step is left, and waiting only for
 * the step that is next.
 */
export function stepsState(newest: ReviewState, asked: Step | null, next: Step | null): ReviewState {
  if (next === null) return 'approved'
  if (newest === 'approved') return 'more'
  if (newest !== 'waiting') return newest
  return asked && stepKey(asked) === stepKey(next) ? 'waiting' : 'more'
}

/** A stored step; null for anything else. */
export function readStep(stored: unknown): Step | null {
  const kind = readKey(stored, 'kind')
  if (kind !== 'inside' && kind !== 'client') return null
  return {
    kind,
    roles: APPROVER_ROLES.filter(role => readTexts(readKey(stored, 'roles')).includes(role)),
    members: readTexts(readKey(stored, 'members')),
    days: readBetween(readKey(stored, 'days'), 0, DAYS_MOST) ?? 0,
  }
}

/** A stored workflow: what is no step or rule of ours is left out. */
export function readWorkflow(stored: { readonly steps: unknown; readonly rules: unknown }): Workflow {
  return {
    steps: readArray(stored.steps)
      .flatMap(each => readStep(each) ?? [])
      .slice(0, STEPS_MOST),
    rules: readArray(stored.rules).flatMap(each => readRule(each) ?? []),
  }
}

function readRule(stored: unknown): Rule | null {
  const when = readKey(stored, 'when')
  const mode = RULE_MODES.find(each => each === readKey(stored, 'mode'))
  if (!isRuleCondition(when) || !mode) return null
  return {
    when,
    mode,
    who: readText(readKey(stored, 'who')),
    platform: readText(readKey(stored, 'platform')),
  }
}
