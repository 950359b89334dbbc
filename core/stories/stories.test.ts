import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isCalendarDay } from '../shared/calendar-day.ts'
import { canAddStory } from './limit.ts'
import { STORY_LIMITS } from './limits.ts'
import { publishPause } from './permission.ts'
import { captureFormSchema, captureSchema, STORY_MESSAGES, storySchema } from './schema.ts'
import { asSentence, missingSpineParts } from './spine.ts'
import { suggestTitle } from './title.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe('the story form', () => {
  it('needs nothing but a title', () => {
    expect(v.parse(storySchema, { title: ' The cardigan ' })).toMatchObject({
      title: 'The cardigan',
      kind: 'everyday',
      status: 'ready',
      links: [],
      body: '',
      happenedOn: null,
      proofKind: null,
    })
    const messages = v.safeParse(storySchema, { title: '  ' }).issues?.map(issue => issue.message)
    expect(messages).toEqual([STORY_MESSAGES.titleRequired])
  })
  it('takes a title of 200 characters and not one more', () => {
    const isValid = (length: number) => v.safeParse(storySchema, { title: 'a'.repeat(length) }).success
    expect([isValid(STORY_LIMITS.title), isValid(STORY_LIMITS.title + 1)]).toEqual([true, false])
  })
  it('refuses kinds, states and days that do not exist', () => {
    const message = (over: object) => v.safeParse(storySchema, { title: 't', ...over }).issues?.[0].message
    expect(message({ kind: 'legend' })).toBe(STORY_MESSAGES.kindUnknown)
    expect(message({ status: 'maybe' })).toBe(STORY_MESSAGES.statusUnknown)
    expect(message({ happenedOn: '2026-02-31' })).toBe(STORY_MESSAGES.dateInvalid)
    expect(message({ kind: 'behind_the_scenes', happenedOn: '2026-02-28' })).toBeUndefined()
    expect(['0000-01-01', '2026-13-01', '20-1-1', '2024-02-29'].map(isCalendarDay)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
  it('take a capture of words, of what its photo shows, or of both, and none of neither', () => {
    const takes = (posted: object) => v.safeParse(captureFormSchema, posted).success
    expect(takes({ body: 'The kettle broke' })).toBe(true)
    expect(takes({ photoAlt: 'A kettle in pieces' })).toBe(true)
    expect(takes({ body: ' ', photoAlt: '' })).toBe(false)
    expect(takes({ body: 'x', photoAlt: 'y'.repeat(1501) })).toBe(false)
  })
  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), posted => {
        v.safeParse(storySchema, posted)
        v.safeParse(captureSchema, posted)
        v.safeParse(captureFormSchema, posted)
      }),
    )
  })
})

describe('the story limit', () => {
  it('refuses the 26th story on the creator plan and none on the others', () => {
    expect(canAddStory('creator', 24)).toEqual({ ok: true, left: 1 })
    expect(canAddStory('creator', 25)).toEqual({ ok: false, reason: 'story_limit_reached', limit: 25 })
    expect(canAddStory('pro', 1_000_000).ok).toBe(true)
    expect(canAddStory('collective', Number.POSITIVE_INFINITY).ok).toBe(false)
  })
  it('counts an unknown tier as creator and never throws', () => {
    expect(canAddStory(null, 25).ok).toBe(false)
    fc.assert(
      fc.property(
        fc.anything(),
        fc.anything(),
        (tier, count) => void canAddStory(tier as never, count as never),
      ),
    )
  })
})

describe('a suggested title', () => {
  it('is the first sentence when it is short', () => {
    expect(suggestTitle('she came on Tuesday, cardigan on. She stayed.')).toBe(
      'She came on Tuesday, cardigan on',
    )
    expect(suggestTitle('Why do we do this?')).toBe('Why do we do this?')
  })
  it('is the first nine words otherwise', () => {
    expect(suggestTitle('one two three four five six seven eight nine ten')).toBe(
      'One two three four five six seven eight nine…',
    )
  })
  it('is never empty, fits the form, and has no line break', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'grapheme', maxLength: 500 })), capture => {
        const title = suggestTitle(capture as never)
        expect(title).not.toBe('')
        expect(title).toBe(title.trim())
        expect(title.length).toBeLessThanOrEqual(STORY_LIMITS.title)
        expect(title).not.toMatch(/[\n\r]/)
      }),
    )
    expect(suggestTitle(' ... ')).toBe('Untitled story')
  })
})

describe('the spine', () => {
  it('knows which parts are still to be told, and ends each', () => {
    const spine = { lesson: 'ask first', situation: 'It rained', turn: 'Then she laughed!', struggle: ' ' }
    expect(missingSpineParts(spine)).toEqual(['struggle', 'result'])
    expect(asSentence('“No.”')).toBe('“No.”')
  })
  it('never doubles a full stop', () => {
    const part = fc.constantFrom('a', 'a.', 'a!', 'a?', 'a…', 'a,', 'a ', '“a.”')
    fc.assert(
      fc.property(part, text => {
        expect(asSentence(text)).not.toMatch(/[.!?…,]{2,}|”\./)
      }),
    )
  })
})

describe('permission', () => {
  const pause = (permission: string, permissionExpiresOn: string | null = null) =>
    publishPause({ permission: permission as never, permissionExpiresOn }, now)
  it('pauses posts when it was taken back, is not yet given, or has run out', () => {
    expect(['none', 'granted', 'limited', 'asked', 'revoked'].map(permission => pause(permission))).toEqual([
      null,
      null,
      null,
      'permission_pending',
      'permission_revoked',
    ])
    expect(pause('granted', '2026-11-19')).toBe('permission_expired')
    expect(pause('granted', '2026-11-20')).toBeNull()
  })
  it('reads anything', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.anything(),
        (story, when) => void publishPause(story as never, when as never),
      ),
    )
  })
})
