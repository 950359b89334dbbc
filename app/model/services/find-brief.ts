import { findFoundation } from '#app/brand/services/find-foundation.ts'
import { readIntegrity } from '#app/insights/services/integrity/read-integrity.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { type AssistantBrief, BRIEF_LIMITS, buildBrief } from '#core/assistant/brief.ts'
import { buildAssistantContext } from '#core/assistant/context.ts'
import { findAssistantSources } from '#db/queries/assistant/context.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { briefCache } from './brief-cache.ts'

/** What the assistant is told of a workspace; at most five minutes old. The health of its data is told when it is known. */
export async function findBrief(ctx: WorkspaceContext): Promise<AssistantBrief> {
  const { workspace } = ctx
  const now = ctx.now()
  const cached = briefCache().find(workspace, now)
  if (cached) return cached
  const [profile, foundation, sources] = await ctx.inWorkspace(sql =>
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
  const { stories } = sources
  const context = buildAssistantContext(
    { userId: workspace, profile, metadata: profile, clarify: foundation, ...sources, integrity },
    now,
  )
  const brief = buildBrief({ context, foundation, stories })
  briefCache().keep(workspace, brief, now)
  return brief
}
