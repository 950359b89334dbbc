import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockText } from '../../shared/markdown/blocks.ts'
import { parseMarkdown } from '../../shared/markdown/parse.ts'
import { linkCitations } from './citation-marks.ts'
import { addressMark, escapeMarkdown } from './escape-markdown.ts'
import { noteDifferences, readTags } from './note.ts'
import { QUOTABLE, quotableSentences } from './sentences.ts'
import { type CitationText, writeNote, writeNotes } from './write-markdown.ts'

const CITATION: CitationText = {
  number: 1,
  title: 'A *sale* on [tables](https://evil.example)',
  quote: 'Buy <script>alert(1)</script>\n\n# now',
  source: 'One | two',
  address: 'https://one.example/a?b=1',
  publishedAt: new Date('2026-11-03T10:00:00Z'),
  citedAt: new Date('2026-11-24T10:00:00Z'),
}
const NOTE = {
  title: 'What they charge',
  body: 'They went **down** [1]. Not a source: [7].',
  tags: ['price'],
  competitor: 'Flat Pack Friends',
  updatedAt: new Date('2026-11-24T10:00:00Z'),
  citations: [CITATION, { ...CITATION, number: 3, title: 'Second', address: '' }],
}

describe('a note as Markdown', () => {
  it('has a footnote for each citation, and what was quoted means nothing in it', () => {
    expect(writeNote(NOTE, { timeZone: 'Europe/London' })).toBe(
      [
        '# What they charge',
        '',
        'Last changed 24 November 2026. Competitor: Flat Pack Friends. Tags: price',
        '',
        'They went **down** [^source-1]. Not a source: [7].',
        '',
        'Also cited: [^source-3]',
        '',
        '[^source-1]: “Buy \\<script\\>alert\\(1\\)\\</script\\> \\# now” A \\*sale\\* on \\[tables\\]\\(https\\://evil.example\\), One \\| two, 3 November 2026. <https://one.example/a?b=1> Cited 24 November 2026.',
        '[^source-3]: “Buy \\<script\\>alert\\(1\\)\\</script\\> \\# now” Second, One \\| two, 3 November 2026. Cited 24 November 2026.',
        '',
      ].join('\n'),
    )
  })

  it('keeps the footnotes of several notes apart', () => {
    const file = writeNotes([NOTE, { ...NOTE, title: 'Again' }], { timeZone: 'Europe/London' })
    for (const label of ['[^note-1-source-1]:', '[^note-2-source-1]:', '# Again', '\n---\n'])
      expect(file).toContain(label)
  })

  it('shows whatever was said to the letter, as plain text', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .array(
          fc.constantFrom(
            '`',
            '*',
            '_',
            '[',
            ']',
            '(',
            ')',
            '<b>',
            '&amp;',
            '\\',
            '\n',
            '# ',
            '1. ',
            '- ',
            '> ',
            '~~',
            '|',
            '![',
            'https://x.example',
            'www.x.example',
            'a@b.example',
            '$$',
            '[^1]',
            'x',
            ' ',
          ),
          { maxLength: 16 },
        )
        .map(parts => parts.join('')),
    )
    fc.assert(
      fc.property(nasty, said => {
        const shown = said.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
        const { blocks } = parseMarkdown(`x ${escapeMarkdown(said)}`)
        expect(blocks).toHaveLength(1)
        const [block] = blocks
        expect(block?.kind === 'paragraph' && block.content.every(({ kind }) => kind === 'text')).toBe(true)
        expect(blockText(blocks).trim()).toBe(`x ${shown}`.trim())
        const alone = parseMarkdown(escapeMarkdown(said)).blocks
        expect(blockText(alone)).toBe(shown)
        expect(alone.every(({ kind }) => kind === 'paragraph')).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('links an address only where nothing in it can close the link', () => {
    expect(addressMark('https://x.example/a')).toBe('<https://x.example/a>')
    for (const bad of ['javascript:alert(1)', 'https://x.example/> [a](b)', 'https://x.example/\n# a', ''])
      expect(addressMark(bad)).not.toMatch(/^</)
  })
})

describe('what a note cites', () => {
  it('is linked where its number stands, and no other number is', () => {
    const { blocks } = parseMarkdown('See [1] and [2], **also [1]**.\n\n- `[1]` is code')
    const linked = JSON.stringify(linkCitations(blocks, new Set([1])))
    expect(linked.match(/#citation-1/g)).toHaveLength(2)
    expect(linked).not.toContain('#citation-2')
    expect(blockText(linkCitations(blocks, new Set([1])))).toBe(blockText(blocks))
  })

  it('is a sentence of the item, or its title', () => {
    expect(quotableSentences({ title: 'A sale', summary: 'First. Second one! A sale' })).toEqual([
      'First.',
      'Second one!',
      'A sale',
    ])
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 3000 }), (title, summary) => {
        const sentences = quotableSentences({ title, summary })
        expect(sentences.length).toBeLessThanOrEqual(QUOTABLE.sentences)
        expect(sentences.every(({ length }) => length > 0 && length <= QUOTABLE.characters)).toBe(true)
      }),
    )
  })
})

describe('the form of a note', () => {
  it('reads tags, each once', () => {
    expect(readTags(' Price, #price ,  Spring   fair,,\nUK')).toEqual(['price', 'spring fair', 'uk'])
  })

  it('names what differs', () => {
    const saved = { title: 'A', body: 'x', tags: ['b'], competitorId: 'c1' }
    expect(
      noteDifferences(saved, { ...saved, body: 'y', competitorId: null }, id => `name of ${id}`),
    ).toEqual([
      { label: 'Text', saved: 'x', typed: 'y' },
      { label: 'Competitor', saved: 'name of c1', typed: '' },
    ])
  })
})
