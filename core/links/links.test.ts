import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isDead } from './dead.ts'
import { LINK_MESSAGES, linkFormSchema, newLinkFormSchema, placeName, placeOfChannel } from './schema.ts'
import { LINK_PLACES, linkSlug, slugEnding, slugWords } from './slug.ts'
import { readTarget, readVia, trackedTarget, VIA } from './target.ts'
import {
  hostOf,
  MACHINE_REASONS,
  machineReason,
  PURPOSE_HEADERS,
  readPurpose,
  type VisitHints,
} from './visitor.ts'

describe('the forms of a link', () => {
  it('take https addresses, a name, and a place that we know', () => {
    const form = { label: ' Course ', target: ' https://Shop.test/a ', channel: 'print', idempotencyKey: 'k' }
    expect(v.parse(newLinkFormSchema, form)).toMatchObject({ label: 'Course', target: 'https://shop.test/a' })
    const problems = (schema: typeof newLinkFormSchema | typeof linkFormSchema, over: object) =>
      v.safeParse(schema, { ...form, fallback: '', ...over }).issues?.map(({ message }) => message)
    expect(problems(newLinkFormSchema, { label: '', target: 'http://a.test', channel: 'moon' })).toEqual([
      LINK_MESSAGES.labelRequired,
      LINK_MESSAGES.targetInvalid,
      LINK_MESSAGES.channelRequired,
    ])
    expect(problems(newLinkFormSchema, { target: ' ' })).toEqual([LINK_MESSAGES.targetRequired])
    expect(problems(linkFormSchema, { label: '' })).toBeUndefined()
    expect(problems(linkFormSchema, { fallback: 'javascript:alert(1)' })).toEqual([
      LINK_MESSAGES.targetInvalid,
    ])
    expect(['instagram', 'print', 'newsletter'].map(placeOfChannel)).toEqual(['bio', 'print', 'newsletter'])
    for (const place of LINK_PLACES) expect(placeName(place)).not.toBe('')
  })
})

describe('a page that a link leads to', () => {
  it.each([
    [200, false],
    [301, false],
    [401, false],
    [403, false],
    [429, false],
    [404, true],
    [410, true],
    [503, true],
    [0, true],
    [null, null],
  ])('that answers %s: is it dead? %s', (looked, dead) => {
    expect(isDead(looked)).toBe(dead)
  })
})

describe('the slug of a link', () => {
  it('says which post, on which network, in which place', () => {
    const parts = { title: 'Why I teach it: a café’s story', network: 'linkedin', ending: 'k7m2' }
    expect(linkSlug({ ...parts, place: 'post' })).toBe('why-i-teach-it-a-cafes-story-linkedin-k7m2')
    expect(linkSlug({ ...parts, title: '日本語', place: 'bio' })).toBe('linkedin-bio-k7m2')
    expect(slugWords(`${'a'.repeat(50)} b`)).toBe('a'.repeat(40))
  })

  it('is always one that an address can carry, and read back', () => {
    const bytes = fc.uint8Array({ minLength: 4, maxLength: 8 })
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        fc.constantFrom(...LINK_PLACES),
        bytes,
        (title, network, place, chance) => {
          const slug = linkSlug({ title, network, place, ending: slugEnding(chance) })
          expect(readVia(new URLSearchParams({ [VIA]: slug }))).toBe(slug)
        },
      ),
    )
  })
})

describe('where a link leads', () => {
  const link = {
    slug: 'a-linkedin-x2',
    network: 'linkedin',
    place: 'bio',
    campaign: 'Spring Sale',
    origin: 'https://ours.test',
  } as const

  it('tells our own pages the slug, and others by UTM', () => {
    expect(trackedTarget({ ...link, target: 'https://ours.test/f/bread?a=1' })).toBe(
      'https://ours.test/f/bread?a=1&via=a-linkedin-x2',
    )
    expect(trackedTarget({ ...link, target: 'https://shop.test/x?utm_source=Mine#top' })).toBe(
      'https://shop.test/x?utm_source=Mine&utm_medium=bio&utm_campaign=spring-sale&utm_content=a-linkedin-x2#top',
    )
    expect(trackedTarget({ ...link, campaign: null, target: 'https://shop.test/' })).not.toContain(
      'utm_campaign',
    )
  })

  it('is an https address and nothing else', () => {
    expect(readTarget('https://a.test/b')).toBe('https://a.test/b')
    for (const bad of [
      'http://a.test',
      'javascript:alert(1)',
      'ftp://a.test',
      '//a.test',
      'https://u:p@a.test',
      '',
      null,
    ])
      expect(readTarget(bad)).toBeNull()
    expect(readTarget('http://localhost:3000/x', { isLocal: true })).toBe('http://localhost:3000/x')
    expect(readTarget('http://localhost.evil.test/x', { isLocal: true })).toBeNull()
  })

  it('keeps host, path and what was said, whatever the target', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), address => {
        const before = new URL(address)
        const after = new URL(trackedTarget({ ...link, target: address }))
        expect([after.host, after.pathname, after.hash]).toEqual([before.host, before.pathname, before.hash])
        for (const name of before.searchParams.keys())
          expect(after.searchParams.getAll(name)).toEqual(before.searchParams.getAll(name))
        expect(trackedTarget({ ...link, target: after.href })).toBe(after.href)
      }),
    )
  })
})

describe('who follows a link', () => {
  const SAFARI =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'
  const person: VisitHints = {
    method: 'GET',
    userAgent: SAFARI,
    purpose: '',
    referrer: '',
    isKnownRobot: false,
  }

  it.each<[string, Partial<VisitHints>, string | null]>([
    ['a person', {}, null],
    ['a person from another page', { referrer: 'https://www.linkedin.com/' }, null],
    ['a look whether it works, with a telephone’s name', { method: 'HEAD' }, 'head'],
    ['a browser that loads in advance', { purpose: 'prefetch;prerender' }, 'prefetch'],
    [
      'a Mastodon server',
      { userAgent: 'http.rb/5.1.1 (Mastodon/4.2.8; +https://a.test/)', isKnownRobot: true },
      'preview',
    ],
    ['a program', { userAgent: 'curl/8.0', isKnownRobot: true }, 'robot'],
    ['nobody’s name', { userAgent: ' ' }, 'no_agent'],
    ['Mimecast with a browser’s name', { referrer: 'https://protect-eu.mimecast.com/s/x' }, 'scanner'],
    ['Teams with a browser’s name', { referrer: 'https://statics.teams.cdn.office.net/' }, 'scanner'],
    ['Teams’ own page', { referrer: 'https://teams.microsoft.com/l/message/x' }, 'scanner'],
    ['Mimecast’s second host', { referrer: 'https://url.uk.m.mimecastprotect.com/s/x' }, 'scanner'],
    ['another host that ends alike', { referrer: 'https://notmimecast.com/' }, null],
    [
      'Instagram on a Pixel, whatever a list says',
      {
        userAgent:
          'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Chrome/124.0 Mobile Safari/537.36 Instagram 329.0.0.41.93 Android (34/14; 420dpi; Google/google; Pixel 8)',
        isKnownRobot: true,
      },
      null,
    ],
  ])('%s', (_, over, reason) => {
    expect(machineReason({ ...person, ...over })).toBe(reason)
  })

  it.each(
    PURPOSE_HEADERS.flatMap(name =>
      ['prefetch', 'prefetch;prerender', 'prerender', 'Prefetch', 'preview'].map(
        said => [name, said] as const,
      ),
    ),
  )('is nobody yet when %s says %s', (name, said) => {
    for (const header of [name, name.toLowerCase()])
      expect(machineReason({ ...person, purpose: readPurpose(new Headers({ [header]: said })) })).toBe(
        'prefetch',
      )
    expect(readPurpose(new Headers({ [name]: 'navigate', Accept: 'prefetch' }))).toBe('navigate')
    expect(machineReason({ ...person, purpose: readPurpose(new Headers()) })).toBeNull()
  })

  it('is decided for whatever is sent, and a HEAD never counts as a person', () => {
    fc.assert(
      fc.property(
        fc.record({
          userAgent: fc.string(),
          purpose: fc.string(),
          referrer: fc.string(),
          isKnownRobot: fc.boolean(),
        }),
        hints => {
          const reason = machineReason({ ...hints, method: 'GET' })
          expect(reason === null || MACHINE_REASONS.includes(reason)).toBe(true)
          expect(machineReason({ ...hints, method: 'HEAD' })).toBe('head')
          expect(hostOf(hints.referrer).length).toBeLessThanOrEqual(255)
        },
      ),
    )
  })
})
