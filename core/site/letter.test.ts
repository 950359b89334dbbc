import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LETTER_LIMITS, letterKey, readLetter } from './letter.ts'

const LETTER = '---\nsubject: The Friday notebook\n---\nHello, this is **the letter**.\n\nMore of it.\n'

describe('a letter', () => {
  it('is named by its file, and begins beside its subject', () => {
    expect(readLetter(LETTER, '2026-12 Friday.md')).toEqual({
      ok: true,
      letter: {
        id: '2026-12-friday',
        subject: 'The Friday notebook',
        preview: 'Hello, this is the letter. More of it.',
        body: 'Hello, this is **the letter**.\n\nMore of it.',
      },
    })
  })

  it('keeps its own id and preview, whatever its file is called and whichever system wrote it', () => {
    const source = LETTER.replace('---\n', '---\nid: December\npreview: Read me\n').replaceAll('\n', '\r\n')
    for (const name of ['a.md', 'b.md'])
      expect(readLetter(source, name)).toMatchObject({
        ok: true,
        letter: { id: 'december', preview: 'Read me' },
      })
  })

  it.each([
    ['no_subject', 'Hello', 'a.md'],
    ['no_id', LETTER, '….md'],
    ['empty', '---\nsubject: Hello\n---\n\n', 'a.md'],
    ['long_subject', LETTER.replace('The', 'x'.repeat(200)), 'a.md'],
    ['too_long', LETTER + 'word '.repeat(11_000), 'a.md'],
  ])('is refused with %s', (reason, source, name) => {
    expect(readLetter(source, name)).toMatchObject({ ok: false, reason })
  })

  it('never throws and never has an id that another letter’s key could be taken for', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (body, name) => {
        const read = readLetter(`---\nsubject: A\n---\n${body}`, name)
        if (!read.ok) return
        expect(read.letter.id).toMatch(/^[a-z0-9-]{1,60}$/)
        expect(read.letter.preview.length).toBeLessThanOrEqual(LETTER_LIMITS.preview + 1)
        expect(letterKey(read.letter.id, 'r').split(':')).toHaveLength(3)
      }),
    )
  })
})
