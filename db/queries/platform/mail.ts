import type { Sql } from '../../client.ts'

export interface WaitingMail {
  readonly id: string
  readonly toAddress: string
  readonly template: string
  readonly sealedProps: Uint8Array
  /** This one included. */
  readonly tries: number
}

/**
 * Records a mail to be sent, unless one with the same idempotency key was asked for before. Answers the new row's
 * id, or null when it was there already. Callable by the role `app`.
 */
export async function insertMail(
  sql: Sql,
  mail: { id: string; idempotencyKey: string; toAddress: string; template: string; sealedProps: Uint8Array },
): Promise<boolean> {
  const rows = await sql`
    insert into mail_outbox (id, idempotency_key, to_address, template, sealed_props)
    values (${mail.id}, ${mail.idempotencyKey}, ${mail.toAddress}, ${mail.template}, ${mail.sealedProps})
    on conflict (idempotency_key) do nothing
  `
  return rows.count === 1
}

/** Seconds a worker has a mail to itself: longer than a sending can take (`MAIL_MS`), and then it is dead. */
const LEASE_SECONDS = 40

/** Takes a mail for sending. Null when it was sent; 'taken' while another worker is at it, or died at it just now. */
export async function lockMail(sql: Sql, { id }: { id: string }): Promise<WaitingMail | 'taken' | null> {
  const [row] = await sql<WaitingMail[]>`
    update mail_outbox
    set status = 'sending', sending_since = now(), tries = tries + 1
    where id = ${id}
      and sealed_props is not null
      and (status in ('queued', 'failed') or (status = 'sending' and sending_since < now() - interval '1 second' * ${LEASE_SECONDS}))
    returning id, to_address, template, sealed_props, tries
  `
  if (row) return row
  const [taken] = await sql`select from mail_outbox where id = ${id} and sealed_props is not null`
  return taken ? 'taken' : null
}

/** The mail is out: what it was made from is forgotten, since it may hold a one-time link. */
export async function updateMailSent(sql: Sql, mail: { id: string; subject: string }): Promise<void> {
  await sql`
    update mail_outbox
    set status = 'sent', sent_at = now(), subject = ${mail.subject}, sealed_props = null, last_error = null
    where id = ${mail.id}
  `
}

/** The provider did not take it; the queue will try again. */
export async function updateMailFailed(sql: Sql, mail: { id: string; error: string }): Promise<void> {
  await sql`update mail_outbox set status = 'failed', last_error = ${mail.error.slice(0, 500)} where id = ${mail.id}`
}

/**
 * Whether a mail to this address was given up after so many tries since an instant, and none has arrived after it. System
 * role only.
 */
export async function findIsUndeliverable(
  sql: Sql,
  { to, tries, since }: { to: string; tries: number; since: Date },
): Promise<boolean> {
  const rows = await sql`
    select from mail_outbox m
    where m.to_address = ${to} and m.status = 'failed' and m.sealed_props is not null and m.tries >= ${tries}
      and m.created_at > ${since}
      and not exists (
        select from mail_outbox later
        where later.to_address = m.to_address and later.status = 'sent' and later.created_at > m.created_at
      )
    limit 1
  `
  return rows.count > 0
}

/** Puts back to the queue what waits longer than it should; answers the ids. Safe to run at any time. */
export async function listStrandedMails(sql: Sql, { limit }: { limit: number }): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from mail_outbox
    where sealed_props is not null and status in ('queued', 'sending') and created_at < now() - interval '10 minutes'
    order by created_at
    limit ${limit}
  `
  return rows.map(row => row.id)
}
