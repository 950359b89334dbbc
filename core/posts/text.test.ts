import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BODY_LIMIT, PLATFORM_IDS } from './platforms/platforms.ts'
import type { PostText } from './schema.ts'
import {
  emptyPost,
  isSamePost,
  POST_FIELDS,
  postDifferences,
  postEntries,
  readPostedText,
  readPostForm,
  readPostText,
} from './text.ts'

const full: PostText = {
  title: 'A',
  body: 'Saved',
  platform: 'linkedin',
  goal: 'Teach one thing',
  format: 'carousel',
  pillarId: '0b8f2a9e-6f0e-4a58-9d0a-0f6f2f3f4a5b',
  campaignId: '1b8f2a9e-6f0e-4a58-9d0a-0f6f2f3f4a5b',
  offer: 'A course',
  variants: { twitter: 'Short' },
}
const fieldsOf = (text: PostText) => {
  const entries = new Map(postEntries(text))
  return (name: string) => entries.get(name) ?? null
}

describe('a post', () => {
  it('survives being stored, shown in a form and posted', () => {
    expect(Object.keys(full)).toEqual(POST_FIELDS)
    expect(readPostText(name => full[name])).toEqual(full)
    expect(readPostForm(fieldsOf(full))).toEqual(full)
    expect(readPostedText(fieldsOf(full))).toEqual(full)
  })

  it('says nothing where nothing can be read', () => {
    const nothing = { ...emptyPost('blog') }
    expect(nothing).toEqual({ ...nothing, title: '', body: '', format: '', variants: {} })
    fc.assert(
      fc.property(fc.anything(), value => {
        expect(Object.keys(readPostText(() => value))).toEqual(POST_FIELDS)
        expect(Object.keys(readPostedText(() => value))).toEqual(POST_FIELDS)
      }),
    )
  })

  it('takes no value that is no text, and a blog for a platform that is unknown', () => {
    const odd = readPostText(name => (name === 'platform' ? 'myspace' : 3))
    expect(odd).toEqual(emptyPost('blog'))
  })

  it('is cut to the limit of each field when it is posted unfinished', () => {
    const long = readPostedText(() => 'a'.repeat(BODY_LIMIT + 1))
    expect([long.title.length, long.body.length, long.pillarId.length]).toEqual([200, BODY_LIMIT, 36])
    expect(long.variants.twitter).toHaveLength(BODY_LIMIT)
  })

  it('is another post as soon as one field is another', () => {
    expect(isSamePost(full, { ...full })).toBe(true)
    for (const [name] of postEntries(full)) {
      const field = fieldsOf(full)
      const other = readPostForm(each => (each === name ? '' : field(each)))
      expect(isSamePost(full, other)).toBe(field(name) === '')
    }
    expect(isSamePost(full, { ...full, platform: 'threads' })).toBe(false)
  })
})

describe('postDifferences', () => {
  it('names each field that differs, with the platform by its name', () => {
    const saved = { ...emptyPost('linkedin'), title: 'A', body: 'Saved' }
    expect(postDifferences(saved, { ...saved, body: 'Typed', platform: 'tiktok' })).toEqual([
      { label: 'Your post', saved: 'Saved', typed: 'Typed' },
      { label: 'Platform', saved: 'LinkedIn', typed: 'TikTok' },
    ])
    expect(postDifferences(full, { ...full, variants: {}, pillarId: '', format: 'thread' })).toEqual([
      { label: 'Format', saved: 'Carousel', typed: 'Thread' },
      { label: 'Version for Twitter', saved: 'Short', typed: '' },
    ])
  })

  it('compares words as they were typed, but for white space round them', () => {
    const saved = { ...emptyPost('linkedin'), title: 'X', body: 'carousel', goal: 'Teach' }
    expect(postDifferences(saved, { ...saved, title: 'Twitter', body: 'Carousel', goal: ' Teach ' })).toEqual(
      [
        { label: 'Title', saved: 'X', typed: 'Twitter' },
        { label: 'Your post', saved: 'carousel', typed: 'Carousel' },
      ],
    )
  })

  it('says nothing of ids, and has a name of its own for every other field', () => {
    const nothing = { ...full, campaignId: '', pillarId: '' }
    expect(postDifferences(full, nothing)).toEqual([])
    const other = { ...full, title: 'B', goal: 'Sell', offer: 'A book' }
    expect(postDifferences(full, other).map(({ label }) => label)).toEqual([
      'Title',
      'Purpose',
      'Related offer',
    ])
  })

  it('finds nothing between a post and itself', () => {
    const post = fc.record({
      title: fc.string(),
      body: fc.string(),
      goal: fc.string(),
      platform: fc.constantFrom(...PLATFORM_IDS),
    })
    fc.assert(
      fc.property(post, fields => {
        const text = { ...full, ...fields }
        return postDifferences(text, { ...text }).length === 0
      }),
    )
  })
})
