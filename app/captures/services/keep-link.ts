import type { WorkspaceContext } from '#app/platform/context.ts'
import { saveLink } from '#app/watch/services/links/save-link.ts'
import { err, type Result } from '#core/shared/result.ts'
import { readSharedLink } from '#core/watch/shared-link.ts'
import { isUuid } from '#db/client.ts'
import { findCapture, updateCaptureState } from '#db/queries/captures/pending-captures.ts'
import { mayKeepLinks } from './read-captures.ts'

/** Saves the link of a capture in Brand Watch, with the words that were shared beside it. Its pictures are not kept. */
export async function keepLink(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<{ itemId: string }, 'read_only' | 'not_in_plan' | 'no_address' | 'not_found'>> {
  if (!isUuid(id)) return err('not_found')
  if (!mayKeepLinks(ctx)) return err(ctx.access === 'read_only' ? 'read_only' : 'not_in_plan')
  const { workspace, userId: viewer } = ctx
  const capture = await ctx.inWorkspace(sql => findCapture(sql, { workspace, viewer, id, now: ctx.now() }))
  if (capture?.state !== 'waiting') return err('not_found')
  const { link: url, title, body: text } = capture
  const result = await saveLink(ctx, { ...readSharedLink({ url, title, text }), note: '' })
  if (result.ok)
    await ctx.inWorkspace(sql => updateCaptureState(sql, { workspace, id, from: 'waiting', to: 'saved' }))
  return result
}
