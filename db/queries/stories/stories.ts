import type { ProofKind, StoryKind, StoryPermission, StoryStatus } from '#core/stories/kinds.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { day, instant, integer, namesBut, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const storyShape = rowShape('stories', {
  id: uuid,
  title: text(),
  kind: text<StoryKind>(),
  status: text<StoryStatus>(),
  body: text(),
  situation: text(),
  struggle: text(),
  turn: text(),
  result: text(),
  lesson: text(),
  proof: text(),
  proofKind: nullable(text<ProofKind>()),
  emotion: text(),
  permission: text<StoryPermission>(),
  permissionScope: text(),
  permissionWording: text(),
  permissionExpiresOn: nullable(day),
  happenedOn: nullable(day),
  version: integer,
  createdAt: instant,
  updatedAt: instant,
})

export type Story = RowOf<typeof storyShape>

const WRITABLE = namesBut(storyShape, 'id', 'version', 'createdAt', 'updatedAt')

/** What a founder may write into a story. */
export type StoryFields = Pick<Story, (typeof WRITABLE)[number]>

/** Adds a story and its entry in the story bank. Fields left out take the table's defaults. */
export async function insertStory(
  sql: Sql,
  input: { workspace: WorkspaceId; id?: string; fields: Partial<StoryFields> & { title: string }; now: Date },
): Promise<Story> {
  const values: Record<string, unknown> = {
    userId: input.workspace,
    createdAt: input.now,
    updatedAt: input.now,
  }
  if (input.id !== undefined) values.id = input.id
  for (const name of WRITABLE) if (input.fields[name] !== undefined) values[name] = input.fields[name]
  const [row] = await sql<Story[]>`
    insert into stories ${sql(values, ...Object.keys(values))} returning ${sql(storyShape.names)}
  `
  if (!row) throw new Error('The story was not returned')
  await sql`
    insert into storybank_entries (user_id, story_id, created_at) values (${input.workspace}, ${row.id}, ${input.now})
  `
  return row
}

/** Changes the given fields; null when there is no such story, or when it is no longer at the version named. */
export async function updateStory(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; version?: number; changes: Partial<StoryFields> },
): Promise<Story | null> {
  const names = WRITABLE.filter(name => input.changes[name] !== undefined)
  const update =
    names.length > 0
      ? sql`update stories set ${sql(input.changes, ...names)}, version = version + 1`
      : sql`update stories set version = version + 1`
  const [row] = await sql<Story[]>`
    ${update}
    where id = ${input.id} and user_id = ${input.workspace}
      ${input.version === undefined ? sql`` : sql`and version = ${input.version}`}
    returning ${sql(storyShape.names)}
  `
  return row ?? null
}

/** One story of the workspace, or null; with `lock` nobody changes it until the transaction ends. */
export async function findStory(
  sql: Sql,
  { workspace, id, lock = false }: { workspace: WorkspaceId; id: string; lock?: boolean },
): Promise<Story | null> {
  const [row] = await sql<Story[]>`
    select ${sql(storyShape.names)} from stories where id = ${id} and user_id = ${workspace}
    ${lock ? sql`for update` : sql``}
  `
  return row ?? null
}

/** All stories of the workspace, counted afresh (the profile's counter serves pages; this serves limits in doubt). */
export async function countStories(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<number> {
  const [row] = await sql<{ n: number }[]>`select count(*) as n from stories where user_id = ${workspace}`
  return row?.n ?? 0
}
