import type { Sql } from '../../client.ts'

/** What a mailed link confirms, with whose it is. */
export interface Confirmation {
  readonly id: string
  readonly userId: string
  readonly leadId: string | null
  readonly email: string
  readonly consentWording: string
  readonly confirmUntil: Date
  readonly confirmedAt: Date | null
  readonly formSlug: string
  readonly brand: string
}

/** What a mailed link confirms: for whoever holds it. Locked where `lock` says so. Null when it was never one of ours. */
export async function findConfirmation(
  sql: Sql,
  { hash, lock = false }: { hash: string; lock?: boolean },
): Promise<Confirmation | null> {
  const [row] = await sql<Confirmation[]>`
    select s.id, s.user_id, s.lead_id, s.email, s.consent_wording, s.confirm_until, s.confirmed_at,
      f.slug as form_slug,
      left(coalesce(
        nullif(btrim(d.clarify_data ->> 'brand_name'), ''), nullif(btrim(a.full_name), ''), 'the owner of this form'
      ), 200) as brand
    from lead_submissions s
    join lead_forms f on f.user_id = s.user_id and f.id = s.form_id
    join accounts a on a.id = s.user_id
    left join user_clarify_data d on d.user_id = s.user_id
    where s.confirm_hash = ${hash}
    ${lock ? sql`for update of s` : sql``}
  `
  return row ?? null
}

/** Notes that an address was confirmed. */
export async function updateConfirmed(
  sql: Sql,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<void> {
  await sql`
    update lead_submissions set state = 'accepted', confirmed_at = ${now}
    where user_id = ${userId} and id = ${id} and state = 'unconfirmed'
  `
}
