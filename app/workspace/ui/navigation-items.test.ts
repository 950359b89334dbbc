import { expect, it } from 'vitest'
import { TIERS } from '#core/billing/tiers.ts'
import { navigationFor } from './navigation-items.tsx'

const articles = Object.values(
  import.meta.glob<string>('../../support/copy/*.md', { query: '?raw', import: 'default', eager: true }),
)

it('every page of the sidebar is explained by a help article', () => {
  for (const tier of TIERS) {
    const { groups, footerItems } = navigationFor(tier, false)
    for (const { to } of [...groups.flatMap(({ items }) => items), ...footerItems])
      expect(
        articles.some(article => article.includes(`](${to.split('?')[0]})`)),
        to,
      ).toBe(true)
  }
})

it('news are shown at Support alone, and only while there are any', () => {
  const marked = (hasNews: boolean) =>
    navigationFor('pro', hasNews)
      .footerItems.filter(({ news }) => news)
      .map(({ to }) => to)
  expect(marked(true)).toEqual(['/app/support'])
  expect(marked(false)).toEqual([])
})
