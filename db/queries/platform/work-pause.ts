import type { Sql } from '../../client.ts'

export interface WorkPause {
  /** For operators, such as which backup was restored. */
  readonly reason: string
  readonly pausedAt: Date
}

/** Why background work stands still, and since when; null while it runs. */
export async function findWorkPause(sql: Sql): Promise<WorkPause | null> {
  const [row] = await sql<WorkPause[]>`select reason, paused_at from work_pause`
  return row ?? null
}

/** Lets background work stand still in every process. A pause that is there keeps its reason and time. */
export async function insertWorkPause(sql: Sql, { reason }: { reason: string }): Promise<void> {
  await sql`insert into work_pause (reason) values (${reason}) on conflict do nothing`
}

/** Lets background work go on; false when it was not paused. */
export async function deleteWorkPause(sql: Sql): Promise<boolean> {
  const rows = await sql`delete from work_pause`
  return rows.count > 0
}

export interface WaitingWork {
  /** Not sent yet. */
  readonly mails: number
  /** In the outbox and in the queue, mails among them. */
  readonly jobs: number
}

/** What goes out when background work goes on. */
export async function countWaitingWork(sql: Sql): Promise<WaitingWork> {
  const [hasQueue] = await sql<
    { isThere: boolean }[]
  >`select to_regclass('pgboss.job') is not null as is_there`
  const [row] = await sql<WaitingWork[]>`
    select
      (select count(*)::int from mail_outbox where sealed_props is not null and status <> 'sent') as mails,
      (select count(*)::int from outbox)
        + ${hasQueue?.isThere ? sql`(select count(*)::int from pgboss.job where state in ('created', 'retry', 'active'))` : 0} as jobs
  `
  return row ?? { mails: 0, jobs: 0 }
}
