import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { canonicalProposal, type FrozenProposal } from './frozen.ts'
import {
  arrangeLines,
  chosenPlaces,
  linePence,
  PROPOSAL_VAT_MODES,
  type ProposalLine,
  proposalTotals,
  quantityText,
} from './lines.ts'
import { PROPOSAL_MESSAGES, proposalFormSchema, readPlaces, VAT_RATES } from './schema.ts'
import { isDecidable, proposalState } from './state.ts'

const line = (over: Partial<ProposalLine> = {}): ProposalLine => ({
  title: 'Day',
  detail: '',
  quantity: 100,
  unitPence: 10_000,
  vatRate: 2000,
  isOptional: false,
  ...over,
})
const anyLine = fc.record({
  title: fc.string(),
  detail: fc.string(),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  unitPence: fc.integer({ min: 0, max: 1_000_000_000 }),
  vatRate: fc.constantFrom(...VAT_RATES),
  isOptional: fc.boolean(),
})
const anyMode = fc.constantFrom(...PROPOSAL_VAT_MODES)
const anyPlaces = fc.array(fc.integer({ min: -1, max: 12 }), { maxLength: 12 })

describe('what a proposal comes to', () => {
  it('counts VAT as its mode says, and halves by hundredths', () => {
    const lines = [line(), line({ quantity: 50, vatRate: 500 })]
    expect(proposalTotals('none', lines, [])).toEqual({
      netPence: 15_000,
      vat: [],
      vatPence: 0,
      totalPence: 15_000,
    })
    expect(proposalTotals('added', lines, [])).toEqual({
      netPence: 15_000,
      vat: [
        { rate: 500, pence: 250 },
        { rate: 2000, pence: 2000 },
      ],
      vatPence: 2250,
      totalPence: 17_250,
    })
    expect(proposalTotals('included', [line({ unitPence: 12_000 })], [])).toMatchObject({
      netPence: 10_000,
      vatPence: 2000,
      totalPence: 12_000,
    })
    expect(linePence({ quantity: 33, unitPence: 150 })).toBe(50)
    expect(quantityText(250)).toBe('2.5')
  })

  it('counts an optional line only when it is chosen', () => {
    const lines = [line(), line({ isOptional: true, unitPence: 5000 })]
    expect(proposalTotals('none', lines, []).totalPence).toBe(10_000)
    expect(proposalTotals('none', lines, [1]).totalPence).toBe(15_000)
    expect(proposalTotals('none', lines, [0, 7]).totalPence).toBe(10_000)
  })

  it('is whole pence, net and VAT together, and never less for a choice', () => {
    fc.assert(
      fc.property(anyMode, fc.array(anyLine, { maxLength: 10 }), anyPlaces, (mode, lines, places) => {
        const totals = proposalTotals(mode, lines, places)
        expect(Number.isSafeInteger(totals.totalPence)).toBe(true)
        expect(totals.netPence + totals.vatPence).toBe(totals.totalPence)
        expect(totals.totalPence).toBeGreaterThanOrEqual(proposalTotals(mode, lines, []).totalPence)
        const chosen = chosenPlaces(lines, places)
        expect(proposalTotals(mode, lines, chosen)).toEqual(totals)
        const taken = lines.filter((one, at) => !one.isOptional || chosen.includes(at))
        const sum = taken.reduce((all, one) => all + linePence(one), 0)
        expect(mode === 'added' ? totals.netPence : totals.totalPence).toBe(sum)
      }),
    )
  })
})

describe('the lines of a form', () => {
  it('move and go by their buttons, and never off the ends', () => {
    expect(arrangeLines(['a', 'b', 'c'], 'up:2')).toEqual(['a', 'c', 'b'])
    expect(arrangeLines(['a', 'b', 'c'], 'down:0')).toEqual(['b', 'a', 'c'])
    expect(arrangeLines(['a', 'b', 'c'], 'remove:1')).toEqual(['a', 'c'])
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer()),
        fc.oneof(fc.string(), fc.constantFrom('up:0', 'down:2', 'up:9')),
        (all, press) => {
          expect([...arrangeLines(all, press)].sort()).toEqual([...all].sort())
        },
      ),
    )
  })

  it('are read with their quantities and prices; an empty one is for a new line', () => {
    const read = (lines: unknown[]) =>
      safeParse(proposalFormSchema, { title: 'Team day', version: '1', lines, vatMode: 'added' })
    expect(
      read([{ title: 'Day', quantity: '2.5', unitPence: '1,200', vatRate: '2000', isOptional: 'on' }, {}])
        .output,
    ).toMatchObject({
      lines: [{ quantity: 250, unitPence: 120_000, vatRate: 2000, isOptional: true }, { title: '' }],
    })
    const issue = (lines: unknown[]) => read(lines).issues?.[0]?.message
    expect(issue([{ unitPence: '5' }])).toBe(PROPOSAL_MESSAGES.lineRequired)
    expect(issue([{ title: 'Day', quantity: '0' }])).toBe(PROPOSAL_MESSAGES.quantityInvalid)
    expect(issue([{ title: 'Day', quantity: '10001' }])).toBe(PROPOSAL_MESSAGES.quantityInvalid)
    expect(issue([{ title: 'Day', unitPence: '-5' }])).toBe(PROPOSAL_MESSAGES.priceInvalid)
    expect(issue([{ title: 'Day', quantity: '9999', unitPence: '1000000' }])).toBe(PROPOSAL_MESSAGES.tooMuch)
    expect(issue(Array.from({ length: 40 }, () => ({ title: 'a' })))).toBe(PROPOSAL_MESSAGES.tooManyLines)
    const pay = (paymentLink: string) =>
      safeParse(proposalFormSchema, { title: 'a', version: '1', paymentLink })
    expect(pay('javascript:alert(1)').issues?.[0]?.message).toBe(PROPOSAL_MESSAGES.linkInvalid)
    expect(pay('https://pay.test/x').success).toBe(true)
    expect(readPlaces(['0', '3', 'x', '-1'])).toEqual([0, 3])
  })
})

describe('what was sent', () => {
  const frozen: FrozenProposal = {
    number: 3,
    brand: 'Ada',
    person: 'Jo',
    title: 'Team day',
    introduction: '',
    terms: '',
    expiresOn: '2026-12-01',
    vatMode: 'added',
    paymentLink: '',
    lines: [line()],
  }

  it('is one text whatever the order of its parts, and another for every other content', () => {
    const turned = Object.fromEntries(Object.entries(frozen).reverse()) as unknown as FrozenProposal
    expect(canonicalProposal(turned)).toBe(canonicalProposal(frozen))
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 4 }),
        fc.array(anyLine, { maxLength: 4 }),
        (some, others) => {
          const same = JSON.stringify(some) === JSON.stringify(others)
          const texts = [some, others].map(lines => canonicalProposal({ ...frozen, lines }))
          expect(texts[0] === texts[1]).toBe(same)
        },
      ),
    )
    for (const [name, value] of Object.entries(frozen))
      if (typeof value === 'string' && name !== 'vatMode')
        expect(canonicalProposal({ ...frozen, [name]: `${value}.` })).not.toBe(canonicalProposal(frozen))
  })

  it('can be decided about until the end of its last day, and a decision outlasts it', () => {
    const sent = { status: 'sent' as const, expiresOn: '2026-11-20', isSeen: false }
    expect(proposalState(sent, '2026-11-20')).toBe('sent')
    expect(proposalState({ ...sent, isSeen: true }, '2026-11-20')).toBe('seen')
    expect(proposalState(sent, '2026-11-21')).toBe('expired')
    expect(proposalState({ ...sent, expiresOn: null }, '2099-01-01')).toBe('sent')
    fc.assert(
      fc.property(fc.constantFrom('draft', 'accepted', 'declined', 'superseded'), status => {
        const state = proposalState({ ...sent, status }, '2099-01-01')
        expect(state).toBe(status)
        expect(isDecidable(state)).toBe(false)
      }),
    )
  })
})
