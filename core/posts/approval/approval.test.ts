import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { PUBLISH_PAUSE_TEXTS } from '../../stories/permission.ts'
import { TEAM_ROLES } from '../../team/roles.ts'
import { POST_STATUSES } from '../status.ts'
import {
  APPROVAL_MODES,
  approvalPause,
  canAskReview,
  mayDecide,
  PAUSE_TEXTS,
  reviewState,
} from './approval.ts'
import { approvalSchema, clientSchema, commentSchema, readComment } from './review-forms.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const later = new Date('2026-12-01T10:00:00Z')

describe('approval', () => {
  it('pauses what nobody approved only where approval is needed', () => {
    for (const mode of APPROVAL_MODES) expect(approvalPause(mode, true)).toBeNull()
    expect(approvalPause('none', false)).toBeNull()
    expect(approvalPause('inside', false)).toBe('not_approved')
    expect(approvalPause('client', false)).toBe('not_approved')
  })

  it('a request stands for the text it was about, for thirty days, until it is decided', () => {
    const open = { decision: null, isCurrent: true, expiresAt: later }
    expect(reviewState(null, NOW)).toBe('none')
    expect(reviewState(open, NOW)).toBe('waiting')
    expect(reviewState({ ...open, expiresAt: NOW }, NOW)).toBe('over')
    expect(reviewState({ ...open, decision: 'approved' }, NOW)).toBe('approved')
    expect(reviewState({ ...open, decision: 'approved', isCurrent: false }, NOW)).toBe('changed')
  })

  it('asks for nothing that is an idea, out, or on its way', () => {
    expect(POST_STATUSES.filter(status => !canAskReview(status))).toEqual([
      'idea',
      'due',
      'sending',
      'handed_over',
      'published',
    ])
  })

  it('nobody but the owner decides about their own request, and nobody inside for a client', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TEAM_ROLES), fc.boolean(), (role, isOwn) => {
        const review = { askedBy: isOwn ? 'me' : 'them' }
        expect(mayDecide(role, 'client', review, 'me')).toBe(false)
        if (mayDecide(role, 'inside', review, 'me')) expect(role === 'owner' || !isOwn).toBe(true)
      }),
    )
    expect(mayDecide('reviewer', 'inside', { askedBy: 'them' }, 'me')).toBe(true)
    expect(mayDecide('editor', 'inside', { askedBy: 'them' }, 'me')).toBe(false)
    expect(mayDecide('reviewer', 'inside', { askedBy: 'me' }, 'me')).toBe(false)
    expect(mayDecide('owner', 'inside', { askedBy: 'me' }, 'me')).toBe(true)
  })

  it('names why a post waits', () => {
    expect(PAUSE_TEXTS.not_approved).toBe('No one has approved this text yet')
    expect(PAUSE_TEXTS.campaign_paused).toBe('Its campaign is paused')
    for (const [reason, text] of Object.entries(PUBLISH_PAUSE_TEXTS))
      expect(PAUSE_TEXTS).toMatchObject({ [reason]: text })
  })
})

describe('the forms of a review', () => {
  it('a client says who they are, and why they send it back', () => {
    const ok = (input: object) => v.safeParse(clientSchema, input).success
    expect(ok({ decision: 'approved', name: 'Ines' })).toBe(true)
    expect(ok({ decision: 'sent_back', name: 'Ines' })).toBe(false)
    expect(ok({ decision: 'sent_back', name: 'Ines', comment: 'Too long' })).toBe(true)
    expect(ok({ decision: 'approved', name: ' ' })).toBe(false)
    expect(ok({ name: 'Ines' })).toBe(false)
  })

  it('say what is missing beside the field', () => {
    const said = (schema: v.GenericSchema, input: object) =>
      v.safeParse(schema, input).issues?.map(({ path, message }) => `${path?.[0]?.key}: ${message}`)
    expect(said(clientSchema, { decision: 'maybe', name: '' })).toEqual([
      'decision: Choose Approve post or Ask for changes.',
      'name: Enter your name',
    ])
    expect(said(clientSchema, { decision: 'sent_back', name: 'Ines' })).toEqual([
      'comment: Say what needs changing',
    ])
    expect(said(clientSchema, { decision: 'approved', name: 'x'.repeat(101) })?.[0]).toMatch(/^name/)
    expect(
      said(clientSchema, { decision: 'approved', name: 'Ines', comment: 'x'.repeat(2001) })?.[0],
    ).toMatch(/^comment/)
    expect(said(commentSchema, { comment: '' })).toEqual(['comment: Enter a comment'])
    expect(said(commentSchema, { comment: 'x'.repeat(2001) })?.[0]).toMatch(/^comment/)
    expect(v.parse(commentSchema, { comment: 'x'.repeat(2000) }).comment).toHaveLength(2000)
    expect(said(approvalSchema, { approval: 'all' })).toEqual(['approval: Choose who approves posts'])
    for (const approval of APPROVAL_MODES) expect(v.parse(approvalSchema, { approval })).toEqual({ approval })
  })

  it('a comment says something', () => {
    expect(v.safeParse(commentSchema, { comment: '  ' }).success).toBe(false)
    expect(readComment('  ')).toBe('')
    expect(readComment('x'.repeat(5000))).toHaveLength(2000)
  })
})
