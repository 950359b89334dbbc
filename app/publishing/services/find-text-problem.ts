import type { WorkspaceContext } from '#app/platform/context.ts'
import { networkAdapters } from '#app/publishing/integrations/adapters.ts'
import { platformOf, readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants, textFor } from '#core/posts/variants.ts'
import type { Network } from '#core/publishing/networks.ts'
import { previewText, type TextProblem } from '#core/publishing/preview.ts'
import { isUuid } from '#db/client.ts'
import { findTextToPublish } from '#db/queries/publishing/targets.ts'
import { openAccounts } from './steps/open-accounts.ts'

/** What an account would not take: the post's own text, or the first comment below it. */
export interface FoundTextProblem {
  readonly of: 'text' | 'comment'
  readonly network: Network
  readonly handle: string
  readonly problem: TextProblem
}

/**
 * The first of these accounts that would not take the post's text, or the comment below it, and why; null when all would. As
 * a thread a text fits where its network has threads and it takes no more posts than one may have. Servers differ, so each
 * is asked, once a day; where one does not answer now, the length of the text stops nobody.
 */
export async function findTextProblem(
  ctx: WorkspaceContext,
  input: {
    postId: string
    connectionIds: readonly string[]
    asThread?: boolean
    firstComment?: string
  },
): Promise<FoundTextProblem | null> {
  const { postId, connectionIds, asThread = false, firstComment = '' } = input
  if (connectionIds.length === 0 || !isUuid(postId)) return null
  const { workspace } = ctx
  const source = await ctx.readInWorkspace(sql => findTextToPublish(sql, { workspace, postId }))
  if (!source) return null
  const variants = readVariants(source.variants)
  const adapters = networkAdapters(ctx.config)
  for (const { account, limits } of await openAccounts(ctx, connectionIds)) {
    const { network, handle } = account
    const platform = readPlatform(network)
    if (!platform) continue
    const { canThread = false, canComment = false } = adapters[network] ?? {}
    const limit = limits?.maxCharacters ?? platformOf(platform).limit
    const text = textFor(platform, { body: source.body, variants })
    const { problem } = previewText(platform, text, { limit, asThread: asThread && canThread })
    if (problem && (limits || problem.kind !== 'too_long')) return { of: 'text', network, handle, problem }
    const comment = canComment
      ? previewText(platform, firstComment, { limit, asThread: false }).problem
      : null
    if (comment) return { of: 'comment', network, handle, problem: comment }
  }
  return null
}
