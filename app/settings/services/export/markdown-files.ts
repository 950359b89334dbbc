import { PLATFORM_IDS, PLATFORMS } from '#core/posts/platforms/platforms.ts'
import { readVariants } from '#core/posts/variants.ts'
import { STORY_PARTS } from '#core/settings/story-parts.ts'
import { vaultFileName } from '#core/vault/file-name.ts'
import type { ExportEntry } from './export-entry.ts'
import type { SpooledTable } from './spool-tables.ts'
import { textEntry } from './text-entry.ts'

type Row = Readonly<Record<string, unknown>>

/** Each story and each post as a Markdown file with its facts in front. */
export async function* markdownFiles(tables: readonly SpooledTable[]): AsyncGenerator<ExportEntry> {
  const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.read() ?? []
  for await (const story of rowsOf('stories'))
    yield textEntry(
      `stories/${nameOf(story)}`,
      document(story, ['kind', 'status', 'permission', 'happened_on'], storyText(story)),
    )
  for await (const post of rowsOf('content_created'))
    yield textEntry(
      `posts/${nameOf(post)}`,
      document(post, ['platform', 'status', 'published_at'], postText(post)),
    )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function nameOf(row: Row): string {
  const day = textOf(row.created_at).slice(0, 10)
  return vaultFileName({
    day,
    words: textOf(row.title) || textOf(row.body),
    id: textOf(row.id),
    ending: 'md',
  })
}

/** Front matter, whose values are JSON and so YAML, then the title and the text. */
function document(row: Row, facts: readonly string[], text: string): string {
  const lines = ['id', 'title', ...facts, 'created_at', 'updated_at'].flatMap(name => {
    const value = row[name] ?? ''
    return value === '' ? [] : [`${name}: ${JSON.stringify(value)}`]
  })
  const title = textOf(row.title).replace(/\s+/g, ' ')
  return `---\n${lines.join('\n')}\n---\n\n${title === '' ? '' : `# ${title}\n\n`}${text}\n`
}

function storyText(story: Row): string {
  return STORY_PARTS.flatMap(([part, heading]) => {
    const text = textOf(story[part])
    return text === '' ? [] : [heading === '' ? text : `## ${heading}\n\n${text}`]
  }).join('\n\n')
}

function postText(post: Row): string {
  const data = post.content_data as { variants?: unknown } | null
  const variants = readVariants(data?.variants)
  const own = PLATFORM_IDS.flatMap(id =>
    variants[id] ? [`## ${PLATFORMS[id].name}\n\n${variants[id]}`] : [],
  )
  return [textOf(post.body), ...own].join('\n\n')
}
