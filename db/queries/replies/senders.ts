import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, nullable, type RowOf, rowShape, text } from '../../row.ts'

export const senderShape = rowShape('mail_senders', {
  host: text(),
  port: integer,
  username: text(),
  fromAddress: text(),
  fromName: text(),
  workedAt: nullable(instant),
  problem: text(),
})

/** A founder's own mail server, without its password. */
export type MailSender = RowOf<typeof senderShape>

/** The mail server of a workspace; null when none is connected. */
export async function findSender(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<MailSender | null> {
  const [row] = await sql<MailSender[]>`
    select ${sql(senderShape.names)} from mail_senders where user_id = ${workspace}
  `
  return row ?? null
}

/** The sealed password of the workspace's mail server; null when none is connected. */
export async function findSenderSecret(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Uint8Array | null> {
  const [row] = await sql<{ sealedPassword: Uint8Array }[]>`
    select sealed_password from mail_senders where user_id = ${workspace}
  `
  return row?.sealedPassword ?? null
}

/** Connects a mail server, in place of the one before. */
export async function upsertSender(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    sender: Pick<MailSender, 'host' | 'port' | 'username' | 'fromAddress' | 'fromName'>
    sealedPassword: Uint8Array
    now: Date
  },
): Promise<void> {
  const { workspace, sealedPassword, now } = input
  const { host, port, username, fromAddress, fromName } = input.sender
  await sql`
    insert into mail_senders (user_id, host, port, username, sealed_password, from_address, from_name, worked_at)
    values (${workspace}, ${host}, ${port}, ${username}, ${sealedPassword}, ${fromAddress}, ${fromName}, ${now})
    on conflict (user_id) do update set host = excluded.host, port = excluded.port, username = excluded.username,
      sealed_password = excluded.sealed_password, from_address = excluded.from_address,
      from_name = excluded.from_name, worked_at = excluded.worked_at, problem = ''
  `
}

/** Notes that mail went through the server, or what it said instead. */
export async function updateSenderUsed(
  sql: Sql,
  { workspace, workedAt, problem }: { workspace: WorkspaceId; workedAt: Date | null; problem: string },
): Promise<void> {
  await sql`
    update mail_senders set worked_at = coalesce(${workedAt}::timestamptz, worked_at),
      problem = ${problem.slice(0, 300)}
    where user_id = ${workspace}
  `
}

/** Forgets the mail server; false when none was connected. */
export async function deleteSender(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<boolean> {
  const rows = await sql`delete from mail_senders where user_id = ${workspace} returning user_id`
  return rows.length > 0
}
