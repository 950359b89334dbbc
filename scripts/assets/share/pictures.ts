import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sharePictureName } from '#app/design/layout/share-picture-name.ts'
import { SHARE_PICTURES, type SharePicture } from '#app/site/copy/share-pictures.ts'
import { parseMarkdown } from '#core/shared/markdown/parse.ts'

const ARTICLES = join(import.meta.dirname, '../../../app/site/copy/texts/articles')

/** What stands on every picture by the name of its file: of the public pages, and of each article. */
export async function listSharePictures(): Promise<Map<string, SharePicture>> {
  const pages = Object.entries(SHARE_PICTURES)
  const files = (await readdir(ARTICLES)).filter(name => name.endsWith('.md')).sort()
  const articles = files.map(async (file): Promise<[string, SharePicture]> => {
    const { title = '', summary = '' } = parseMarkdown(await readFile(join(ARTICLES, file), 'utf8')).facts
    return [
      `/insights/${file.replace(/\.md$/, '')}`,
      { kind: 'Article', title, line: firstSentence(summary) },
    ]
  })
  const all = [...pages, ...(await Promise.all(articles))]
  return new Map(all.map(([path, picture]) => [sharePictureName(path), picture]))
}

/** What a picture says, in one line: written into its file, so that a test can tell when it is out of date. */
export function pictureTitle({ kind, title, line }: SharePicture): string {
  return [kind, title, line].join(' | ')
}

function firstSentence(text: string): string {
  return text.match(/^.*?[.?!](?=\s|$)/)?.[0] ?? text
}
