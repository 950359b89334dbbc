import type { WorkspaceContext } from '#app/platform/context.ts'
import { type ReplyScore, scoreReply } from './score-reply.ts'

/** How much a reply sounds like the brand; nothing is kept. */
export async function checkReply(
  ctx: WorkspaceContext,
  { text }: { text: string },
): Promise<ReplyScore | null> {
  const { workspace } = ctx
  const [score] = await ctx.inWorkspace(sql => scoreReply(sql, { workspace, texts: [text] }))
  return score ?? null
}
