import type { LinkPlace } from '#core/links/slug.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** A link that stands for an address of a post. */
export interface PostLink {
  readonly slug: string
  /** The address in the post. */
  readonly original: string
  readonly isDeleted: boolean
}

/** The links that stand for addresses of a post on one network in one place, the oldest first. */
export async function listPostLinks(
  sql: Sql,
  input: { workspace: WorkspaceId; contentId: string; network: string; place: LinkPlace },
): Promise<PostLink[]> {
  return sql<PostLink[]>`
    select slug, original, deleted_at is not null as is_deleted from tracked_links
    where user_id = ${input.workspace} and content_id = ${input.contentId} and network = ${input.network}
      and place = ${input.place} and original <> ''
    order by created_at, id limit 500
  `
}
