import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { chooseProposal } from '#core/posts/drafts/choose-proposal.ts'
import { draftByRules } from '#core/posts/drafts/draft-by-rules.ts'
import type { DraftKind, DraftRequest, Proposal } from '#core/posts/drafts/types.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { findStory } from '#db/queries/stories/stories.ts'
import { findHistory } from './find-history.ts'

/** Whoever writes: gives texts to choose from, best guess first; none when there is nothing to say. */
export interface Drafter {
  readonly by: Proposal['by']
  readonly write: (request: DraftRequest) => Promise<readonly string[]>
}

const RULES: Drafter = { by: 'rules', write: async request => draftByRules(request) }

/**
 * Proposes a draft, a rewrite, something shorter or something more like the brand, with its score before and after;
 * nothing is saved. Another drafter (an assistant) may be handed in: it writes outside the transaction, and the same
 * rule chooses, so that a rewrite that lowers the score is never offered.
 */
export async function draftText(
  ctx: WorkspaceContext,
  input: {
    kind: DraftKind
    text: string
    post: DraftRequest['post']
    postId: string | null
    storyId: string | null
  },
  drafter: Drafter = RULES,
): Promise<Result<{ proposal: Proposal }, 'read_only' | 'nothing_better' | 'nothing_to_say'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  const { kind, text, post } = input
  const sources = await ctx.inWorkspace(async sql => {
    const postId = isUuid(input.postId) ? input.postId : null
    const [foundation, history, saved] = await Promise.all([
      findFoundation(sql, { workspace }),
      findHistory(sql, { workspace, except: postId }),
      postId ? findPost(sql, { workspace, id: postId }) : null,
    ])
    const storyId = saved?.storyId ?? input.storyId
    const story = isUuid(storyId) ? await findStory(sql, { workspace, id: storyId }) : null
    const additionalData = { kind, by: drafter.by }
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'create',
      actionType: 'draft_asked',
      additionalData,
    })
    return { foundation, history, story }
  })
  const request = { kind, text, post, ...sources }
  const texts = await drafter.write(request)
  if (texts.length === 0) return err('nothing_to_say')
  const proposal = chooseProposal(request, texts, drafter.by)
  return proposal ? ok({ proposal }) : err('nothing_better')
}
