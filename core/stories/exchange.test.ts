import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCalendarDay } from '../shared/calendar-day.ts'
import { excerptParts, MARK } from './excerpt.ts'
import { STORY_LIMITS } from './limits.ts'
import { guessColumns, IMPORT_LIMIT, markDuplicates, readPaste, readRows } from './paste.ts'

describe('pasted text', () => {
  it('is one story for each block, or for each line when there are no blocks', () => {
    const titles = (text: string) => readPaste(text).stories.map(story => story.title)
    expect(titles('The kettle broke.\nWe laughed.\n\n  \n2) Ines slept again.')).toEqual([
      'The kettle broke',
      'Ines slept again',
    ])
    expect(titles('- The kettle broke\r\n- Ines slept again\r\n***')).toEqual([
      'The kettle broke',
      'Ines slept again',
    ])
    expect(readPaste('  \n ').stories).toEqual([])
  })
  it('loses no words, fits what we keep, and says what was too much', () => {
    const block = fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,12}){0,6}$/)
    fc.assert(
      fc.property(fc.array(block, { maxLength: 30 }), blocks => {
        const read = readPaste(blocks.join('\n\n'))
        expect(read.stories.map(story => story.body)).toEqual(blocks)
        expect(read.beyond).toBe(0)
      }),
    )
    const many = readPaste(Array.from({ length: IMPORT_LIMIT + 3 }, (_, n) => `Story ${n}`).join('\n'))
    expect([many.stories.length, many.beyond]).toEqual([IMPORT_LIMIT, 3])
    expect(readPaste('a'.repeat(STORY_LIMITS.body + 1)).shortened).toBe(1)
  })
  it('reads anything', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'grapheme', maxLength: 500 })), text => {
        for (const story of readPaste(text as never).stories) {
          expect(story.title).not.toBe('')
          expect(story.title.length).toBeLessThanOrEqual(STORY_LIMITS.title)
          expect(story.body.length).toBeLessThanOrEqual(STORY_LIMITS.body)
        }
      }),
    )
  })
})

describe('a table', () => {
  it('is read by its headings, each field once', () => {
    expect(guessColumns(['Title', 'What happened', 'Turning-point', 'Date', 'Colour', 'title'])).toEqual([
      'title',
      'body',
      'turn',
      'happenedOn',
      '',
      '',
    ])
  })
  it('becomes stories, with kinds and days as people write them', () => {
    const columns = guessColumns(['title', 'story', 'kind', 'date'])
    const { stories } = readRows(
      [
        ['The kettle', 'It broke', 'Behind the scenes', '28/02/2026'],
        ['', "'=No title here", 'legend', '2026-02-31'],
        ['', '', 'client', '2026-01-01'],
      ],
      columns,
    )
    expect(stories.map(({ title, kind, happenedOn }) => [title, kind, happenedOn])).toEqual([
      ['The kettle', 'behind_the_scenes', '2026-02-28'],
      ['=No title here', 'everyday', null],
    ])
  })
  it('never yields what the story form would refuse', () => {
    const cells = fc.array(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 6 }), {
      maxLength: 10,
    })
    fc.assert(
      fc.property(cells, rows => {
        const columns = guessColumns(['title', 'body', 'lesson', 'emotion', 'date', 'kind'])
        for (const story of readRows(rows, columns).stories) {
          expect(story.title).not.toBe('')
          expect(JSON.stringify(story)).not.toContain('\\u0000')
          expect(story.emotion.length).toBeLessThanOrEqual(STORY_LIMITS.emotion)
          expect(story.happenedOn === null || isCalendarDay(story.happenedOn)).toBe(true)
        }
      }),
      { numRuns: 25 },
    )
  })
})

it('marks what is there already and what came twice', () => {
  const story = (body: string, title = 't') => ({ title, body })
  const prints = new Set(['the kettle broke'])
  expect(
    markDuplicates([story('The  Kettle broke'), story('New'), story('new '), story('', 'New')], prints),
  ).toEqual([true, false, true, true])
})

describe('an excerpt', () => {
  it('keeps its text, with what was found apart', () => {
    const { start, end } = MARK
    expect(excerptParts(`The ${start}kettle${end} broke`)).toEqual([
      { text: 'The ', isFound: false },
      { text: 'kettle', isFound: true },
      { text: ' broke', isFound: false },
    ])
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(start, end, 'a', 'b ', '<') }), excerpt => {
        const parts = excerptParts(excerpt)
        expect(parts.map(part => part.text).join('')).toBe(excerpt.replace(/[\ue000\ue001]/g, ''))
        expect(parts.every(part => part.text !== '')).toBe(true)
      }),
    )
  })
})
