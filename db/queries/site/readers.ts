import type { Sql } from '../../client.ts'

/** Who gets the newsletter: confirmed, and not unsubscribed since. */
export interface NewsletterReader {
  readonly id: string
  readonly email: string
  readonly confirmedAt: Date
}

/** The next readers in the order of their ids, after one or from the start (null). System role only. */
export async function listNewsletterReaders(
  sql: Sql,
  { after, limit }: { after: string | null; limit: number },
): Promise<NewsletterReader[]> {
  return sql<NewsletterReader[]>`
    select id, email, confirmed_at from newsletter_subscribers
    where confirmed_at is not null and unsubscribed_at is null
      and id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
    order by id
    limit ${limit}
  `
}

/**
 * How many read the newsletter, still have to confirm and have unsubscribed, and how many of the readers were sent a letter
 * whose keys begin with a text. System role only.
 */
export async function countNewsletterReaders(
  sql: Sql,
  { keys }: { keys: string },
): Promise<{ readers: number; unconfirmed: number; unsubscribed: number; sent: number }> {
  const [row] = await sql<{ readers: number; unconfirmed: number; unsubscribed: number; sent: number }[]>`
    select
      count(*) filter (where confirmed_at is not null and unsubscribed_at is null)::int as readers,
      count(*) filter (where confirmed_at is null and unsubscribed_at is null)::int as unconfirmed,
      count(*) filter (where unsubscribed_at is not null)::int as unsubscribed,
      count(*) filter (
        where confirmed_at is not null and unsubscribed_at is null
          and exists (select from mail_outbox m where m.idempotency_key = ${keys} || s.id)
      )::int as sent
    from newsletter_subscribers s
  `
  return row ?? { readers: 0, unconfirmed: 0, unsubscribed: 0, sent: 0 }
}
