import { readDay } from '../../analytics/networks/read-day.ts'
import { htmlText } from '../../shared/html/html-text.ts'
import type { ArchiveFile, Collector } from '../item.ts'
import { markdownText } from '../text/markdown-text.ts'

/** Files that are documents. A .docx arrives as the HTML it was made into. */
export const DOCUMENTS = /\.(md|markdown|html?|txt|docx)$/i
/** What Notion puts behind the title in a file's name. */
export const NOTION_ID = /[ _-][0-9a-f]{32}(?=(_all)?\.\w+$)/i

/** Properties of a page that say when it was written. */
const DATES = /^(created|created time|date created|date|published|publish date|written)$/i
const PROPERTY = /^[\p{L}][\p{L}\p{N} _-]{0,40}: .{1,500}$/u

/** Documents, each with its title and its text without marks. */
export function readDocuments(
  files: readonly ArchiveFile[],
  { isNotion, today }: { readonly isNotion: boolean; readonly today: string },
  to: Collector,
): void {
  for (const file of files) {
    if (!DOCUMENTS.test(file.name)) continue
    const { title, text, day } = readDocument(file, isNotion, today)
    const at = day === null ? null : Date.parse(`${day}T12:00:00Z`)
    // A title alone tells nothing.
    to.add({ title: title || titleOf(file.name), text, at })
  }
}

interface Document {
  readonly title: string
  readonly text: string
  readonly day: string | null
}

function readDocument({ name, text }: ArchiveFile, isNotion: boolean, today: string): Document {
  if (/\.(html?|docx)$/i.test(name)) return { ...htmlText(text), day: null }
  if (/\.txt$/i.test(name)) return { title: '', text: text.replace(/^\ufeff/, ''), day: null }
  const source = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const { rest, properties } = isNotion ? takeProperties(source) : { rest: source, properties: {} }
  const read = markdownText(rest)
  const told = Object.entries({ ...read.facts, ...properties }).find(([key]) => DATES.test(key))?.[1] ?? ''
  return {
    title: read.facts.title || read.title,
    text: read.text,
    day: readDay(told, { order: 'day', today }),
  }
}

/** Notion writes the properties of a page below its title, a line each, before the text. */
function takeProperties(source: string): { rest: string; properties: Record<string, string> } {
  const [title = '', blank, ...lines] = source.split('\n')
  if (!title.startsWith('# ') || blank !== '') return { rest: source, properties: {} }
  const end = lines.findIndex(line => !PROPERTY.test(line))
  const own = lines.slice(0, end < 0 ? lines.length : end)
  if (own.length === 0 || (end >= 0 && lines[end] !== '')) return { rest: source, properties: {} }
  const properties = own.map(
    line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const,
  )
  return {
    rest: [title, '', ...lines.slice(own.length)].join('\n'),
    properties: Object.fromEntries(properties),
  }
}

function titleOf(name: string): string {
  return name
    .replace(/^.*\//, '')
    .replace(NOTION_ID, '')
    .replace(/\.\w+$/, '')
    .trim()
}
