import { expect, it } from 'vitest'
import { isEntryCurrent } from '#app/design/layout/navigation.ts'
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

it('exactly one entry is marked on each page of the Sales Hub, also on those that lie beside it', () => {
  const { groups, footerItems } = navigationFor('pro', false)
  const items = [...groups.flatMap(group => group.items), ...footerItems]
  const hub = [
    '',
    '/people',
    '/people/1',
    '/deals/1',
    '/pipeline',
    '/proposals/1',
    '/forms/1',
    '/offers',
    '/money',
  ]
  for (const path of [...hub.map(page => `/app/sales-hub${page}`), '/app/offers/1'])
    expect(
      items.filter(item => isEntryCurrent(item, path)).map(({ to }) => to),
      path,
    ).toEqual(['/app/sales-hub'])
})

it('Campaigns is marked among the tracked links, which its page leads to', () => {
  const { groups, footerItems } = navigationFor('pro', false)
  const items = [...groups.flatMap(group => group.items), ...footerItems]
  for (const path of ['/app/campaigns', '/app/campaigns/1', '/app/links', '/app/links/1'])
    expect(
      items.filter(item => isEntryCurrent(item, path)).map(({ to }) => to),
      path,
    ).toEqual(['/app/campaigns'])
})
