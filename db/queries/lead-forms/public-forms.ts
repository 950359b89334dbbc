import type { Sql } from '../../client.ts'
import { type LeadForm, leadFormShape } from './forms.ts'

/** A form as whoever has its address needs it, with whose it is. */
export interface PublicForm extends LeadForm {
  readonly userId: string
  /** The brand's name if there is one, else the founder's. */
  readonly brand: string
}

/** The form of a slug, whosesoever it is: for the public address, which names no workspace. Null when there is none. */
export async function findPublicForm(sql: Sql, { slug }: { slug: string }): Promise<PublicForm | null> {
  const [row] = await sql<PublicForm[]>`
    with f as (select ${sql(leadFormShape.names)}, user_id from lead_forms where slug = ${slug})
    select f.*,
      left(coalesce(
        nullif(btrim(d.clarify_data ->> 'brand_name'), ''), nullif(btrim(a.full_name), ''), 'the owner of this form'
      ), 200) as brand
    from f
    join accounts a on a.id = f.user_id
    left join user_clarify_data d on d.user_id = f.user_id
  `
  return row ?? null
}

/** The slug of the form that an offer’s page shows: the newest that is open; null without one. */
export async function findOfferFormSlug(
  sql: Sql,
  { offerSlug }: { offerSlug: string },
): Promise<string | null> {
  const [row] = await sql<{ slug: string }[]>`
    select f.slug from lead_forms f
    join offers o on o.user_id = f.user_id and o.id = f.offer_id
    where o.slug = ${offerSlug} and f.status = 'open'
    order by f.created_at desc limit 1
  `
  return row?.slug ?? null
}
