import type { Sql, WorkspaceId } from '../../client.ts'

export type CaptureSource = 'share' | 'mail'

/** What was shared or emailed, and what became of it. */
export interface PendingCapture {
  readonly id: string
  readonly source: CaptureSource
  /** Of an email: the address it came from; '' otherwise. */
  readonly sender: string
  readonly title: string
  readonly body: string
  readonly link: string
  /** Pictures that came along and were not taken. */
  readonly picturesLeft: number
  readonly state: 'waiting' | 'saved' | 'discarded'
  readonly storyId: string | null
  readonly receivedAt: Date
}

/** Of one workspace, as one of its people sees them: what others shared is theirs. */
interface Seen {
  readonly workspace: WorkspaceId
  readonly viewer: string
}

const SHOWN = [
  'id',
  'source',
  'sender',
  'title',
  'body',
  'link',
  'pictures_left',
  'state',
  'story_id',
] as const

const seenBy = (sql: Sql, { workspace, viewer }: Seen) =>
  sql`user_id = ${workspace} and (author_id is null or author_id = ${viewer})`

/** Adds a capture. False, with nothing added, when one of the same hash was taken before. */
export async function insertCapture(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id: string
    source: CaptureSource
    author: string | null
    sender: string
    title: string
    body: string
    link: string
    onceHash: Uint8Array | null
    receivedAt: Date
    expiresAt: Date
  },
): Promise<boolean> {
  const { workspace, id, source, author, sender, title, body, link, onceHash, receivedAt, expiresAt } = input
  const rows = await sql`
    insert into pending_captures (id, user_id, source, author_id, sender, title, body, link, once_hash, received_at, expires_at)
    values (${id}, ${workspace}, ${source}, ${author}, ${sender}, ${title}, ${body}, ${link}, ${onceHash}, ${receivedAt},
      ${expiresAt})
    on conflict (user_id, once_hash) do nothing
  `
  return rows.count > 0
}

/** What was taken under this hash and still waits; null when it does not, `isKnown` whether it was taken at all. */
export async function findTakenBefore(
  sql: Sql,
  { workspace, onceHash, now }: { workspace: WorkspaceId; onceHash: Uint8Array; now: Date },
): Promise<{ readonly isKnown: boolean; readonly waitingId: string | null }> {
  const [row] = await sql<{ id: string; waits: boolean }[]>`
    select id, state = 'waiting' and expires_at > ${now} as waits from pending_captures
    where user_id = ${workspace} and once_hash = ${onceHash}
  `
  return { isKnown: row !== undefined, waitingId: row?.waits ? row.id : null }
}

/** Notes how many of its pictures were not taken. */
export async function updateCapturePictures(
  sql: Sql,
  { workspace, id, left }: { workspace: WorkspaceId; id: string; left: number },
): Promise<void> {
  await sql`update pending_captures set pictures_left = ${left} where user_id = ${workspace} and id = ${id}`
}

/** How many captures of a workspace wait, whoever shared them. */
export async function countWaiting(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from pending_captures
    where user_id = ${workspace} and state = 'waiting' and expires_at > ${now}
  `
  return row?.count ?? 0
}

/** How many wait for this person. */
export async function countSeenWaiting(sql: Sql, { now, ...seen }: Seen & { now: Date }): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from pending_captures
    where ${seenBy(sql, seen)} and state = 'waiting' and expires_at > ${now}
  `
  return row?.count ?? 0
}

/** What waits for this person, the newest first, with how many pictures each has. */
export async function listWaiting(
  sql: Sql,
  { now, limit, ...seen }: Seen & { now: Date; limit: number },
): Promise<(PendingCapture & { readonly pictures: number })[]> {
  return sql<(PendingCapture & { pictures: number })[]>`
    select ${sql([...SHOWN, 'received_at'])},
      (select count(*)::integer from pending_pictures p where p.user_id = c.user_id and p.capture_id = c.id) as pictures
    from pending_captures c
    where ${seenBy(sql, seen)} and state = 'waiting' and expires_at > ${now}
    order by received_at desc, id limit ${limit}
  `
}

/** One capture, whatever became of it, while it is kept; null when it is not there for this person. */
export async function findCapture(
  sql: Sql,
  { id, now, ...seen }: Seen & { id: string; now: Date },
): Promise<PendingCapture | null> {
  const [row] = await sql<PendingCapture[]>`
    select ${sql([...SHOWN, 'received_at'])} from pending_captures
    where ${seenBy(sql, seen)} and id = ${id} and expires_at > ${now}
  `
  return row ?? null
}

/** The same, locked until the transaction ends, so that what becomes of it is decided once. */
export async function lockCapture(
  sql: Sql,
  { id, now, ...seen }: Seen & { id: string; now: Date },
): Promise<Pick<PendingCapture, 'state' | 'storyId'> | null> {
  const [row] = await sql<Pick<PendingCapture, 'state' | 'storyId'>[]>`
    select state, story_id from pending_captures
    where ${seenBy(sql, seen)} and id = ${id} and expires_at > ${now} for update
  `
  return row ?? null
}

/** Changes what became of a capture that is in the state `from`; false when it is not. */
export async function updateCaptureState(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id: string
    from: PendingCapture['state']
    to: PendingCapture['state']
    storyId?: string | null
    expiresAt?: Date
  },
): Promise<boolean> {
  const { workspace, id, from, to, storyId = null, expiresAt } = input
  const rows = await sql`
    update pending_captures
    set state = ${to}, story_id = ${storyId}, expires_at = coalesce(${expiresAt ?? null}, expires_at)
    where user_id = ${workspace} and id = ${id} and state = ${from}
  `
  return rows.count > 0
}
