import type { AttemptAction, AttemptAnswer } from '#core/publishing/attempts.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'

export const attemptShape = rowShape('publish_attempts', {
  id: uuid,
  targetId: uuid,
  action: text<AttemptAction>(),
  position: smallint,
  idempotencyKey: text(),
  startedAt: instant,
  finishedAt: nullable(instant),
  answer: nullable(text<AttemptAnswer>()),
  statusCode: nullable(smallint),
  reason: text(),
})

/** One call to a network about one post. */
export type Attempt = RowOf<typeof attemptShape>

/** Notes a call before it is made; answers its id. */
export async function insertAttempt(
  sql: Sql,
  input: Pick<Attempt, 'targetId' | 'action' | 'position' | 'idempotencyKey'> & {
    workspace: WorkspaceId
    now: Date
  },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into publish_attempts (user_id, target_id, action, position, idempotency_key, started_at)
    values (${input.workspace}, ${input.targetId}, ${input.action}, ${input.position}, ${input.idempotencyKey},
      ${input.now})
    returning id
  `
  if (!row) throw new Error('the attempt was not inserted')
  return row.id
}

/** Notes what came of a call; the first answer stays. */
export async function updateAttempt(
  sql: Sql,
  input: Pick<Attempt, 'id' | 'statusCode' | 'reason'> & {
    workspace: WorkspaceId
    answer: AttemptAnswer
    now: Date
  },
): Promise<void> {
  await sql`
    update publish_attempts set
      finished_at = ${input.now}, answer = ${input.answer}, status_code = ${input.statusCode}, reason = ${input.reason}
    where user_id = ${input.workspace} and id = ${input.id} and finished_at is null
  `
}

/** Every call about the targets of a scheduled post, the first one first, at most 200. */
export async function listAttempts(
  sql: Sql,
  { workspace, scheduledPostId }: { workspace: WorkspaceId; scheduledPostId: string },
): Promise<Attempt[]> {
  const names = attemptShape.names.map(name => `a.${name}`)
  return sql<Attempt[]>`
    select ${sql(names)}
    from publish_attempts a join publish_targets t on t.user_id = a.user_id and t.id = a.target_id
    where a.user_id = ${workspace} and t.scheduled_post_id = ${scheduledPostId}
    order by a.started_at, a.position, a.action, a.id limit 200
  `
}
