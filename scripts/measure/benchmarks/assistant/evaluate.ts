import { answerMessage } from '#app/assistant/services/answer-message.ts'
import { refreshScore } from '#app/brand/services/refresh-score.ts'
import { loadConfig, type OpenAIConfig } from '#app/config.server.ts'
import { makeWorkspaceContext, type WorkspaceContext } from '#app/platform/context.ts'
import type { ChatTurn } from '#core/assistant/history.ts'
import type { AdminDatabase } from '#db/admin.ts'
import type { WorkspaceId } from '#db/client.ts'
import { EVALUATED_AT, seedBrands } from './facts.ts'
import { type Question, questionsFor } from './questions.ts'
import type { Reply } from './rules.ts'

export interface Evaluated {
  readonly brand: string
  readonly question: string
  /** Nothing when the answer is right. */
  readonly problems: readonly string[]
  readonly reply: string
  readonly ms: number
}

/** Asks the sixty questions as founders of six seeded workspaces, through the app's own service and whatever model is given. */
export async function evaluateAssistant(db: AdminDatabase, openai: OpenAIConfig): Promise<Evaluated[]> {
  const brands = await seedBrands(db, async workspace => {
    const ctx = contextOf(db, workspace, openai)
    await ctx.inWorkspace(sql => refreshScore(ctx, sql))
  })
  const contexts = new Map(brands.map(({ brand, workspace }) => [brand, contextOf(db, workspace, openai)]))
  const results: Evaluated[] = []
  for (const question of questionsFor(brands)) {
    const ctx = contexts.get(question.brand)
    if (ctx) results.push(await ask(ctx, question))
  }
  return results
}

function contextOf(db: AdminDatabase, workspace: WorkspaceId, openai: OpenAIConfig): WorkspaceContext {
  const loaded = loadConfig({ BRANDHEARTH_MODE: 'test' })
  if (!loaded.ok) throw new Error(loaded.problems.join(', '))
  return makeWorkspaceContext(
    { db, now: () => EVALUATED_AT, config: { ...loaded.config, openai } },
    { userId: workspace, workspace, role: 'owner', tier: 'pro', access: 'full', timeZone: 'Europe/London' },
  )
}

async function ask(ctx: WorkspaceContext, { brand, turns, check }: Question): Promise<Evaluated> {
  const history: ChatTurn[] = []
  const replies: Reply[] = []
  const begun = performance.now()
  for (const message of turns) {
    const reply = await replyTo(ctx, message, history)
    replies.push(reply)
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text })
  }
  return {
    brand,
    question: turns.at(-1) ?? '',
    problems: check(replies),
    reply: replies.at(-1)?.text ?? '',
    ms: performance.now() - begun,
  }
}

async function replyTo(ctx: WorkspaceContext, message: string, history: readonly ChatTurn[]): Promise<Reply> {
  const result = await answerMessage(ctx, {
    message,
    taskType: 'general',
    history: JSON.stringify(history),
    conversationId: '',
  })
  if (!result.ok) return { text: '', isDeclined: true, left: null }
  return { text: result.text, isDeclined: false, left: result.left }
}
