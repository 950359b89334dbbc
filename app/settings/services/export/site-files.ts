import type { ExportWords } from '#core/settings/export-words.ts'
import { STORY_PARTS } from '#core/settings/story-parts.ts'
import { escapeHtml } from '#core/shared/escape-html.ts'
import { NOT_EXPORTED } from '#db/queries/settings/not-exported.ts'
import type { ExportEntry } from './export-entry.ts'
import { mediaName } from './file-entries.ts'
import type { SpooledTable } from './spool-tables.ts'
import { textEntry } from './text-entry.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows of one page of a table. */
const PAGE_ROWS = 500

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1.5rem}
h1,h2{line-height:1.25}article{border-top:1px solid #8886;padding:1rem 0}img,video{max-width:100%;height:auto}
p,dd,td{overflow-wrap:anywhere;white-space:pre-wrap}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem;margin:0}
dt{opacity:.75}dd{margin:0}small{opacity:.75}@media(max-width:32rem){dl{grid-template-columns:1fr}}
`

interface Site {
  readonly tables: readonly SpooledTable[]
  readonly words: ExportWords
  readonly now: Date
  /** Files that the store no longer has. */
  readonly missing: ReadonlySet<string>
}

/**
 * Pages that show an export in a browser, from the disk: no script, no address of the web, every text escaped. Comes
 * after the files, so that it shows none that is missing.
 */
export async function* siteFiles(site: Site): AsyncGenerator<ExportEntry> {
  const { tables, words } = site
  yield textEntry('site/style.css', STYLE)
  const media = await mediaByPlace(site)
  const find = (name: string) => tables.find(({ table }) => table === name)
  for (const [name, title, show] of [
    ['stories', words.stories, showStory],
    ['content_created', words.posts, showPost],
  ] as const) {
    const table = find(name)
    if (table) yield { name: `site/${name}.html`, content: listPage(table, { title, words, media, show }) }
  }
  for (const table of tables) {
    // One reading serves all pages of a table, each of which is taken whole before the next.
    const rows = table.read()
    for (let page = 1; page <= pagesOf(table); page += 1)
      yield { name: `site/tables/${pageName(table, page)}`, content: tablePage({ table, rows, page, words }) }
  }
  yield textEntry('index.html', indexPage(site))
}

const escaped = (text: string) => escapeHtml(text).replaceAll('\0', '')

/** The beginning of a page; `up` leads from it to the folder of index.html. */
function head(title: string, up: string, words: ExportWords): string {
  const back = up === '' ? '' : `<p><a href="${up}index.html">${escaped(words.back)}</a></p>\n`
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' file:; img-src 'self' file:; media-src 'self' file:">
<title>${escaped(title)}</title><link rel="stylesheet" href="${up}site/style.css"></head>
<body>${back}<main><h1>${escaped(title)}</h1>
`
}

const FOOT = '</main></body></html>\n'

const pagesOf = ({ rows }: SpooledTable) => Math.ceil(rows / PAGE_ROWS)
const pageName = ({ table }: SpooledTable, page: number) => `${table}${page === 1 ? '' : `-${page}`}.html`

interface TablePage {
  readonly table: SpooledTable
  /** Its rows from the first one of this page on. */
  readonly rows: AsyncIterator<Row>
  readonly page: number
  readonly words: ExportWords
}

async function* tablePage({ table, rows, page, words }: TablePage): AsyncGenerator<string> {
  yield head(words.tableName(table.table), '../../', words)
  const links = [
    page > 1 ? `<a href="${pageName(table, page - 1)}">${escaped(words.previous)}</a>` : '',
    page < pagesOf(table) ? `<a href="${pageName(table, page + 1)}">${escaped(words.next)}</a>` : '',
  ].filter(link => link !== '')
  if (links.length > 0) yield `<p>${links.join(' · ')}</p>\n`
  for (let at = 0; at < PAGE_ROWS; at += 1) {
    const { value: row, done } = await rows.next()
    if (done) break
    const facts = table.columns.flatMap(name => {
      const text = shown(row[name])
      return text === '' ? [] : [`<dt>${escaped(name.replaceAll('_', ' '))}</dt><dd>${escaped(text)}</dd>`]
    })
    yield `<article><dl>${facts.join('')}</dl></article>\n`
  }
  yield FOOT
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
}

interface Listed {
  readonly title: string
  readonly words: ExportWords
  readonly media: ReadonlyMap<string, readonly string[]>
  readonly show: (row: Row) => string
}

async function* listPage(table: SpooledTable, { title, words, media, show }: Listed): AsyncGenerator<string> {
  yield head(title, '../', words)
  for await (const row of table.read()) {
    const heading = shown(row.title) || words.untitled
    const pictures = (media.get(shown(row.id)) ?? []).join('')
    yield `<article><h2>${escaped(heading)}</h2>\n${show(row)}${pictures}</article>\n`
  }
  yield FOOT
}

const paragraph = (text: string) => (text === '' ? '' : `<p>${escaped(text)}</p>\n`)

function showStory(row: Row): string {
  const parts = STORY_PARTS.map(([part, heading]) => {
    const text = shown(row[part])
    return text === '' || heading === '' ? paragraph(text) : `<h3>${escaped(heading)}</h3>${paragraph(text)}`
  })
  return `<small>${escaped([row.kind, row.status, shown(row.created_at).slice(0, 10)].map(shown).join(' · '))}</small>\n${parts.join('')}`
}

function showPost(row: Row): string {
  const facts = [row.platform, row.status, shown(row.published_at ?? row.created_at).slice(0, 10)]
  return `<small>${escaped(facts.map(shown).join(' · '))}</small>\n${paragraph(shown(row.body))}`
}

/** Pictures, videos and recordings as they are shown, by the id of the post or story they belong to. */
async function mediaByPlace({ tables, missing }: Site): Promise<Map<string, string[]>> {
  const places = new Map<string, string[]>()
  const media = tables.find(({ table }) => table === 'media')
  for await (const row of media?.read() ?? []) {
    const name = mediaName(row)
    if (missing.has(name)) continue
    const place = shown(row.post_id ?? row.story_id)
    const file = String(row.mime).startsWith('audio/')
      ? `<audio controls preload="none" src="../${name}"></audio>`
      : name.endsWith('.mp4')
        ? `<video controls preload="none" src="../${name}"></video>`
        : `<img loading="lazy" src="../${name}" alt="${escaped(shown(row.alt))}">`
    places.set(place, [...(places.get(place) ?? []), `<p>${file}</p>\n`])
  }
  return places
}

function indexPage({ tables, words, now, missing }: Site): string {
  const link = (to: string, text: string) => `<li><a href="${to}">${escaped(text)}</a></li>\n`
  const filled = tables.filter(({ rows }) => rows > 0)
  const pages = filled.map(table =>
    link(`site/tables/${pageName(table, 1)}`, `${words.tableName(table.table)} (${words.rows(table.rows)})`),
  )
  const left = Object.entries(NOT_EXPORTED).map(
    ([table, why]) => `<dt>${escaped(words.tableName(table))}</dt><dd>${escaped(why)}</dd>`,
  )
  const withheld = tables.flatMap(({ table, withheld }) =>
    withheld.length > 0
      ? [`<dt>${escaped(words.tableName(table))}</dt><dd>${escaped(withheld.join(', '))}</dd>`]
      : [],
  )
  const gone =
    missing.size > 0
      ? `<h2>${escaped(words.missing)}</h2>\n<ul>${[...missing].map(name => `<li>${escaped(name)}</li>`).join('')}</ul>\n`
      : ''
  return `${head(words.title, '', words)}<p>${escaped(words.made(now))}</p>\n<p>${escaped(words.intro)}</p>
<ul>${link('site/stories.html', words.stories)}${link('site/content_created.html', words.posts)}</ul>
<h2>${escaped(words.everything)}</h2>\n<ul>${pages.join('')}</ul>\n${gone}<h2>${escaped(words.leftOut)}</h2>
<dl>${left.join('')}</dl>\n<h2>${escaped(words.leftOutColumns)}</h2>\n<p>${escaped(words.whyColumns)}</p>\n<dl>${withheld.join('')}</dl>
${FOOT}`
}
