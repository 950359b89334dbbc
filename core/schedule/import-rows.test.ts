import { describe, expect, it } from 'vitest'
import { BODY_LIMIT } from '../posts/platforms/platforms.ts'
import { MOST_ROWS } from './import-limits.ts'
import { importKey, readImport, skipScheduled } from './import-rows.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const NAMES = ['date', 'time', 'platform', 'text', 'title', 'zone']
const read = (rows: string[][], names = NAMES) =>
  readImport([names, ...rows], { timeZone: 'Europe/London', now: NOW })
const first = (cells: string[], names = NAMES) => read([cells], names)[0]
const row = (
  over: Partial<Record<'date' | 'time' | 'platform' | 'text' | 'title' | 'zone', string>> = {},
) => {
  const cells = {
    date: '2026-11-24',
    time: '09:30',
    platform: 'x',
    text: 'Hello',
    title: '',
    zone: '',
    ...over,
  }
  return [cells.date, cells.time, cells.platform, cells.text, cells.title, cells.zone]
}

describe('a row of a file', () => {
  it('is counted from 1, without the line of names', () => {
    expect(read([row(), row(), row()]).map(({ line }) => line)).toEqual([1, 2, 3])
    expect(readImport([], { timeZone: 'UTC', now: NOW })).toEqual([])
  })

  it('is read by the names of its columns, also behind the mark at the beginning of a file', () => {
    expect(
      first(['Hello', '09:30', '2026-11-24', 'x'], ['Text', ' TIME ', '\uFEFFDate', 'platform'])?.entry,
    ).toEqual({
      at: new Date('2026-11-24T09:30:00Z'),
      timeZone: 'Europe/London',
      platform: 'twitter',
      title: '',
      body: 'Hello',
    })
    expect(first(row(), ['date', 'time', 'platform', 'te\uFEFFxt'])?.problem).toBe('There’s no text.')
  })

  it('is trimmed, and its title kept to 200 characters', () => {
    const entry = first(row({ date: ' 2026-11-24 ', time: ' 9:30 ', title: ` ${'t'.repeat(201)} ` }))?.entry
    expect(entry?.at).toEqual(new Date('2026-11-24T09:30:00Z'))
    expect(entry?.title).toBe('t'.repeat(200))
  })

  it('is shown by its title, else the first line of its text, else its cells', () => {
    expect(first(row({ title: 'Title' }))?.shown).toBe('Title')
    expect(first(row({ text: 'One\nTwo' }))?.shown).toBe('One')
    expect(first(row({ text: '' }))?.shown).toBe('2026-11-24, 09:30, x, , , ')
    expect(first(row({ text: 'x'.repeat(121) }))?.shown).toBe('x'.repeat(120))
  })

  it.each([
    ['Enter the date like this: 2026-11-24.', { date: '24/11/2026' }],
    ['Choose a day from 1 January 2000 to 31 December 2100.', { date: '2101-01-01' }],
    ['Enter the time like this: 09:30.', { time: 'noon' }],
    ['We don’t know this platform.', { platform: 'myspace' }],
    ['We don’t know this time zone.', { zone: 'Mars' }],
    ['There’s no text.', { text: '' }],
    ['The text is longer than 10,000 characters.', { text: 'x'.repeat(BODY_LIMIT + 1) }],
    ['This time has passed.', { date: '2026-11-20', time: '10:00' }],
  ])('says “%s”', (problem, over) => {
    expect(first(row(over))).toMatchObject({ line: 1, problem, entry: null })
  })

  it('may be as long as a post, and a minute ahead', () => {
    expect(first(row({ text: 'x'.repeat(BODY_LIMIT) }))?.problem).toBeNull()
    expect(first(row({ date: '2026-11-20', time: '10:01' }))?.problem).toBeNull()
  })

  it('is read up to the most rows of a file', () => {
    expect(read(Array.from({ length: MOST_ROWS + 1 }, () => row()))).toHaveLength(MOST_ROWS)
  })
})

it('the same post is the same however it is spaced and written, and another is another', () => {
  const post = { platform: 'twitter', at: NOW, body: 'Hello there' }
  const key = importKey(post)
  expect(importKey({ ...post, body: '  hello \n THERE ' })).toBe(key)
  for (const other of [
    { ...post, body: 'Hellothere' },
    { ...post, body: 'Goodbye you' },
    { ...post, platform: 'linkedin' },
    { ...post, at: new Date(0) },
  ])
    expect(importKey(other)).not.toBe(key)
})

it('a row that cannot be scheduled keeps its own problem', () => {
  const [wrong] = skipScheduled(read([row({ time: 'noon' })]), [])
  expect(wrong?.problem).toBe('Enter the time like this: 09:30.')
})
