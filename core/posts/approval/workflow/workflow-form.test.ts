import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { RULE_CONDITIONS } from './rules.ts'
import { DAYS_MOST } from './steps.ts'
import { deputySchema, ruleChoice, WORKFLOW_MESSAGES, workflowOf, workflowSchema } from './workflow-form.ts'

const ANN = '11111111-1111-4111-8111-111111111111'
const RAE = '22222222-2222-4222-8222-222222222222'
const PEOPLE = [
  { id: ANN, role: 'admin' },
  { id: RAE, role: 'reviewer' },
] as const
const step = (kind: string, who: string[] = [], days = '') => ({ kind, who, days })
const OWNER = step('inside', ['owner'])

/** What a form says, each with the field that it stands beside. */
const said = (schema: v.GenericSchema, input: unknown) =>
  v
    .safeParse(schema, input)
    .issues?.map(({ path, message }) => [path?.map(({ key }) => key).join('.'), message]) ?? []

describe('the form of a workflow', () => {
  const refused = (input: object) => said(workflowSchema, input)
  const setUp = (input: object) => workflowOf(v.parse(workflowSchema, input), PEOPLE)

  it('says beside the field what is wrong with a step', () => {
    expect(refused({})).toEqual([['steps.0.kind', WORKFLOW_MESSAGES.stepRequired]])
    expect(refused({ steps: [step('everyone')] })).toEqual([['steps.0.kind', WORKFLOW_MESSAGES.kindInvalid]])
    expect(refused({ steps: [OWNER, step('inside')] })).toEqual([
      ['steps.1.who', WORKFLOW_MESSAGES.whoRequired],
    ])
    expect(refused({ steps: [{ kind: 'inside' }] })).toEqual([['steps.0.who', WORKFLOW_MESSAGES.whoRequired]])
    expect(refused({ steps: [OWNER, step(''), OWNER] })).toEqual([['steps.2.kind', WORKFLOW_MESSAGES.gap]])
    expect(refused({ steps: [OWNER, step('client'), OWNER] })).toEqual([
      ['steps.1.kind', WORKFLOW_MESSAGES.clientLast],
    ])
    expect(refused({ steps: [OWNER, step('client'), step('client')] })).toEqual([
      ['steps.1.kind', WORKFLOW_MESSAGES.clientLast],
    ])
  })

  it('takes three steps of which the last may be the client', () => {
    expect(refused({ steps: [OWNER, OWNER, step('client')] })).toEqual([])
    expect(refused({ steps: [OWNER, OWNER, OWNER, OWNER] })).toHaveLength(1)
  })

  it('gives whole working days, from none to twenty', () => {
    const days = (text: string) => refused({ steps: [step('client', [], text)] })
    for (const good of ['', '0', ' 7 ', String(DAYS_MOST)]) expect(days(good), good).toEqual([])
    for (const bad of [String(DAYS_MOST + 1), '1.5', '-1', 'x1', '1x', '010'])
      expect(days(bad), bad).toEqual([['steps.0.days', WORKFLOW_MESSAGES.daysInvalid]])
    expect(setUp({ steps: [step('client', [], ' 7 ')] })?.steps).toEqual([
      { kind: 'client', roles: [], members: [], days: 7 },
    ])
  })

  it('has a choice for each condition, and no other', () => {
    for (const when of RULE_CONDITIONS) {
      const form = { steps: [OWNER], rules: { [when]: `step:${RAE}` }, platform: 'LinkedIn' }
      expect(setUp(form)?.rules).toEqual([
        { when, mode: 'step', who: RAE, platform: when === 'on_platform' ? 'linkedin' : '' },
      ])
      for (const bad of ['clients', 'aclient', 'step:', 'step:admin', `x step:${RAE}`, `step:${RAE}0`])
        expect(refused({ ...form, rules: { [when]: bad } }), bad).toEqual([
          [`rules.${when}`, WORKFLOW_MESSAGES.ruleInvalid],
        ])
    }
    expect(setUp({ steps: [OWNER], rules: { ad_label: 'client', has_price: '' } })?.rules).toEqual([
      { when: 'ad_label', mode: 'client', who: '', platform: '' },
    ])
    expect(setUp({ steps: [OWNER] })?.rules).toEqual([])
  })

  it('asks for the platform where a rule is about one', () => {
    const form = { steps: [OWNER], rules: { on_platform: 'client' } }
    for (const platform of ['', 'myspace'])
      expect(refused({ ...form, platform })).toEqual([['platform', WORKFLOW_MESSAGES.platformRequired]])
    expect(refused({ steps: [OWNER], rules: { ad_label: 'client' }, platform: 'myspace' })).toEqual([])
  })

  it('sets up nothing with somebody who may not approve here', () => {
    const gone = '33333333-3333-4333-8333-333333333333'
    expect(setUp({ steps: [step('inside', ['owner', gone])] })).toBeNull()
    expect(setUp({ steps: [OWNER, step('inside', [gone])] })).toBeNull()
    expect(setUp({ steps: [OWNER, step('client', [gone])] })?.steps).toHaveLength(2)
    expect(setUp({ steps: [OWNER], rules: { ad_label: `approver:${gone}` } })).toBeNull()
    expect(setUp({ steps: [OWNER], rules: { ad_label: 'approver:owner' } })?.rules[0]?.who).toBe('owner')
    expect(setUp({ steps: [step('inside', ['reviewer', 'admin', RAE])] })?.steps).toEqual([
      { kind: 'inside', roles: ['admin', 'reviewer'], members: [RAE], days: 0 },
    ])
  })
})

it('a form without steps sets up nothing, and any input is read or refused', () => {
  const form = v.parse(workflowSchema, { steps: [OWNER] })
  expect(workflowOf({ ...form, steps: [] }, PEOPLE)).toBeNull()
  expect(v.safeParse(workflowSchema, { steps: 'all' }).success).toBe(false)
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (steps, rules) => {
      v.safeParse(workflowSchema, { steps, rules })
    }),
  )
})

it('the choice of a rule is what the select has for it', () => {
  const rule = { when: 'ad_label', mode: 'approver', who: RAE, platform: '' } as const
  expect(ruleChoice(rule)).toBe(`approver:${RAE}`)
  expect(ruleChoice({ ...rule, mode: 'client', who: '' })).toBe('client')
  expect(ruleChoice(undefined)).toBe('')
})

describe('the form of a deputy', () => {
  const FORM = { memberId: ANN, deputyId: RAE, fromDay: '2026-11-24', toDay: '2026-11-30' }
  const refused = (over: object) => said(deputySchema, { ...FORM, ...over })

  it('takes one day, and up to a year and a day', () => {
    expect(v.parse(deputySchema, { ...FORM, fromDay: ' 2026-11-24 ' })).toEqual(FORM)
    expect(refused({ toDay: FORM.fromDay })).toEqual([])
    expect(refused({ toDay: '2027-11-25' })).toEqual([])
    expect(refused({ toDay: '2027-11-26' })).toEqual([['toDay', WORKFLOW_MESSAGES.tooLong]])
  })

  it('says beside the field what is wrong', () => {
    expect(refused({ deputyId: ANN })).toEqual([['deputyId', WORKFLOW_MESSAGES.sameDeputy]])
    expect(refused({ toDay: '2026-11-23' })).toEqual([['toDay', WORKFLOW_MESSAGES.dayOrder]])
    expect(refused({ fromDay: '2026-02-30' })).toEqual([['fromDay', WORKFLOW_MESSAGES.dayInvalid]])
    // The first of each field is the one that is shown.
    const first = new Map(
      said(deputySchema, {})
        .toReversed()
        .map(([field, message]) => [field, message]),
    )
    expect([...first].toSorted()).toEqual([
      ['deputyId', WORKFLOW_MESSAGES.deputyRequired],
      ['fromDay', WORKFLOW_MESSAGES.dayInvalid],
      ['memberId', WORKFLOW_MESSAGES.memberRequired],
      ['toDay', WORKFLOW_MESSAGES.dayInvalid],
    ])
  })
})
