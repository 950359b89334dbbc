import type { StoryPermission } from '#core/stories/kinds.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { day, instant, namesBut, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const storyPersonShape = rowShape('story_people', {
  id: uuid,
  name: text(),
  permission: text<StoryPermission>(),
  scope: text(),
  wording: text(),
  expiresOn: nullable(day),
  updatedAt: instant,
})

export type StoryPerson = RowOf<typeof storyPersonShape>

const WRITABLE = namesBut(storyPersonShape, 'id', 'updatedAt')
export type StoryPersonFields = Pick<StoryPerson, (typeof WRITABLE)[number]>

/** Everybody in a story, in the order they were added, at most 20. */
export async function listStoryPeople(
  sql: Sql,
  { workspace, storyId }: { workspace: WorkspaceId; storyId: string },
): Promise<StoryPerson[]> {
  return sql<StoryPerson[]>`
    select ${sql(storyPersonShape.names)} from story_people
    where user_id = ${workspace} and story_id = ${storyId} order by created_at, id limit 20
  `
}

/** Adds somebody to a story; the story must be of the workspace. The story's own permission follows by trigger. */
export async function insertStoryPerson(
  sql: Sql,
  input: { workspace: WorkspaceId; storyId: string; person: StoryPersonFields },
): Promise<{ id: string }> {
  const values = { userId: input.workspace, storyId: input.storyId, ...input.person }
  const [row] = await sql<{ id: string }[]>`
    insert into story_people ${sql(values, 'userId', 'storyId', ...WRITABLE)} returning id
  `
  if (!row) throw new Error('The person was not returned')
  return row
}

/** Changes what somebody allowed; false when they are not in this story. */
export async function updateStoryPerson(
  sql: Sql,
  input: { workspace: WorkspaceId; storyId: string; id: string; changes: Partial<StoryPersonFields> },
): Promise<boolean> {
  const names = WRITABLE.filter(name => input.changes[name] !== undefined)
  const rows = await sql`
    update story_people set ${sql(input.changes, ...names)}
    where id = ${input.id} and user_id = ${input.workspace} and story_id = ${input.storyId}
  `
  return rows.count === 1
}

/** Takes somebody out of a story; false when they were not in it. */
export async function deleteStoryPerson(
  sql: Sql,
  input: { workspace: WorkspaceId; storyId: string; id: string },
): Promise<boolean> {
  const rows = await sql`
    delete from story_people
    where id = ${input.id} and user_id = ${input.workspace} and story_id = ${input.storyId}
  `
  return rows.count === 1
}
