import { describe, expect, it } from 'vitest'
import { evaluateAssistant } from '#scripts/measure/benchmarks/assistant/evaluate.ts'
import { useDatabase } from '#tests/support/database/test-database.ts'
import { openaiConfig, useOpenAI } from '#tests/support/openai.ts'

/** Right answers of sixty. */
const BAR = 57

describe('the assistant on six brands', () => {
  const database = useDatabase()
  const standIn = useOpenAI()

  it('answers sixty questions rightly from their rows', { timeout: 120_000 }, async () => {
    const results = await evaluateAssistant(database().db, openaiConfig(standIn()))
    expect(results).toHaveLength(60)
    const wrong = results.filter(({ problems }) => problems.length > 0)
    const listed = wrong.map(({ brand, question, problems, reply }) => ({ brand, question, problems, reply }))
    expect(results.length - wrong.length, JSON.stringify(listed, null, 1)).toBeGreaterThanOrEqual(BAR)
  })
})
