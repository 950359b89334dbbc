import type { ImportedStory } from '#core/stories/paste.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, nullable, type RowOf, rowShape, uuid } from '../../row.ts'

export const storyImportShape = rowShape('story_imports', {
  id: uuid,
  total: integer,
  added: integer,
  existing: integer,
  leftOut: integer,
  createdAt: instant,
  finishedAt: nullable(instant),
})

/** How far a long import is: `added`, `existing` and `leftOut` together are what is done of `total`. */
export type StoryImport = RowOf<typeof storyImportShape>

/** Notes an import that is to be done in the background: a JSON list of `count` stories, of the shape `ImportedStory`. */
export async function insertStoryImport(
  sql: Sql,
  input: { workspace: WorkspaceId; stories: string; count: number; now: Date },
): Promise<{ id: string }> {
  const [row] = await sql<{ id: string }[]>`
    insert into story_imports (user_id, stories, total, created_at)
    values (${input.workspace}, ${input.stories}::text::jsonb, ${input.count}, ${input.now})
    returning id
  `
  if (!row) throw new Error('the import was not inserted')
  return row
}

/** How far an import of this workspace is; null when there is none of that id. */
export async function findStoryImport(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<StoryImport | null> {
  const [row] = await sql<StoryImport[]>`
    select ${sql(storyImportShape.names)} from story_imports where user_id = ${workspace} and id = ${id}
  `
  return row ?? null
}

/** The next stories of an import, which stays locked until the transaction ends; none when it is finished or not there. */
export async function lockNextStories(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; limit: number },
): Promise<ImportedStory[]> {
  const [row] = await sql<{ done: number }[]>`
    select added + existing + left_out as done from story_imports
    where user_id = ${input.workspace} and id = ${input.id} and finished_at is null for update
  `
  if (!row) return []
  const rows = await sql<{ story: ImportedStory }[]>`
    select e.story from story_imports, jsonb_array_elements(stories) with ordinality e (story, at)
    where user_id = ${input.workspace} and id = ${input.id}
      and e.at > ${row.done} and e.at <= ${row.done + input.limit}
    order by e.at
  `
  return rows.map(({ story }) => story)
}

/** Notes what a batch brought, in its transaction; when all is done the import ends and lets go of its stories. */
export async function updateStoryImport(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id: string
    batch: { added: number; existing: number; leftOut: number }
    now: Date
  },
): Promise<void> {
  const { added, existing, leftOut } = input.batch
  await sql`
    update story_imports set
      added = added + ${added}, existing = existing + ${existing}, left_out = left_out + ${leftOut},
      updated_at = ${input.now}
    where user_id = ${input.workspace} and id = ${input.id}
  `
  await sql`
    update story_imports set finished_at = ${input.now}, stories = '[]'
    where user_id = ${input.workspace} and id = ${input.id}
      and added + existing + left_out = total and finished_at is null
  `
}
