import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { boardParameters, isOverdue, moveParameters, readBoardAddress, readMovedDeal } from './board.ts'
import { dealDifferences } from './differences.ts'
import { nextStepDays } from './next-step-days.ts'
import { DEAL_MESSAGES, dealFormSchema, newDealFormSchema, paymentSchema } from './schema.ts'

const firstIssue = (result: { issues?: readonly { message: string }[] | undefined }) =>
  result.issues?.[0]?.message

describe('the form of a deal', () => {
  it('needs a person, and takes nothing for granted', () => {
    expect(safeParse(newDealFormSchema, { person: 'Jo', keeperId: 'nonsense' }).output).toMatchObject({
      person: 'Jo',
      title: '',
      valuePence: 0,
      chance: null,
      nextOn: null,
      nextPick: null,
      keeperId: null,
      offerId: null,
    })
    expect(firstIssue(safeParse(newDealFormSchema, {}))).toBe(DEAL_MESSAGES.personRequired)
    expect(firstIssue(safeParse(dealFormSchema, { title: ' ' }))).toBe(DEAL_MESSAGES.titleRequired)
    expect(firstIssue(safeParse(dealFormSchema, { title: 'a', valuePence: '1,50' }))).toBe(
      DEAL_MESSAGES.valueInvalid,
    )
    expect(firstIssue(safeParse(dealFormSchema, { title: 'a', chance: '101' }))).toBe(
      DEAL_MESSAGES.chanceInvalid,
    )
    expect(
      safeParse(dealFormSchema, { title: 'a', valuePence: '£1,200', chance: ' 35 ' }).output,
    ).toMatchObject({
      valuePence: 120_000,
      chance: 35,
    })
  })

  it('needs a sum and a day for a payment', () => {
    const paid = { amountPence: '19.99', paidOn: '2026-11-20' }
    expect(safeParse(paymentSchema, paid).output).toMatchObject({ amountPence: 1999, paidOn: '2026-11-20' })
    expect(firstIssue(safeParse(paymentSchema, { ...paid, amountPence: '0' }))).toBe(
      DEAL_MESSAGES.amountRequired,
    )
    expect(firstIssue(safeParse(paymentSchema, { ...paid, amountPence: '' }))).toBe(
      DEAL_MESSAGES.amountRequired,
    )
    expect(firstIssue(safeParse(paymentSchema, { amountPence: '5' }))).toBe(DEAL_MESSAGES.paidOnRequired)
  })
})

describe('the address of the pipeline', () => {
  it('comes back as it was, and leaves out what is none of its words', () => {
    const address = fc.record({
      view: fc.constantFrom('board' as const, 'table' as const),
      keeperId: fc.option(fc.uuid()),
      offerId: fc.option(fc.uuid()),
      isOverdue: fc.boolean(),
      stage: fc.constantFrom(null, 'won' as const, 'new' as const),
      page: fc.integer({ min: 1, max: 9999 }),
    })
    fc.assert(
      fc.property(address, one => {
        const params = new URLSearchParams()
        for (const [name, value] of Object.entries(boardParameters(one)))
          if (value !== null) params.set(name, String(value))
        expect(readBoardAddress(params)).toEqual(one)
        expect(readMovedDeal(params)).toBeNull()
      }),
    )
    fc.assert(
      fc.property(address, fc.uuid(), (one, dealId) => {
        const params = new URLSearchParams()
        for (const [name, value] of Object.entries(moveParameters(one, dealId)))
          if (value !== null) params.set(name, String(value))
        expect(readBoardAddress(params)).toEqual(one)
        expect(readMovedDeal(params)).toBe(dealId)
      }),
    )
    expect(readMovedDeal(new URLSearchParams('move=1'))).toBeNull()
    const odd = readBoardAddress(new URLSearchParams('view=x&keeper=1&offer=&overdue=1&stage=gone&page=-4'))
    expect(odd).toEqual({
      view: 'board',
      keeperId: null,
      offerId: null,
      isOverdue: false,
      stage: null,
      page: 1,
    })
  })

  it('knows what is overdue', () => {
    expect(isOverdue({ stage: 'new', nextOn: '2026-11-19' }, '2026-11-20')).toBe(true)
    expect(isOverdue({ stage: 'new', nextOn: '2026-11-20' }, '2026-11-20')).toBe(false)
    expect(isOverdue({ stage: 'won', nextOn: '2026-11-19' }, '2026-11-20')).toBe(false)
    expect(isOverdue({ stage: 'new', nextOn: null }, '2026-11-20')).toBe(false)
  })
})

it('offers days for the next step, later and later, none on a bank holiday', () => {
  expect(nextStepDays('2026-12-24').slice(0, 2)).toEqual([
    { day: '2026-12-29', workingDays: 1 },
    { day: '2026-12-30', workingDays: 2 },
  ])
})

it('says where two windows differ, with names rather than ids', () => {
  const saved = {
    title: 'Team day',
    valuePence: 1000,
    chance: 10,
    nextStep: '',
    nextOn: null,
    offerId: null,
    keeperId: null,
  }
  expect(dealDifferences(saved, saved, String)).toEqual([])
  expect(dealDifferences(saved, { ...saved, valuePence: 1050, offerId: 'o' }, () => 'Bread course')).toEqual([
    { label: 'Offer', saved: '', typed: 'Bread course' },
    { label: 'Value', saved: '10', typed: '10.50' },
  ])
})
