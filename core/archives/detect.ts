import { DOCUMENTS, NOTION_ID } from './formats/documents.ts'
import { LINKEDIN_POSTS } from './formats/linkedin.ts'
import { FACEBOOK_POSTS, INSTAGRAM_POSTS } from './formats/meta.ts'
import { isPostTable } from './formats/table.ts'
import { X_LONG_POSTS, X_POSTS } from './formats/x.ts'
import { type ArchiveKind, holdsDocuments } from './kinds.ts'

/** A network's archive that was asked for as a web page, which has nothing we can tell apart. */
const WEB_PAGES = /(^|\/)(your_(instagram|facebook)_activity|your_posts[^/]*|posts_\d+)(\/.*)?\.html?$/i

/** Files beside the documents of an export that nobody wrote. */
const NO_DOCUMENT = /(^|\/)(__MACOSX\/|\.|index\.html$|archive_browser\.html$|readme\.(txt|html)$)/i

/** What a file of each kind is called within its archive. */
export function isWanted(kind: ArchiveKind, name: string): boolean {
  if (/(^|\/)(__MACOSX\/|\._)/.test(name)) return false
  switch (kind) {
    case 'x':
      return X_POSTS.test(name) || X_LONG_POSTS.test(name)
    case 'linkedin':
      return LINKEDIN_POSTS.test(name)
    case 'instagram':
      return INSTAGRAM_POSTS.test(name) && !FACEBOOK_POSTS.test(name)
    case 'facebook':
      return FACEBOOK_POSTS.test(name)
    case 'buffer':
    case 'metricool':
      return /\.(csv|tsv|txt)$/i.test(name)
    case 'notion':
    case 'documents':
      return DOCUMENTS.test(name) && !NO_DOCUMENT.test(name)
  }
}

/** In their order: the first whose files are there is meant. */
const NETWORKS = ['x', 'linkedin', 'facebook', 'instagram'] as const

/**
 * The kind of archive that files are, by their names; `web_pages` for a network's archive as web pages, which cannot be
 * read; null where names do not tell. A table needs `tellTable`.
 */
export function tellKind(names: readonly string[]): ArchiveKind | 'web_pages' | null {
  const network = NETWORKS.find(kind => names.some(name => isWanted(kind, name)))
  if (network) return network
  if (names.some(name => WEB_PAGES.test(name))) return 'web_pages'
  const documents = names.filter(name => isWanted('documents', name))
  if (documents.some(name => NOTION_ID.test(name)) || names.some(name => /(^|\/)exportblock-/i.test(name)))
    return 'notion'
  if (documents.some(name => !/\.txt$/i.test(name))) return 'documents'
  return null
}

/** Whose table of posts this is: by the file's name, else Metricool's where semicolons part it. Null for no such table. */
export function tellTable(name: string, text: string): 'buffer' | 'metricool' | null {
  if (!isPostTable(text)) return null
  if (/metricool/i.test(name)) return 'metricool'
  if (/buffer/i.test(name)) return 'buffer'
  const [line = ''] = text.split('\n', 1)
  return line.split(';').length > line.split(',').length || /\b(fecha|texto|red social)\b/i.test(line)
    ? 'metricool'
    : 'buffer'
}

/** What the one file is called that holds the posts of a network. */
const OWN_NAMES: Partial<Readonly<Record<ArchiveKind, string>>> = {
  x: 'tweets.js',
  linkedin: 'Shares.csv',
  instagram: 'posts_1.json',
  facebook: 'your_posts_1.json',
}

/** How a file of a Twitter/X archive begins that holds posts. */
const X_START = /^(\xef\xbb\xbf)?\s*window\.YTD\.(tweets?|community_tweet)\.part\d+\s*=/

/**
 * The name of a file that was sent alone, as archives call it: browsers number what was downloaded twice, and somebody who
 * says what a file is may have named it anew. One of a Twitter/X archive tells by its `start`: its first hundred bytes or
 * more, each as a character.
 */
export function nameAlone(kind: ArchiveKind | null, name: string, start = ''): string {
  const bare = name.replace(/^.*[\\/]/, '').replace(/ ?\(\d{1,3}\)(?=\.\w{1,8}$)/, '')
  if ((kind ?? 'x') === 'x' && X_START.test(start)) return isWanted('x', bare) ? bare : 'tweets.js'
  const own = kind === null ? undefined : OWN_NAMES[kind]
  const end = (of: string) => of.slice(of.lastIndexOf('.')).toLowerCase()
  return own !== undefined && kind !== null && !isWanted(kind, bare) && end(own) === end(bare) ? own : bare
}

/** Whether a file that is alone, by this name, can be of the kind. */
export function mayBeAlone(kind: ArchiveKind, name: string): boolean {
  return isWanted(kind, name) || (holdsDocuments(kind) && DOCUMENTS.test(name))
}
