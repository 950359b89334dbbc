import { findFoundation } from '#app/brand/services/find-foundation.ts'
import { readIntegrity } from '#app/insights/services/integrity/read-integrity.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { BRIEF_LIMITS } from '#core/assistant/brief.ts'
import { type AssistantContext, buildAssistantContext } from '#core/assistant/context.ts'
import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import { type AssistantSources, findAssistantSources } from '#db/queries/assistant/context.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { workspaceCache } from './workspace-cache.ts'

/** What the assistant's page needs of a workspace, and what a brief begins with. */
export interface AssistantBasis {
  readonly context: AssistantContext
  readonly foundation: ClarifyData
  readonly sources: AssistantSources
}

const cache = workspaceCache<AssistantBasis>('assistant_basis')

/**
 * The assistant's context and the rows it came from; at most five minutes old. The health of the data is in it when it is
 * known.
 */
export async function findBasis(ctx: WorkspaceContext): Promise<AssistantBasis> {
  const { workspace } = ctx
  const now = ctx.now()
  const cached = cache.find(workspace, now)
  if (cached) return cached
  const [profile, foundation, sources] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findProfile(sql, { workspace }),
      findFoundation(sql, { workspace }),
      findAssistantSources(sql, { workspace, stories: BRIEF_LIMITS.stories }),
    ]),
  )
  const integrity = await readIntegrity(ctx).catch((error: unknown) => {
    logger().warn({ err: error }, 'the assistant does without the health of the data')
    return null
  })
  const { pillars, campaigns, stories } = sources
  const context = buildAssistantContext(
    {
      userId: workspace,
      profile,
      metadata: profile,
      clarify: foundation,
      pillars,
      campaigns,
      stories,
      integrity,
    },
    now,
  )
  const basis = { context, foundation, sources }
  cache.keep(workspace, basis, now)
  return basis
}
