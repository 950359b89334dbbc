import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { POST_STATUSES } from '../posts/status.ts'
import { listQuery } from '../shared/list-address.ts'
import { REQUEST_DUES, readRequestsAddress, requestsParameters } from './address.ts'
import {
  acceptRequestSchema,
  declineRequestSchema,
  REQUEST_MESSAGES,
  visitorRequestSchema,
} from './schema.ts'
import { dueNews, POST_STATES_OF, REQUEST_STATES, requestState } from './state.ts'

const messages = (result: ReturnType<typeof safeParse<typeof visitorRequestSchema>>) =>
  result.success ? [] : result.issues.map(({ message }) => message)

describe('what is asked for', () => {
  const asked = { name: 'Jo', about: 'The new oven' }

  it('needs a name and what it is about, and nothing else', () => {
    expect(safeParse(visitorRequestSchema, asked)).toMatchObject({
      success: true,
      output: {
        name: 'Jo',
        about: 'The new oven',
        platform: '',
        format: '',
        wishedOn: null,
        email: '',
        news: false,
      },
    })
    expect(messages(safeParse(visitorRequestSchema, {}))).toEqual(
      expect.arrayContaining([REQUEST_MESSAGES.name, REQUEST_MESSAGES.about]),
    )
  })

  it('needs an email for news, and refuses one that is none', () => {
    expect(messages(safeParse(visitorRequestSchema, { ...asked, news: 'on' }))).toEqual([
      REQUEST_MESSAGES.emailForNews,
    ])
    expect(messages(safeParse(visitorRequestSchema, { ...asked, email: 'jo' }))).toEqual([
      REQUEST_MESSAGES.email,
    ])
    const typed = {
      ...asked,
      email: ' Jo@Example.test ',
      news: 'on',
      platform: 'linkedin',
      wishedOn: '2026-12-03',
    }
    expect(safeParse(visitorRequestSchema, typed)).toMatchObject({
      output: { email: 'jo@example.test', news: true, platform: 'linkedin', wishedOn: '2026-12-03' },
    })
    expect(messages(safeParse(visitorRequestSchema, { ...asked, wishedOn: '2026-02-31' }))).toEqual([
      REQUEST_MESSAGES.day,
    ])
  })

  it('is accepted with a day and declined with a reason', () => {
    expect(safeParse(acceptRequestSchema, { dueOn: '', ownerId: '' }).success).toBe(false)
    expect(safeParse(acceptRequestSchema, { dueOn: '2026-12-03', ownerId: '' }).success).toBe(true)
    expect(safeParse(declineRequestSchema, { reason: '  ' }).success).toBe(false)
  })
})

describe('the state of a request', () => {
  it('follows its post once it is accepted, and nothing before', () => {
    expect(requestState('accepted', null)).toBe('accepted')
    expect(requestState('accepted', 'idea')).toBe('accepted')
    expect(requestState('accepted', 'in_review')).toBe('in_progress')
    expect(requestState('accepted', 'held')).toBe('scheduled')
    expect(requestState('accepted', 'published')).toBe('published')
    for (const stored of ['new', 'declined', 'spam'] as const)
      for (const post of POST_STATUSES) expect(requestState(stored, post)).toBe(stored)
  })

  it('is looked for by the same states of posts as it is shown by', () => {
    for (const post of POST_STATUSES) {
      const state = requestState('accepted', post)
      if (state === 'accepted') continue
      expect(POST_STATES_OF[state as keyof typeof POST_STATES_OF]).toContain(post)
    }
  })

  it('is told once each, and never again', () => {
    expect(dueNews('new', 'new')).toBeNull()
    expect(dueNews('in_progress', 'new')).toBe('accepted')
    expect(dueNews('scheduled', 'accepted')).toBeNull()
    expect(dueNews('published', 'new')).toBe('published')
    expect(dueNews('declined', 'new')).toBe('declined')
    fc.assert(
      fc.property(
        fc.constantFrom(...REQUEST_STATES),
        fc.constantFrom('new', 'accepted', 'published', 'declined'),
        (state, told) => {
          const news = dueNews(state, told as 'new')
          if (news !== null) expect(dueNews(state, news)).toBeNull()
        },
      ),
    )
  })
})

describe('the address of the list', () => {
  it('says again what was read of it', () => {
    const addresses = fc.record({
      state: fc.constantFrom(null, ...REQUEST_STATES),
      ownerId: fc.option(fc.uuid()),
      due: fc.constantFrom(null, ...REQUEST_DUES),
      page: fc.integer({ min: 1, max: 9999 }),
    })
    fc.assert(
      fc.property(addresses, address => {
        const query = listQuery(requestsParameters(address))
        expect(readRequestsAddress(new URLSearchParams(query))).toEqual(address)
      }),
    )
  })
})
