import { IMPORT_FIELDS } from '#core/stories/fields.ts'
import type { ImportedStory } from '#core/stories/paste.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/**
 * Adds many stories at once, at most 500, with their entries in the story bank. They keep their order: each stands a
 * millisecond before the next in the list, the first one on top.
 */
export async function insertStories(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    stories: readonly ImportedStory[]
    now: Date
  },
): Promise<number> {
  const values = input.stories.slice(0, 500).map((story, n) => ({
    ...story,
    userId: input.workspace,
    createdAt: new Date(input.now.getTime() - n),
  }))
  if (values.length === 0) return 0
  const rows = await sql`
    with added as (
      insert into stories ${sql(values, 'userId', 'createdAt', ...IMPORT_FIELDS)} returning id, user_id, created_at
    )
    insert into storybank_entries (user_id, story_id, created_at) select user_id, id, created_at from added
  `
  return rows.count
}

/** Texts and titles of stories that are there already, of those asked about: both in lower case, as they are kept. */
export async function listKnownTexts(
  sql: Sql,
  input: { workspace: WorkspaceId; prints: readonly string[] },
): Promise<string[]> {
  const rows = await sql<{ print: string }[]>`
    select distinct print from (
      select coalesce(
        nullif(btrim(regexp_replace(lower(body), '\\s+', ' ', 'g')), ''),
        btrim(regexp_replace(lower(title), '\\s+', ' ', 'g'))
      ) as print
      from stories where user_id = ${input.workspace}
    ) s
    where print = any(${input.prints.slice(0, 500)}::text[])
  `
  return rows.map(row => row.print)
}
