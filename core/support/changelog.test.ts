import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inlineText } from '../shared/markdown/blocks.ts'
import { hasNews, pageOfReleases, readReleases } from './changelog.ts'

const CHANGELOG = `# Changelog

What changed.

## Unreleased

### Added

- Not yet.

## 0.2.0 (2026-11-26)

### Added

- A status page
  for everybody.
- For operators: migration 0510.

### For operators

- Run \`migrate\`.

## 0.1.0 (2026-11-20)

### Changed

- The **first** one.

## 0.0.1 (2026-11-01)

### For operators

- Only for them.
`

describe('what is new', () => {
  it('is read from the changelog: what is released, for those who use the product', () => {
    const releases = readReleases(CHANGELOG)
    expect(releases.map(({ version, day }) => [version, day])).toEqual([
      ['0.2.0', '2026-11-26'],
      ['0.1.0', '2026-11-20'],
    ])
    const [newest, first] = releases
    expect(newest?.groups.map(({ title }) => title)).toEqual(['Added'])
    expect(newest?.groups[0]?.items.map(({ content }) => inlineText(content))).toEqual([
      'A status page for everybody.',
    ])
    expect(first?.groups[0]?.title).toBe('Changed')
  })

  it('never throws, whatever the file holds', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => Array.isArray(readReleases(text))))
  })

  it('is news to whoever was there before, once', () => {
    const newest = { version: '0.2.0', day: '2026-11-26' }
    const joined = (day: string) => new Date(`${day}T12:00:00Z`)
    expect(hasNews(newest, { read: '', joinedAt: joined('2026-11-01') })).toBe(true)
    expect(hasNews(newest, { read: '0.1.0', joinedAt: joined('2026-11-26') })).toBe(true)
    expect(hasNews(newest, { read: '0.2.0', joinedAt: joined('2026-11-01') })).toBe(false)
    expect(hasNews(newest, { read: '', joinedAt: joined('2026-11-27') })).toBe(false)
    expect(hasNews(undefined, { read: '', joinedAt: joined('2026-11-01') })).toBe(false)
  })
})

it('shows every change on one page, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(60), { maxLength: 3 }), { maxLength: 4 }), sizes => {
      let count = 0
      const releases = sizes.map((groups, at) => ({
        version: `0.${sizes.length - at}.0`,
        day: '2026-11-26',
        groups: groups.map((size, place) => ({
          title: `Group ${place}`,
          items: Array.from({ length: size }, () => {
            count += 1
            return { content: [{ kind: 'text' as const, text: `Change ${count}` }], blocks: [] }
          }),
        })),
      }))
      const { pages } = pageOfReleases(releases, 1)
      const shown = Array.from({ length: pages }, (_, at) => pageOfReleases(releases, at + 1)).flatMap(page =>
        page.releases.flatMap(({ groups }) => groups.flatMap(({ items }) => items)),
      )
      expect(shown.map(({ content }) => inlineText(content))).toEqual(
        Array.from({ length: count }, (_, at) => `Change ${at + 1}`),
      )
      expect(pageOfReleases(releases, pages + 1).releases).toEqual([])
    }),
  )
})
