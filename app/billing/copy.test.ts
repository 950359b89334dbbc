import { describe, expect, it } from 'vitest'
import { PLANS } from '#core/billing/plans.ts'
import { changeNotes, peopleText } from './copy.ts'

const used = { stories: 3, campaignsThisMonth: 0, creditsThisMonth: 0, people: 1, openInvitations: 0 }
const { creator, pro, collective } = PLANS

describe('the people of a workspace', () => {
  it('are those who joined; invitations are told apart', () => {
    expect(peopleText({ people: 1, openInvitations: 0 })).toBe('one person')
    expect(peopleText({ people: 2, openInvitations: 1 })).toBe('2 people and one open invitation')
    expect(peopleText({ people: 3, openInvitations: 2 })).toBe('3 people and 2 open invitations')
  })
  it('are told what a smaller plan means for them, without sums that nobody can follow', () => {
    const two = { ...used, people: 2, openInvitations: 1 }
    const notes = (to: typeof pro) => changeNotes(collective.limits, to.limits, two).join(' ')
    expect(notes(pro)).toContain('can’t be accepted while there is no free place')
    expect(notes(creator)).toContain(
      'You have 2 people and one open invitation, and this plan is for you alone.',
    )
    for (const plan of [creator, pro]) expect(notes(plan)).not.toMatch(/fewer than 1\b|3 people/)
    expect(changeNotes(creator.limits, pro.limits, used).join(' ')).toContain('You have one person now.')
  })
})
