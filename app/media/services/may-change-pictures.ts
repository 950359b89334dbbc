import type { WorkspaceContext } from '#app/platform/context.ts'
import { mayChangeText } from '#app/team/services/may-change-text.ts'
import type { MediaPlace } from '#core/media/limits.ts'
import type { Sql } from '#db/client.ts'

/** May whoever acts change the pictures of this post or story? As they may its text, while the plan runs. */
export async function mayChangePictures(
  ctx: WorkspaceContext,
  { place, placeId }: { place: MediaPlace; placeId: string },
  sql?: Sql,
): Promise<boolean> {
  return ctx.access === 'full' && (await mayChangeText(ctx, { kind: place, id: placeId }, sql))
}
