import type { LinkPlace } from '#core/links/slug.ts'
import type { LinkSource } from '#core/links/source.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'
import { isGoneSlug } from './gone-slugs.ts'

export const linkShape = rowShape('tracked_links', {
  id: uuid,
  slug: text(),
  label: text(),
  target: text(),
  fallback: nullable(text()),
  network: text(),
  place: text<LinkPlace>(),
  contentId: nullable(uuid),
  campaignId: nullable(uuid),
  offerId: nullable(uuid),
  deletedAt: nullable(instant),
  deadSince: nullable(instant),
  createdAt: instant,
})

/** An address of ours that counts who follows it. */
export type TrackedLink = RowOf<typeof linkShape>

/** What a new link holds. */
export type LinkFields = Pick<
  TrackedLink,
  'slug' | 'label' | 'target' | 'fallback' | 'network' | 'place' | 'contentId' | 'campaignId' | 'offerId'
>

/** Adds a link; null where its slug is taken. `original` is the address in a post that it stands for. */
export async function insertLink(
  sql: Sql,
  input: { workspace: WorkspaceId; fields: LinkFields; original?: string; now: Date },
): Promise<TrackedLink | null> {
  const { workspace, fields, original = '', now } = input
  const { slug, label, target, fallback, network, place, contentId, campaignId, offerId } = fields
  if (await isGoneSlug(sql, { slug })) return null
  const [row] = await sql<TrackedLink[]>`
    insert into tracked_links (
      user_id, slug, label, target, fallback, network, place, content_id, campaign_id, offer_id, original, created_at,
      updated_at
    ) values (
      ${workspace}, ${slug}, ${label}, ${target}, ${fallback}, ${network}, ${place}, ${contentId}, ${campaignId},
      ${offerId}, ${original}, ${now}, ${now}
    )
    on conflict (slug) do nothing
    returning ${sql(linkShape.names)}
  `
  return row ?? null
}

/** What a slug of this workspace stands for, of a deleted link as well; null for any other. */
export async function findLinkSource(
  sql: Sql,
  { workspace, slug }: { workspace: WorkspaceId; slug: string },
): Promise<LinkSource | null> {
  const [row] = await sql<LinkSource[]>`
    select l.id as link_id, l.content_id, c.story_id, coalesce(l.campaign_id, c.campaign_id) as campaign_id, l.network
    from tracked_links l
    left join content_created c on c.user_id = l.user_id and c.id = l.content_id
    where l.user_id = ${workspace} and l.slug = ${slug}
  `
  return row ?? null
}

/** What has to be known to send somebody on. */
export interface LinkToFollow
  extends Pick<TrackedLink, 'id' | 'target' | 'fallback' | 'network' | 'place' | 'deletedAt' | 'deadSince'> {
  /** The campaign's name; null without one. */
  readonly campaign: string | null
}

/** The link of a slug, whosesoever it is: for the public address, which names no workspace. */
export async function findLinkToFollow(sql: Sql, { slug }: { slug: string }): Promise<LinkToFollow | null> {
  const [row] = await sql<LinkToFollow[]>`
    select l.id, l.target, l.fallback, l.network, l.place, l.deleted_at, l.dead_since, c.name as campaign
    from tracked_links l
    left join campaigns c on c.user_id = l.user_id and c.id = l.campaign_id
    where l.slug = ${slug}
  `
  return row ?? null
}
