import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Pagination } from './pagination.tsx'

const shown = (page: number, pageCount: number) =>
  renderToStaticMarkup(
    <Pagination page={page} pageCount={pageCount} label="links" hrefOf={next => `/links?page=${next}`} />,
  )
const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)

it('leads to the pages before and after, and shows nothing where there is one', () => {
  expect(links(shown(2, 3))).toEqual(['/links?page=1', '/links?page=3'])
  expect(links(shown(1, 2))).toEqual(['/links?page=2'])
  expect(shown(1, 1)).toBe('')
})

it('leads back from an address past the last page, and does not count it as one', () => {
  const html = shown(99, 4)
  expect(links(html)).toEqual(['/links?page=4'])
  expect(html).toContain('There’s no page 99. The last is 4.')
})
