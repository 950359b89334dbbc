import { findBasis } from '#app/assistant/services/brief/find-basis.ts'
import { type Credits, readCredits } from '#app/billing/services/read-credits.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { assistantGreeting, starterPrompts } from '#core/assistant/starters.ts'
import { hasFeature } from '#core/billing/features.ts'
import { findAssistantOff } from '#db/queries/assistant/settings.ts'

export interface AssistantView {
  /** Off is the founder's own choice; unavailable means that this installation has no key. */
  readonly state: 'ready' | 'off' | 'unavailable' | 'read_only'
  readonly greeting: string
  /** At most three. */
  readonly starters: readonly string[]
  readonly credits: Credits
  /** Strategy and analysis are part of the plan. */
  readonly hasStrategy: boolean
}

/** What an empty conversation shows: the greeting, what one may ask first, and what is left of the month. */
export async function readAssistant(ctx: WorkspaceContext): Promise<AssistantView> {
  const { workspace } = ctx
  const [{ context }, credits, isOff] = await Promise.all([
    findBasis(ctx),
    readCredits(ctx),
    ctx.readInWorkspace(sql => findAssistantOff(sql, { workspace })),
  ])
  const isReady = ctx.config.openai !== null
  return {
    state: ctx.access === 'read_only' ? 'read_only' : isOff ? 'off' : isReady ? 'ready' : 'unavailable',
    greeting: assistantGreeting(context),
    starters: starterPrompts(context),
    credits,
    hasStrategy: hasFeature(ctx.tier, 'assistant_ai'),
  }
}
