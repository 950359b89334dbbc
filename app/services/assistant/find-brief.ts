import { buildAssistantContext } from '#core/assistant/context/context.ts'
import { type AssistantBrief, BRIEF_LIMITS, buildBrief } from '#core/assistant/prompt/brief.ts'
import { findProfile } from '#db/queries/onboarding/profiles.ts'
import { findAssistantSources } from '#db/queries/support/assistant/context.ts'
import { findFoundation } from '../content/find-foundation.ts'
import type { WorkspaceContext } from '../context.ts'
import { logger } from '../logger.ts'
import { readIntegrity } from '../support/integrity/read-integrity.ts'
import { briefCache } from './brief-cache.ts'

/** What the assistant is told of a workspace; at most five minutes old. The health of its data is told when it is known. */
export async function findBrief(ctx: WorkspaceContext): Promise<AssistantBrief> {
  const { workspace } = ctx
  const now = ctx.now()
  const known = briefCache().find(workspace, now)
  if (known) return known
  const [profile, foundation, sources] = await ctx.db.inWorkspace(workspace, sql =>
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
