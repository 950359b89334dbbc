import type { VatMode } from '#core/offers/price.ts'
import type { OfferStatus } from '#core/offers/status.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { bigInteger, instant, integer, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const offerShape = rowShape('offers', {
  id: uuid,
  name: text(),
  /** Null until it has been published. */
  slug: nullable(text()),
  status: text<OfferStatus>(),
  audience: text(),
  promise: text(),
  outcome: text(),
  /** Whole pence; null where the price is agreed with each customer. */
  pricePence: nullable(bigInteger),
  priceUnit: text(),
  vatMode: text<VatMode>(),
  paymentLink: text(),
  version: integer,
  createdAt: instant,
  updatedAt: instant,
})

export type Offer = RowOf<typeof offerShape>

const WRITABLE = [
  'name',
  'audience',
  'promise',
  'outcome',
  'pricePence',
  'priceUnit',
  'vatMode',
  'paymentLink',
] as const

/** What a founder may write into an offer; its state moves by `updateOfferStatus`. */
export type OfferFields = Pick<Offer, (typeof WRITABLE)[number]>

/** Adds an offer, as a draft. */
export async function insertOffer(
  sql: Sql,
  input: { workspace: WorkspaceId; id?: string; fields: Partial<OfferFields> & { name: string }; now: Date },
): Promise<Offer> {
  const values: Record<string, string | number | Date | null> = {
    userId: input.workspace,
    createdAt: input.now,
    updatedAt: input.now,
  }
  if (input.id !== undefined) values.id = input.id
  for (const name of WRITABLE) {
    const value = input.fields[name]
    if (value !== undefined) values[name] = value
  }
  const [row] = await sql<Offer[]>`
    insert into offers ${sql(values, ...Object.keys(values))} returning ${sql(offerShape.names)}
  `
  if (!row) throw new Error('The offer was not returned')
  return row
}

/** Changes what is said of an offer; null when there is none, or when it is no longer at the version named. */
export async function updateOffer(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; version: number; fields: OfferFields },
): Promise<Offer | null> {
  const [row] = await sql<Offer[]>`
    update offers set ${sql(input.fields, ...WRITABLE)}, version = version + 1
    where id = ${input.id} and user_id = ${input.workspace} and version = ${input.version}
    returning ${sql(offerShape.names)}
  `
  return row ?? null
}

/** Moves an offer to a state. Its first publication gives it `slug`, which it keeps; false when there is no such offer. */
export async function updateOfferStatus(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; status: OfferStatus; slug: string },
): Promise<boolean> {
  const rows = await sql`
    update offers
    set status = ${input.status},
      slug = case when ${input.status} = 'published' then coalesce(slug, ${input.slug}) else slug end
    where id = ${input.id} and user_id = ${input.workspace}
  `
  return rows.count === 1
}

/** One offer of the workspace, or null. */
export async function findOffer(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<Offer | null> {
  const [row] = await sql<Offer[]>`
    select ${sql(offerShape.names)} from offers where id = ${id} and user_id = ${workspace}
  `
  return row ?? null
}

/** An offer with what has come of it. */
export interface OfferListItem extends Offer {
  readonly openDeals: number
  readonly wonDeals: number
  readonly wonPence: number
}

/** Every offer, those on a page first, archived ones last; at most 200. Deals count where they may be seen. */
export async function listOffers(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<OfferListItem[]> {
  return sql<OfferListItem[]>`
    select ${sql(offerShape.names.map(name => `o.${name}`))}, coalesce(d.open, 0) as open_deals,
      coalesce(d.won, 0) as won_deals, coalesce(d.pence, 0) as won_pence
    from offers o
    left join lateral (
      select count(*) filter (where stage not in ('won', 'lost')) as open, count(*) filter (where stage = 'won') as won,
        sum(value_pence) filter (where stage = 'won')::int8 as pence
      from deals where user_id = o.user_id and offer_id = o.id
    ) d on true
    where o.user_id = ${workspace}
    order by array_position(array['published', 'draft', 'archived'], o.status), o.created_at desc, o.id
    limit 200
  `
}

/** Offers to choose from in a form, by name, without those that were archived. The price is null where it is agreed each time. */
export async function listOfferChoices(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ id: string; name: string; pricePence: number | null }[]> {
  return sql<{ id: string; name: string; pricePence: number | null }[]>`
    select id, name, price_pence from offers
    where user_id = ${workspace} and status <> 'archived'
    order by lower(name), id limit 200
  `
}

/** The public page of an offer; null while it has none. */
export async function findOfferPage(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<{ name: string; slug: string } | null> {
  const [row] = await sql<{ name: string; slug: string }[]>`
    select name, slug from offers where user_id = ${workspace} and id = ${id} and status = 'published'
  `
  return row ?? null
}

/** The published offer of a public address, with whose it is. System role only: the address names no workspace. */
export async function findPublishedOffer(
  sql: Sql,
  { slug }: { slug: string },
): Promise<(Offer & { workspace: string }) | null> {
  const [row] = await sql<(Offer & { workspace: string })[]>`
    select ${sql(offerShape.names)}, user_id as workspace from offers where slug = ${slug} and status = 'published'
  `
  return row ?? null
}
