import { afterAll, afterEach, beforeAll } from 'vitest'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type OpenAIStandIn, openOpenAIStandIn } from '#scripts/local/openai/stand-in.ts'
import type { OnTestDatabase } from '#tests/support/database/test-database.ts'

/** A stand-in for OpenAI for the tests of the enclosing `describe` or file; after each test it answers again. */
export function useOpenAI(): () => OpenAIStandIn {
  let standIn: OpenAIStandIn | undefined
  beforeAll(async () => {
    standIn = await openOpenAIStandIn()
  })
  afterEach(() => standIn?.behave('answer'))
  afterAll(() => standIn?.close())
  return () => {
    if (!standIn) throw new Error('The stand-in is opened by beforeAll: use it inside a test')
    return standIn
  }
}

/** How the stand-in is reached. */
export function openaiConfig(standIn: OpenAIStandIn) {
  return {
    apiKey: standIn.apiKey,
    baseUrl: standIn.url,
    model: 'gpt-5-mini',
    transcriptionModel: 'gpt-4o-mini-transcribe',
  }
}

/** The same context, asking the stand-in. */
export function withOpenAI(
  context: OnTestDatabase<WorkspaceContext>,
  standIn: OpenAIStandIn,
): OnTestDatabase<WorkspaceContext> {
  return { ...context, config: { ...context.config, openai: openaiConfig(standIn) } }
}

/** Short patience and no waiting between tries, so that outages are over in milliseconds. */
export const IMPATIENT = {
  times: { beginMs: 150, idleMs: 150, totalMs: 1500 },
  means: { sleep: async () => {}, random: () => 0 },
}
