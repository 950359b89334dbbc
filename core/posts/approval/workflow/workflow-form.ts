import * as v from 'valibot'
import { isCalendarDay } from '../../../shared/calendar-day.ts'
import { typedText } from '../../../shared/sanitise/field.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { type PlatformId, readPlatform } from '../../platforms/platforms.ts'
import type { Person } from './approvers.ts'
import { RULE_CONDITIONS, type Rule } from './rules.ts'
import { APPROVER_ROLES, DAYS_MOST, STEPS_MOST, type Step, type Workflow } from './steps.ts'

/** Most days in which somebody stands in for somebody else. */
export const DEPUTY_DAYS_MOST = 366

export const WORKFLOW_MESSAGES = {
  kindInvalid: 'Choose who approves in this step',
  whoRequired: 'Choose at least one role or person',
  whoGone: 'Someone here can’t approve posts any more. Choose again.',
  daysInvalid: `Enter whole working days from 0 to ${DAYS_MOST}`,
  stepRequired: 'Set up at least the first step',
  gap: 'Set up the step before this one first',
  clientLast: 'Only one step can ask the client, and it comes last',
  ruleInvalid: 'Choose what this rule does',
  platformRequired: 'Choose the platform',
  memberRequired: 'Choose who is away',
  deputyRequired: 'Choose who stands in',
  sameDeputy: 'Choose someone else to stand in',
  dayInvalid: 'Enter a date, such as 2026-11-20',
  dayOrder: 'Enter a day on or after the first day',
  tooLong: 'Choose a last day within a year of the first day',
} as const

const stepField = v.object({
  kind: v.optional(
    v.pipe(typedText(), v.picklist(['', 'inside', 'client'], WORKFLOW_MESSAGES.kindInvalid)),
    '',
  ),
  who: v.optional(v.array(v.string()), []),
  days: v.optional(
    v.pipe(
      typedText(),
      v.trim(),
      v.check(text => /^\d{0,2}$/.test(text) && Number(text) <= DAYS_MOST, WORKFLOW_MESSAGES.daysInvalid),
      v.transform((text: string) => Number(text)),
    ),
    '',
  ),
})

const ruleField = v.optional(
  v.pipe(
    typedText(),
    v.regex(/^$|^client$|^(step|approver):(owner|[0-9a-f-]{36})$/, WORKFLOW_MESSAGES.ruleInvalid),
  ),
  '',
)

/** The form of a workflow: steps in order, and one choice for each condition. */
export const workflowSchema = v.pipe(
  v.object({
    steps: v.optional(v.pipe(v.array(stepField), v.maxLength(STEPS_MOST)), []),
    rules: v.optional(
      v.object({
        has_price: ruleField,
        mentions_offer: ruleField,
        limited_story: ruleField,
        on_platform: ruleField,
        ad_label: ruleField,
        by_contributor: ruleField,
      }),
      {},
    ),
    platform: v.optional(typedText(), ''),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { steps, rules, platform } = dataset.value
    const say = (at: number, key: 'kind' | 'who', message: string) => {
      const step = steps[at] ?? { kind: '', who: [], days: 0 }
      addIssue({
        message,
        path: [
          { type: 'object', origin: 'value', input: dataset.value, key: 'steps', value: steps },
          { type: 'array', origin: 'value', input: steps, key: at, value: step },
          { type: 'object', origin: 'value', input: step, key, value: step[key] },
        ],
      } as never)
    }
    const used = steps.map(({ kind }) => kind !== '')
    if (!used[0]) say(0, 'kind', WORKFLOW_MESSAGES.stepRequired)
    steps.forEach(({ kind, who }, at) => {
      if (kind === 'inside' && who.length === 0) say(at, 'who', WORKFLOW_MESSAGES.whoRequired)
      if (at > 0 && kind !== '' && !used[at - 1]) say(at, 'kind', WORKFLOW_MESSAGES.gap)
      if (kind === 'client' && steps.slice(at + 1).some(each => each.kind !== ''))
        say(at, 'kind', WORKFLOW_MESSAGES.clientLast)
    })
    if (rules.on_platform !== '' && !readPlatform(platform))
      addIssue({
        message: WORKFLOW_MESSAGES.platformRequired,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'platform', value: platform }],
      } as never)
  }),
)

export type WorkflowForm = v.InferOutput<typeof workflowSchema>

/**
 * What a checked form sets up; null when it names somebody who may not approve in this workspace: `people` are those who
 * may.
 */
export function workflowOf(form: WorkflowForm, people: readonly Person[]): Workflow | null {
  const ids = people.map(({ id }) => id)
  const isKnown = (who: string) => APPROVER_ROLES.some(role => role === who) || ids.includes(who)
  const used = form.steps.filter(({ kind }) => kind !== '')
  const rules = RULE_CONDITIONS.flatMap(when => ruleOf(when, form) ?? [])
  if (!used.every(({ kind, who }) => kind === 'client' || who.every(isKnown))) return null
  if (!rules.every(({ mode, who }) => mode === 'client' || isKnown(who))) return null
  const steps = used.map(({ kind, who, days }): Step => {
    if (kind === 'client') return { kind, roles: [], members: [], days }
    const roles = APPROVER_ROLES.filter(role => who.includes(role))
    return { kind: 'inside', roles, members: ids.filter(id => who.includes(id)), days }
  })
  return steps.length === 0 ? null : { steps, rules }
}

function ruleOf(when: Rule['when'], { rules, platform }: WorkflowForm): Rule | null {
  const choice = rules[when]
  if (choice === '') return null
  const about: PlatformId | '' = when === 'on_platform' ? (readPlatform(platform) ?? '') : ''
  if (choice === 'client') return { when, mode: 'client', who: '', platform: about }
  const [mode, who = ''] = choice.split(':')
  return { when, mode: mode === 'approver' ? 'approver' : 'step', who, platform: about }
}

/** The choice of a select that stands for a rule. */
export function ruleChoice(rule: Rule | undefined): string {
  if (!rule) return ''
  return rule.mode === 'client' ? 'client' : `${rule.mode}:${rule.who}`
}

const requiredDay = v.optional(
  v.pipe(typedText(), v.trim(), v.check(isCalendarDay, WORKFLOW_MESSAGES.dayInvalid)),
  '',
)

/** Who stands in for whom, from the first day to the last. */
export const deputySchema = v.pipe(
  v.object({
    memberId: v.optional(v.pipe(typedText(), v.uuid(WORKFLOW_MESSAGES.memberRequired)), ''),
    deputyId: v.optional(v.pipe(typedText(), v.uuid(WORKFLOW_MESSAGES.deputyRequired)), ''),
    fromDay: requiredDay,
    toDay: requiredDay,
  }),
  v.forward(
    v.check(({ memberId, deputyId }) => memberId !== deputyId, WORKFLOW_MESSAGES.sameDeputy),
    ['deputyId'],
  ),
  v.forward(
    v.check(({ fromDay, toDay }) => toDay >= fromDay, WORKFLOW_MESSAGES.dayOrder),
    ['toDay'],
  ),
  v.forward(
    v.check(
      ({ fromDay, toDay }) => Date.parse(toDay) - Date.parse(fromDay) <= DEPUTY_DAYS_MOST * DAY_MS,
      WORKFLOW_MESSAGES.tooLong,
    ),
    ['toDay'],
  ),
)
