import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const storyRequestShape = rowShape('story_requests', {
  id: uuid,
  name: text(),
  question: text(),
  expiresAt: instant,
  answeredAt: nullable(instant),
  revokedAt: nullable(instant),
  storyId: nullable(uuid),
  createdAt: instant,
})

export type StoryRequest = RowOf<typeof storyRequestShape>

/** Keeps a request; only the hash of its link's secret. */
export async function insertStoryRequest(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id: string
    tokenHash: Uint8Array
    name: string
    question: string
    expiresAt: Date
    now: Date
  },
): Promise<void> {
  await sql`
    insert into story_requests (id, user_id, token_hash, name, question, expires_at, created_at)
    values (${input.id}, ${input.workspace}, ${input.tokenHash}, ${input.name}, ${input.question}, ${input.expiresAt},
      ${input.now})
  `
}

export type ListedRequest = StoryRequest & {
  readonly storyTitle: string | null
  readonly tokenHash: Uint8Array
}

/** Requests of the workspace, newest first, at most 100, with the title of the story that came of each. */
export async function listStoryRequests(
  sql: Sql,
  { workspace, limit }: { workspace: WorkspaceId; limit: number },
): Promise<ListedRequest[]> {
  return sql<ListedRequest[]>`
    select r.token_hash, r.id, r.name, r.question, r.expires_at, r.answered_at, r.revoked_at, r.story_id, r.created_at,
      s.title as story_title
    from story_requests r left join stories s on s.user_id = r.user_id and s.id = r.story_id
    where r.user_id = ${workspace} order by r.created_at desc, r.id desc limit ${Math.min(limit, 100)}
  `
}

/** Requests that can still be answered at `now`. */
export async function countOpenRequests(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from story_requests
    where user_id = ${workspace} and answered_at is null and revoked_at is null and expires_at > ${now}
  `
  return row?.n ?? 0
}

/** Takes an open request back; false when it is not there or was answered already. */
export async function revokeStoryRequest(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update story_requests set revoked_at = ${now}
    where id = ${id} and user_id = ${workspace} and answered_at is null and revoked_at is null
  `
  return rows.count === 1
}

export type AskedRequest = Pick<
  StoryRequest,
  'id' | 'name' | 'question' | 'expiresAt' | 'answeredAt' | 'revokedAt'
> & {
  readonly userId: string
  readonly answerKey: string | null
  /** Who asks: the brand's name if there is one, else the founder's. */
  readonly asker: string
  readonly ownerEmail: string
}

/** The request behind a link, for whoever holds it: for the system role, since nobody is signed in. Null when none. */
export async function findRequestByToken(
  sql: Sql,
  { tokenHash }: { tokenHash: Uint8Array },
): Promise<AskedRequest | null> {
  const [row] = await sql<AskedRequest[]>`
    select r.id, r.user_id, r.name, r.question, r.expires_at, r.answered_at, r.revoked_at, r.answer_key,
      coalesce(nullif(btrim(d.clarify_data ->> 'brand_name'), ''), nullif(btrim(a.full_name), ''), 'somebody you know')
        as asker,
      a.email as owner_email
    from story_requests r
    join accounts a on a.id = r.user_id
    left join user_clarify_data d on d.user_id = r.user_id
    where r.token_hash = ${tokenHash}
  `
  return row ?? null
}

/**
 * Spends a request. Of any number at once exactly one is answered true; the others wait for it and then see it spent.
 */
export async function consumeStoryRequest(
  sql: Sql,
  { id, answerKey, now }: { id: string; answerKey: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update story_requests set answered_at = ${now}, answer_key = ${answerKey}
    where id = ${id} and answered_at is null and revoked_at is null and expires_at > ${now}
  `
  return rows.count === 1
}

/** Notes which story came of a request. */
export async function updateRequestStory(
  sql: Sql,
  { id, storyId }: { id: string; storyId: string },
): Promise<void> {
  await sql`update story_requests set story_id = ${storyId} where id = ${id}`
}
