import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APPROVAL_MODES } from '../posts/approval/approval.ts'
import type { Step } from '../posts/approval/workflow/steps.ts'
import { type BoardCounts, type OpenReview, waitingForYou, waitsFor } from './board.ts'
import { roleMay, TEAM_ROLES, type TeamRole } from './roles.ts'

const situation = {
  people: [
    { id: 'olu', role: 'owner' as const },
    { id: 'rea', role: 'reviewer' as const },
    { id: 'adi', role: 'admin' as const },
  ],
  deputies: [],
  day: '2026-11-26',
}
const review = (over: Partial<OpenReview> = {}): OpenReview => ({
  ...{ askedBy: 'eve', hasLink: false, step: null },
  ...over,
})
const step = (over: Partial<Step>): Step => ({ kind: 'inside', roles: [], members: [], days: 0, ...over })
const seenBy = (userId: string, role: TeamRole, open: OpenReview, mode: 'inside' | 'client' = 'inside') =>
  waitsFor(open, { userId, role, mode, situation })

describe('whom an approval waits for', () => {
  it('is you where you may give it, and somebody else where you may not', () => {
    expect(seenBy('rea', 'reviewer', review())).toBe('you')
    expect(seenBy('eve', 'editor', review())).toBe('team')
    expect(seenBy('rea', 'reviewer', review({ askedBy: 'rea' }))).toBe('team')
    expect(seenBy('olu', 'owner', review({ askedBy: 'olu' }))).toBe('you')
  })

  it('is the client where they have a link or the step is theirs', () => {
    expect(seenBy('olu', 'owner', review({ hasLink: true }))).toBe('client')
    expect(seenBy('olu', 'owner', review(), 'client')).toBe('client')
    expect(seenBy('olu', 'owner', review({ step: step({ kind: 'client' }), hasLink: true }))).toBe('client')
  })

  it('is whoever the step names', () => {
    const asksAdmins = review({ step: step({ roles: ['admin'] }) })
    expect(seenBy('adi', 'admin', asksAdmins)).toBe('you')
    expect(seenBy('rea', 'reviewer', asksAdmins)).toBe('team')
    expect(seenBy('rea', 'reviewer', review({ step: step({ members: ['rea'] }) }))).toBe('you')
  })

  it('is never somebody whose role may not approve', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TEAM_ROLES.filter(role => !roleMay(role, 'approve'))),
        fc.constantFrom(...APPROVAL_MODES),
        fc.boolean(),
        fc.constantFrom(
          null,
          step({ roles: ['admin'] }),
          step({ members: ['eve'] }),
          step({ kind: 'client' }),
        ),
        (role, mode, hasLink, asked) => {
          const open = review({ hasLink, step: asked, askedBy: 'rea' })
          expect(waitsFor(open, { userId: 'eve', role, mode, situation })).not.toBe('you')
        },
      ),
    )
  })
})

it('counts what waits for you, and not what a client or somebody else has to do', () => {
  const none: BoardCounts = {
    reviews: { you: 0, client: 4, team: 5 },
    ...{ due: 0, notPublished: 0, planned: 9, requests: null, people: null, lostConnections: 0 },
  }
  expect(waitingForYou(none)).toBe(0)
  const some = {
    ...none,
    reviews: { ...none.reviews, you: 1 },
    due: 2,
    notPublished: 3,
    requests: 4,
    people: 5,
  }
  expect(waitingForYou({ ...some, lostConnections: 6 })).toBe(21)
})
