import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastDraft, quoteDraft, quotedText } from './draft-marks.ts'
import { namedItem } from './fuzzy-title.ts'
import { monthIn, monthKey, monthLater } from './months.ts'
import { splitPasted } from './situation.ts'

const STORIES = [
  'The bench with the name on it',
  'The quote I lost',
  'Friday, four o’clock',
  'The year the gorse failed',
  'The year of the flood',
].map(title => ({ title }))

describe('a story that is named roughly', () => {
  it.each([
    ['the bench with a name', 'The bench with the name on it'],
    ['write about that lost quote', 'The quote I lost'],
    ['quote i losed', 'The quote I lost'],
    ['friday 4 oclock', 'Friday, four o’clock'],
    ['the year the gorse faild', 'The year the gorse failed'],
    ['the flood', 'The year of the flood'],
    ['the fllod year', 'The year of the flood'],
    ['something about a holiday', null],
    ['the year', null],
    ['', null],
  ])('%s', (question, title) => {
    expect(namedItem(question, STORIES)?.title ?? null).toBe(title)
  })

  it('is found under its own title, whatever else is said', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STORIES),
        fc.constantFrom('', 'Write a post about ', 'PLEASE '),
        (story, before) => {
          expect(namedItem(before + story.title.toUpperCase(), STORIES)).toBe(story)
        },
      ),
    )
  })
})

describe('the month that is meant', () => {
  const TODAY = '2026-11-22'
  it.each([
    ['a launch in January', 'ahead', '2027-01'],
    ['a launch in november', 'ahead', '2026-11'],
    ['a launch in Dec', 'ahead', '2026-12'],
    ['a launch next month', 'ahead', '2026-12'],
    ['a launch in May', 'ahead', '2027-05'],
    ['a launch in March 2028', 'ahead', '2028-03'],
    ['what went live last month', 'back', '2026-10'],
    ['what did I post in December', 'back', '2025-12'],
    ['what did I post in October?', 'back', '2026-10'],
    ['what did I post this month', 'back', '2026-11'],
  ] as const)('%s', (question, looks, key) => {
    const month = monthIn(question, TODAY, looks)
    expect(month && monthKey(month)).toBe(key)
  })

  it('is none where none is named, nor where May is a verb', () => {
    for (const question of ['plan a launch', 'may I launch it', 'march on', 'a decent launch'])
      expect(monthIn(question, TODAY, 'ahead')).toBeNull()
  })

  it('rolls over the year in both directions', () => {
    expect(monthKey(monthLater({ year: 2026, month: 12 }, 1))).toBe('2027-01')
    expect(monthKey(monthLater({ year: 2026, month: 1 }, -1))).toBe('2025-12')
    expect(monthIn('last month', '2027-01-05', 'back')).toEqual({ year: 2026, month: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: -40, max: 40 }), (month, months) => {
        expect(monthLater(monthLater({ year: 2026, month }, months), -months)).toEqual({ year: 2026, month })
      }),
    )
  })
})

describe('a draft in a conversation', () => {
  it('comes out as it went in, whatever lines it has', () => {
    const line = fc.string({ maxLength: 40 }).map(text => text.replace(/[\n\r]/g, ''))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), lines => {
        const text = lines
          .map(one => one.trimEnd())
          .join('\n')
          .trim()
        fc.pre(text !== '')
        expect(quotedText(`Here it is:\n\n${quoteDraft(text)}\n\nRead it aloud.`)).toBe(text)
      }),
    )
  })

  it('is the newest one, with the story and platform that were last named', () => {
    const answer = (content: string) => ({ role: 'assistant' as const, content })
    expect(lastDraft([answer('Hello')])).toBeNull()
    const history = [
      answer('Here’s a draft from your story **The bench**, for LinkedIn:\n\n> One.\n> Two.'),
      { role: 'user' as const, content: 'shorter' },
      answer('Shorter:\n\n> One.'),
    ]
    expect(lastDraft(history)).toEqual({ text: 'One.', story: 'The bench', platform: 'LinkedIn' })
  })
})

describe('a text that was pasted', () => {
  it.each([
    [
      'Is this on brand: We love what we do and you will too',
      'Is this on brand',
      'We love what we do and you will too',
    ],
    [
      'Shorten this\n\nOne two three four five six seven.',
      'Shorten this',
      'One two three four five six seven.',
    ],
    ['Turn my story “The wobbly table” into a post.', 'Turn my story “The wobbly table” into a post.', ''],
    ['What should I post next?', 'What should I post next?', ''],
  ])('%s', (message, question, pasted) => {
    expect(splitPasted(message)).toEqual({ question, pasted })
  })
})
