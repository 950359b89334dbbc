import type { WorkspaceContext } from '#app/platform/context.ts'
import { mayChangeText } from '#app/team/services/may-change-text.ts'
import type { MediaPlace } from '#core/media/limits.ts'
import { roleMay } from '#core/team/roles.ts'
import type { Sql } from '#db/client.ts'
import { findReviewedPost } from '#db/queries/posts/reviews.ts'

/** States in which a contributor may still change a post of theirs, as the database holds its text to. */
const OPEN: ReadonlySet<string> = new Set(['idea', 'draft', 'in_review'])

/** May whoever acts change the pictures of this post or story? As they may its text, while the plan runs. */
export async function mayChangePictures(
  ctx: WorkspaceContext,
  { place, placeId }: { place: MediaPlace; placeId: string },
  sql?: Sql,
): Promise<boolean> {
  if (ctx.access !== 'full' || !(await mayChangeText(ctx, { kind: place, id: placeId }, sql))) return false
  if (place === 'story' || roleMay(ctx.role, 'edit')) return true
  const find = (on: Sql) => findReviewedPost(on, { workspace: ctx.workspace, id: placeId })
  const post = await (sql ? find(sql) : ctx.inWorkspace(find))
  return post === null || OPEN.has(post.status)
}
