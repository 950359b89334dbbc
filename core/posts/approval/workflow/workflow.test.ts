import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { roleMay, TEAM_ROLES } from '../../../team/roles.ts'
import { answersAs, approversOf, type Deputy, escalatedTo, type Person, toldOf } from './approvers.ts'
import { dueAt, dueNotice } from './due.ts'
import { type Facts, hasPrice, matchesRule, RULE_CONDITIONS, RULE_MODES, type Rule } from './rules.ts'
import {
  APPROVER_ROLES,
  hasWorkflows,
  nextStep,
  readStep,
  readWorkflow,
  requiredSteps,
  type Step,
  stepKey,
  stepsState,
  type Workflow,
} from './steps.ts'
import { deputySchema, ruleChoice, workflowOf, workflowSchema } from './workflow-form.ts'

const NOTHING: Facts = {
  texts: [],
  offers: [],
  permission: 'none',
  platforms: [],
  isAd: false,
  isByContributor: false,
}
const inside = (...who: string[]): Step => ({
  kind: 'inside',
  roles: APPROVER_ROLES.filter(role => who.includes(role)),
  members: who.filter(each => !APPROVER_ROLES.some(role => role === each)),
  days: 0,
})
const CLIENT: Step = { kind: 'client', roles: [], members: [], days: 0 }
const rule = (when: Rule['when'], mode: Rule['mode'], who = 'owner', platform = ''): Rule => ({
  ...{ when, mode, who, platform },
})

const steps = fc.oneof(
  fc
    .tuple(fc.subarray([...APPROVER_ROLES]), fc.subarray(['a', 'b', 'c']), fc.nat(5))
    .map(([roles, members, days]): Step => ({ kind: 'inside', roles, members, days })),
  fc.constant(CLIENT),
)
const rules = fc.record({
  when: fc.constantFrom(...RULE_CONDITIONS),
  mode: fc.constantFrom(...RULE_MODES),
  who: fc.constantFrom('owner', 'a', 'd'),
  platform: fc.constantFrom('linkedin', 'x'),
})
const workflows: fc.Arbitrary<Workflow> = fc.record({
  steps: fc.array(steps, { minLength: 1, maxLength: 3 }),
  rules: fc.array(rules, { maxLength: 6 }),
})
const facts: fc.Arbitrary<Facts> = fc.record({
  texts: fc.array(fc.constantFrom('£20 a month', 'Nothing to sell', 'Join the Spring course')),
  offers: fc.subarray(['Spring course']),
  permission: fc.constantFrom('none', 'limited', 'granted'),
  platforms: fc.subarray(['linkedin', 'x']),
  isAd: fc.boolean(),
  isByContributor: fc.boolean(),
})

describe('the conditions of a rule', () => {
  it('knows a price from other figures', () => {
    for (const text of ['Only £20', 'from 1,200 €', '19.99 pounds', 'GBP 40', 'for 15 quid!', '$5'])
      expect([text, hasPrice(text)]).toEqual([text, true])
    for (const text of [
      'In 2026 I left',
      '20 people came',
      'Room 12',
      'I pounded 3 dough',
      '£',
      '12 poundstretchers',
    ])
      expect([text, hasPrice(text)]).toEqual([text, false])
  })

  it('finds an offer by its words, whatever their case, and never inside of another word', () => {
    const sold = { ...NOTHING, offers: ['Spring Course', ''] }
    const mentions = (text: string) => matchesRule(rule('mentions_offer', 'step'), { ...sold, texts: [text] })
    expect(mentions('Join my spring course: today')).toBe(true)
    expect(mentions('An offspring course')).toBe(false)
    expect(mentions('')).toBe(false)
  })

  it('matches each fact by its own rule and by no other', () => {
    const cases: readonly [Rule['when'], Partial<Facts>][] = [
      ['has_price', { texts: ['£3'] }],
      ['mentions_offer', { texts: ['The course'], offers: ['course'] }],
      ['limited_story', { permission: 'limited' }],
      ['on_platform', { platforms: ['linkedin'] }],
      ['ad_label', { isAd: true }],
      ['by_contributor', { isByContributor: true }],
    ]
    for (const [name, some] of cases)
      expect(
        RULE_CONDITIONS.filter(when => matchesRule({ when, platform: 'linkedin' }, { ...NOTHING, ...some })),
      ).toEqual([name])
  })
})

describe('the steps of a post', () => {
  it('adds a step behind the inside ones, the client behind all, and another approver to the first', () => {
    const base = [inside('reviewer'), CLIENT]
    const priced = { ...NOTHING, texts: ['£3'] }
    const keys = (added: Rule, to: Step[] = base) =>
      requiredSteps({ steps: to, rules: [added] }, priced).map(stepKey)
    expect(keys(rule('has_price', 'step'))).toEqual(['inside reviewer ', 'inside owner ', 'client'])
    expect(keys(rule('has_price', 'client'), [inside('reviewer')])).toEqual(['inside reviewer ', 'client'])
    expect(keys(rule('has_price', 'client'))).toEqual(['inside reviewer ', 'client'])
    expect(keys(rule('has_price', 'approver', 'a'))).toEqual(['inside reviewer a', 'client'])
    expect(keys(rule('has_price', 'approver', 'a'), [CLIENT])).toEqual(['inside  a', 'client'])
    expect(keys(rule('ad_label', 'step'))).toEqual(['inside reviewer ', 'client'])
  })

  it('asks whoever a rule names without a due date, behind the last inside step, and nobody twice', () => {
    const priced = { ...NOTHING, texts: ['£3'] }
    const required = (to: Step[], added: Rule) => requiredSteps({ steps: to, rules: [added] }, priced)
    const both = [inside('reviewer'), inside('admin')]
    expect(required([...both, CLIENT], rule('has_price', 'step'))).toEqual([...both, inside('owner'), CLIENT])
    expect(required(both, rule('has_price', 'step', 'a'))).toEqual([...both, inside('a')])
    expect(required(both, rule('has_price', 'client'))).toEqual([...both, CLIENT])
    for (const steps of [
      [inside('owner'), CLIENT],
      [inside('reviewer'), inside('owner')],
    ])
      expect(required(steps, rule('has_price', 'step'))).toEqual(steps)
  })

  it('tells steps apart by who is asked, whatever their order', () => {
    const [some, other] = [inside('owner', 'a', 'b'), inside('admin', 'owner', 'a')]
    const reversed = (step: Step) => ({
      ...step,
      roles: step.roles.toReversed(),
      members: step.members.toReversed(),
    })
    for (const step of [some, other]) expect(stepKey(reversed(step))).toBe(stepKey(step))
    const keys = [some, other, inside('a', 'bc'), inside('ab', 'c'), inside('owner', 'admin'), CLIENT].map(
      stepKey,
    )
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('never takes a step away, asks the client after everybody inside as it was set up, and holds each rule', () => {
    fc.assert(
      fc.property(workflows, facts, (workflow, about) => {
        const required = requiredSteps(workflow, about)
        expect(required.length).toBeGreaterThanOrEqual(workflow.steps.length)
        const matching = workflow.rules.filter(each => matchesRule(each, about))
        if (matching.length === 0) expect(required).toEqual(workflow.steps)
        for (const { mode, who } of matching) {
          if (mode === 'client') expect(required.some(({ kind }) => kind === 'client')).toBe(true)
          else
            expect(
              required.some(({ roles, members }) =>
                who === 'owner' ? roles.includes('owner') : members.includes(who),
              ),
            ).toBe(true)
        }
      }),
    )
  })

  it('is through exactly when every step was approved, whatever their order, and asks for them one by one', () => {
    fc.assert(
      fc.property(workflows, facts, (workflow, about) => {
        const required = requiredSteps(workflow, about)
        const approved: Step[] = []
        for (const step of required) {
          expect(nextStep(required, approved)).toBe(step)
          approved.push(step)
        }
        expect(nextStep(required, approved)).toBeNull()
        expect(nextStep(required, [...approved].reverse())).toBeNull()
        expect(nextStep(required, [])).toBe(required[0])
      }),
    )
  })

  it('one approval does not stand for two steps of the same people, but for one that asks more people', () => {
    expect(nextStep([inside('owner'), inside('owner')], [inside('owner')])).toEqual(inside('owner'))
    expect(nextStep([inside('owner', 'a')], [inside('owner')])).toBeNull()
    expect(nextStep([inside('owner')], [inside('owner', 'a')])).toEqual(inside('owner'))
    expect(nextStep([inside('owner', 'a', 'b')], [inside('a')])).toBeNull()
    expect(nextStep([inside('a')], [inside('a', 'b')])).toEqual(inside('a'))
    expect(nextStep([inside('owner')], [inside('owner', 'admin')])).toEqual(inside('owner'))
  })

  it('a client’s approval stands for nobody inside, and theirs not for the client', () => {
    expect(nextStep([inside('owner')], [CLIENT])).toEqual(inside('owner'))
    expect(nextStep([CLIENT], [inside('owner')])).toEqual(CLIENT)
    expect(nextStep([inside('owner'), CLIENT], [CLIENT])).toEqual(inside('owner'))
  })

  it('reads back what was stored and nothing else', () => {
    fc.assert(
      fc.property(workflows, workflow => {
        expect(readWorkflow(JSON.parse(JSON.stringify(workflow)))).toEqual(workflow)
      }),
    )
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (a, b) => {
        expect(readWorkflow({ steps: a, rules: b }).steps.length).toBeLessThanOrEqual(3)
        readStep(a)
      }),
    )
  })

  it('reads no more steps than can be set up, and leaves out what is none of ours', () => {
    const stored = (step: Step) => ({ ...step })
    const five = [1, 2, 3, 4, 5].map(days => ({ ...inside('owner'), days }))
    expect(readWorkflow({ steps: five.map(stored), rules: [] }).steps).toEqual(five.slice(0, 3))
    const odd = [null, 'client', { kind: 'boss' }, { ...CLIENT, kind: '' }, stored(CLIENT)]
    const rules = [
      7,
      { ...rule('ad_label', 'step'), when: 'always' },
      { ...rule('ad_label', 'step'), mode: 'maybe' },
      rule('ad_label', 'step'),
    ]
    expect(readWorkflow({ steps: odd, rules })).toEqual({
      steps: [CLIENT],
      rules: [rule('ad_label', 'step')],
    })
  })

  it('waits for the step that is next, and asks anew where that is another one', () => {
    expect(stepsState('waiting', inside('owner'), inside('owner'))).toBe('waiting')
    expect(stepsState('waiting', inside('owner'), CLIENT)).toBe('more')
    expect(stepsState('waiting', null, CLIENT)).toBe('more')
    expect(stepsState('approved', CLIENT, inside('owner'))).toBe('more')
    for (const state of ['none', 'changed', 'sent_back', 'over'] as const) {
      expect(stepsState(state, null, CLIENT)).toBe(state)
      expect(stepsState(state, CLIENT, null)).toBe('approved')
    }
  })

  it('belongs to Collective+ alone', () => {
    expect([null, 'creator', 'pro', 'collective'].map(tier => hasWorkflows(tier as never))).toEqual([
      ...[false, false, false, true],
    ])
  })
})

const PEOPLE: Person[] = [
  { id: 'owner', role: 'owner' },
  { id: 'ann', role: 'admin' },
  { id: 'rae', role: 'reviewer' },
  { id: 'ed', role: 'editor' },
]
const DAY = '2026-11-24'
const deputy = (some: Partial<Deputy> = {}): Deputy => ({
  ...{ memberId: 'rae', deputyId: 'ann', fromDay: '2026-11-20', toDay: '2026-11-24' },
  ...some,
})

describe('who answers a step', () => {
  const at = { people: PEOPLE, deputies: [], day: DAY }
  const ids = (step: Step, more: object = {}) => approversOf(step, { ...at, ...more }).map(({ id }) => id)

  it('is whoever it names and may approve, or the owner once nobody of them is left', () => {
    expect(ids(inside('reviewer'))).toEqual(['rae'])
    expect(ids(inside('ann', 'rae'))).toEqual(['ann', 'rae'])
    expect(ids(inside('ed'))).toEqual(['owner'])
    expect(ids(inside('gone'))).toEqual(['owner'])
    expect(ids(CLIENT)).toEqual([])
  })

  it('is a deputy too, from the first day to the last', () => {
    const withDeputy = (day: string) => approversOf(inside('reviewer'), { ...at, day, deputies: [deputy()] })
    expect(withDeputy('2026-11-20')).toContainEqual({ id: 'ann', standsInFor: 'rae' })
    expect(withDeputy('2026-11-24')).toContainEqual({ id: 'ann', standsInFor: 'rae' })
    expect(withDeputy('2026-11-19')).toHaveLength(1)
    expect(withDeputy('2026-11-25')).toHaveLength(1)
    expect(ids(inside('reviewer'), { deputies: [deputy({ deputyId: 'ed' })] })).toEqual(['rae'])
  })

  it('is nobody twice, nor who stands in for somebody who is not asked', () => {
    const owner = deputy({ deputyId: 'owner' })
    expect(ids(inside('ann', 'rae'), { deputies: [deputy()] })).toEqual(['ann', 'rae'])
    expect(ids(inside('ann', 'rae'), { deputies: [owner] })).toEqual(['ann', 'rae', 'owner'])
    expect(ids(inside('reviewer'), { deputies: [{ ...owner, memberId: 'ann' }] })).toEqual(['rae'])
  })

  it('answers for themselves or for whom they stand in, unless they asked; the owner always', () => {
    const as = (userId: string, askedBy: string | null, deputies: Deputy[] = []) =>
      answersAs(inside('reviewer'), { ...at, deputies, userId, askedBy })
    expect(as('rae', 'ed')).toEqual({ id: 'rae', standsInFor: null })
    expect(as('rae', null)).toEqual({ id: 'rae', standsInFor: null })
    expect(as('rae', 'rae')).toBeNull()
    expect(as('ann', 'ed')).toBeNull()
    expect(as('ann', 'ed', [deputy()])).toEqual({ id: 'ann', standsInFor: 'rae' })
    expect(as('ann', 'ann', [deputy()])).toBeNull()
    expect(as('ed', 'rae')).toBeNull()
    expect(as('owner', 'owner')).toEqual({ id: 'owner', standsInFor: null })
    expect(as('owner', 'ed', [deputy({ deputyId: 'owner' })])).toEqual({ id: 'owner', standsInFor: 'rae' })
    expect(answersAs(CLIENT, { ...at, userId: 'owner', askedBy: 'ed' })).toBeNull()
  })

  it('nobody may answer who may not approve, nobody but the owner what they asked themselves, nobody for a client', () => {
    const people = fc
      .uniqueArray(
        fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), role: fc.constantFrom(...TEAM_ROLES.slice(1)) }),
        {
          selector: ({ id }) => id,
        },
      )
      .map((rest): Person[] => [{ id: 'o', role: 'owner' }, ...rest])
    const who = fc.constantFrom('o', 'a', 'b', 'c', 'd', 'stranger')
    const deputies = fc.array(
      fc.record({ memberId: who, deputyId: who, fromDay: fc.constant(DAY), toDay: fc.constant(DAY) }),
      { maxLength: 3 },
    )
    fc.assert(
      fc.property(steps, people, deputies, who, who, (step, team, standing, userId, askedBy) => {
        const found = answersAs(step, { people: team, deputies: standing, day: DAY, userId, askedBy })
        const role = team.find(({ id }) => id === userId)?.role
        if (step.kind === 'client') expect(found).toBeNull()
        else if (role === 'owner') expect(found).not.toBeNull()
        else if (found) {
          expect(role && roleMay(role, 'approve')).toBe(true)
          expect(userId).not.toBe(askedBy)
        }
        if (step.kind !== 'client')
          expect(
            toldOf(step, { people: team, deputies: standing, day: DAY, askedBy }).length,
          ).toBeGreaterThan(0)
      }),
    )
  })

  it('whoever asked is not told, unless they are the owner alone; what is overdue goes to deputy and owner', () => {
    expect(toldOf(CLIENT, { ...at, askedBy: 'rae' })).toEqual([])
    expect(toldOf(inside('reviewer'), { ...at, askedBy: 'rae' })).toEqual(['owner'])
    expect(toldOf(inside('reviewer', 'admin'), { ...at, askedBy: 'rae' })).toEqual(['ann'])
    expect(escalatedTo(inside('reviewer'), at)).toEqual(['owner'])
    expect(escalatedTo(inside('reviewer'), { ...at, deputies: [deputy()] })).toEqual(['ann', 'owner'])
  })
})

describe('when a step is due', () => {
  const due = (asked: string, days: number) =>
    dueAt(new Date(asked), days, 'Europe/London', 'england-and-wales')?.toISOString()

  it('is at the end of a working day', () => {
    expect(due('2026-11-20T10:00:00Z', 1)).toBe('2026-11-24T00:00:00.000Z')
    expect(due('2026-11-20T10:00:00Z', 2)).toBe('2026-11-25T00:00:00.000Z')
    expect(due('2026-12-24T10:00:00Z', 1)).toBe('2026-12-30T00:00:00.000Z')
    expect(due('2026-11-20T10:00:00Z', 0)).toBeUndefined()
  })

  it('reminds once in the day before and calls others once it is over', () => {
    const at = new Date('2026-11-24T00:00:00Z')
    const open = { dueAt: at, remindedAt: null, escalatedAt: null }
    expect(dueNotice(open, new Date('2026-11-22T23:59:00Z'))).toBeNull()
    expect(dueNotice(open, new Date('2026-11-23T00:00:00Z'))).toBe('remind')
    expect(dueNotice({ ...open, remindedAt: at }, new Date('2026-11-23T12:00:00Z'))).toBeNull()
    expect(dueNotice({ ...open, remindedAt: at }, at)).toBe('escalate')
    expect(dueNotice({ ...open, escalatedAt: at }, new Date('2027-01-01T00:00:00Z'))).toBeNull()
  })
})

describe('the form of a workflow', () => {
  const person = '11111111-1111-4111-8111-111111111111'
  const parse = (input: object) => v.safeParse(workflowSchema, input)
  const step = (kind: string, who: string[] = [], days = '') => ({ kind, who, days })

  it('sets up what was chosen', () => {
    const form = parse({
      steps: [step('inside', ['owner', person], '2'), step('client'), step('')],
      rules: { has_price: 'step:owner', on_platform: `approver:${person}` },
      platform: 'linkedin',
    })
    if (!form.success) throw new Error('Refused')
    const workflow = workflowOf(form.output, [{ id: person, role: 'reviewer' }])
    expect(workflow).toEqual({
      steps: [{ kind: 'inside', roles: ['owner'], members: [person], days: 2 }, CLIENT],
      rules: [rule('has_price', 'step'), rule('on_platform', 'approver', person, 'linkedin')],
    })
    expect(workflow?.rules.map(ruleChoice)).toEqual(['step:owner', `approver:${person}`])
    expect(workflowOf(form.output, [])).toBeNull()
  })

  it('reads an empty choice as form parsers hand it over: not at all', () => {
    const form = parse({ steps: [step('client'), { kind: undefined, days: undefined }, {}] })
    expect(form.success && form.output.steps.map(({ kind }) => kind)).toEqual(['client', '', ''])
  })

  it('refuses gaps, nobody, a client before others, a platform that is missing, and days that are none', () => {
    const refused = (input: object) => parse(input).issues?.map(({ message }) => message) ?? []
    expect(refused({ steps: [step('')] })).toEqual(['Set up at least the first step'])
    expect(refused({ steps: [step('inside')] })).toEqual(['Choose at least one role or person'])
    expect(refused({ steps: [step('client'), step('inside', ['owner'])] })).toEqual([
      'Only one step can ask the client, and it comes last',
    ])
    expect(refused({ steps: [step('client'), step(''), step('inside', ['owner'])] })).toHaveLength(2)
    expect(refused({ steps: [step('client')], rules: { on_platform: 'client' } })).toEqual([
      'Choose the platform',
    ])
    expect(refused({ steps: [step('client', [], '21')] })).toEqual(['Enter whole working days from 0 to 20'])
    expect(refused({ steps: [step('client')], rules: { ad_label: 'everyone' } })).toEqual([
      'Choose what this rule does',
    ])
  })

  it('somebody else stands in, for a year at most', () => {
    const other = '22222222-2222-4222-8222-222222222222'
    const form = { memberId: person, deputyId: other, fromDay: '2026-11-24', toDay: '2026-11-30' }
    const ok = (some: object) => v.safeParse(deputySchema, { ...form, ...some }).success
    expect(ok({})).toBe(true)
    expect(ok({ deputyId: person })).toBe(false)
    expect(ok({ toDay: '2026-11-23' })).toBe(false)
    expect(ok({ toDay: '2027-12-31' })).toBe(false)
    expect(ok({ fromDay: 'soon' })).toBe(false)
    expect(ok({ memberId: '' })).toBe(false)
  })
})
