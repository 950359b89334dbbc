import type { ShareKind } from '#core/brand/share-link.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const shareLinkShape = rowShape('share_links', {
  id: uuid,
  userId: uuid,
  kind: text<ShareKind>(),
  createdAt: instant,
  expiresAt: nullable(instant),
})

export type ShareLink = RowOf<typeof shareLinkShape>

/** Keeps a new link. False, with nothing changed, when one of this kind is open already. */
export async function insertShareLink(
  sql: Sql,
  link: {
    id: string
    workspace: WorkspaceId
    kind: ShareKind
    tokenHash: Uint8Array
    now: Date
    expiresAt: Date | null
  },
): Promise<boolean> {
  const rows = await sql`
    insert into share_links (id, user_id, kind, token_hash, created_at, expires_at)
    values (${link.id}, ${link.workspace}, ${link.kind}, ${link.tokenHash}, ${link.now}, ${link.expiresAt})
    on conflict (user_id, kind) where revoked_at is null do nothing
  `
  return rows.count === 1
}

/** The open link to a thing of the workspace; null when there is none, or when it has run out. */
export async function findShareLink(
  sql: Sql,
  { workspace, kind, now }: { workspace: WorkspaceId; kind: ShareKind; now: Date },
): Promise<(ShareLink & { readonly tokenHash: Uint8Array }) | null> {
  const [row] = await sql<(ShareLink & { readonly tokenHash: Uint8Array })[]>`
    select ${sql(shareLinkShape.names)}, token_hash from share_links
    where user_id = ${workspace} and kind = ${kind} and revoked_at is null
      and (expires_at is null or expires_at > ${now})
  `
  return row ?? null
}

/** The open link behind the hash of an address, in whichever workspace; null when it is over or never was. System role only. */
export async function findShareLinkByHash(
  sql: Sql,
  { tokenHash, now }: { tokenHash: Uint8Array; now: Date },
): Promise<ShareLink | null> {
  const [row] = await sql<ShareLink[]>`
    select ${sql(shareLinkShape.names)} from share_links
    where token_hash = ${tokenHash} and revoked_at is null and (expires_at is null or expires_at > ${now})
  `
  return row ?? null
}

/** Ends the open link to a thing; with `onlyExpired` only one that has run out. True when there was one. */
export async function updateShareLinkRevoked(
  sql: Sql,
  link: { workspace: WorkspaceId; kind: ShareKind; now: Date; onlyExpired?: boolean },
): Promise<boolean> {
  const rows = await sql`
    update share_links set revoked_at = ${link.now}
    where user_id = ${link.workspace} and kind = ${link.kind} and revoked_at is null
      ${link.onlyExpired ? sql`and expires_at <= ${link.now}` : sql``}
  `
  return rows.count > 0
}
