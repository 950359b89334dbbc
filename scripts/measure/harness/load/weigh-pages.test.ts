import { describe, expect, it } from 'vitest'
import { weighPages } from './weigh-pages.ts'

describe('what pages weigh', () => {
  it('follows links, also those that are no more than a query of their page, and no files', async () => {
    const pages: Record<string, string> = {
      '/app/dashboard': '<a href="/app/deals?view=table&amp;page=2">Deals</a><a href="#top">Up</a>',
      '/app/deals?view=table&page=2':
        '<a href="?view=table&amp;move=1">Move</a><a href="https://example.com/app/">Elsewhere</a>',
      '/app/deals?view=table&move=1': 'Which stage?',
      '/app/deals': '<a href="/app/deals/export/csv">CSV</a><a href="/app/record.json" download>Record</a>',
    }
    const weights = await weighPages(
      async address => (pages[address] === undefined ? null : Buffer.from(pages[address])),
      { mostPages: 10 },
    )
    expect([...weights.keys()].toSorted()).toEqual(Object.keys(pages).toSorted())
    expect(weights.get('/app/deals?view=table&move=1')).toBe('Which stage?'.length)
  })
})
