import { describe, expect, it } from 'vitest'
import { type Evaluated, evaluateAssistant } from '#scripts/measure/benchmarks/assistant/evaluate.ts'
import { useDatabase } from '#tests/support/database/test-database.ts'
import { openaiConfig, useOpenAI } from '#tests/support/openai.ts'

/** Right answers of sixty. */
const BAR = 57
const isRight = ({ problems }: Evaluated) => problems.length === 0

describe('the assistant on six brands', { timeout: 120_000 }, () => {
  const database = useDatabase()
  const standIn = useOpenAI()

  it('answers sixty questions rightly from their rows', async () => {
    const results = await evaluateAssistant(database().db, openaiConfig(standIn()))
    expect(results).toHaveLength(60)
    const wrong = results.filter(result => !isRight(result))
    const listed = wrong.map(({ brand, question, problems, reply }) => ({ brand, question, problems, reply }))
    expect(results.length - wrong.length, JSON.stringify(listed, null, 1)).toBeGreaterThanOrEqual(BAR)
  })
})

describe('a model that makes things up, on six brands', { timeout: 120_000 }, () => {
  const database = useDatabase()
  const standIn = useOpenAI()

  it('is right about nothing', async () => {
    standIn().behave('malicious')
    const results = await evaluateAssistant(database().db, openaiConfig(standIn()))
    expect(results.filter(isRight).map(({ question }) => question)).toEqual([])
  })
})
