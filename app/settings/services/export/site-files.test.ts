import { expect, it } from 'vitest'
import { EXPORT_WORDS } from '#app/settings/copy/export.ts'
import { siteFiles } from './site-files.ts'
import type { SpooledTable } from './spool-tables.ts'

it('shows a long table page by page, each row once, from one reading', async () => {
  const rows = 1201
  let readings = 0
  const table: SpooledTable = {
    ...{ table: 'events', columns: ['event_name'], withheld: [], rows },
    async *read() {
      readings += 1
      for (let at = 1; at <= rows; at += 1) yield { event_name: `<event ${at}>` }
    },
  }
  const pages = new Map<string, string>()
  for await (const { name, content } of siteFiles({
    ...{
      tables: [table],
      words: EXPORT_WORDS,
      now: new Date('2026-11-20T12:00:00Z'),
      missing: new Set<string>(),
    },
  })) {
    let text = ''
    for await (const piece of content) text += piece.toString()
    if (name.startsWith('site/tables/')) pages.set(name, text)
  }
  expect([...pages.keys()]).toEqual(
    ['events', 'events-2', 'events-3'].map(name => `site/tables/${name}.html`),
  )
  const shown = [...pages.values()].flatMap(page =>
    [...page.matchAll(/&#60;event (\d+)&#62;/g)].map(match => Number(match[1])),
  )
  expect(shown).toEqual(Array.from({ length: rows }, (_, at) => at + 1))
  expect(pages.get('site/tables/events-2.html')).toContain('href="events.html"')
  expect(pages.get('site/tables/events-2.html')).toContain('href="events-3.html"')
  expect(readings).toBe(1)
})
