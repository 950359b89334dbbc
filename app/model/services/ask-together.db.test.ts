import { expect, it } from 'vitest'
import { readCredits } from '#app/billing/services/read-credits.ts'
import { askTogether } from '#app/model/services/ask-model.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { useOpenAI, withOpenAI } from '#tests/support/openai.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

describeOnDatabase('a question that is asked together', database => {
  const standIn = useOpenAI()
  const founder = async () =>
    withOpenAI(contextFor(database().db, await createTestAccount(database().db)), standIn())
  const input = (content: string) => ({
    kind: 'draft_shorten',
    question: { instructions: 'Be brief', turns: [{ role: 'user' as const, content }], maxTokens: 100 },
  })

  it('costs one credit however often it comes while the first waits, and another once that has its answer', async () => {
    const ctx = await founder()
    const answers = await Promise.all(Array.from({ length: 50 }, () => askTogether(ctx, input('A loaf'))))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(new Set(answers).size).toBe(1)
    expect(await readCredits(ctx)).toMatchObject({ used: 1 })
    await askTogether(ctx, input('A loaf'))
    expect(await readCredits(ctx)).toMatchObject({ used: 2 })
  })

  it('is the same only of the same person in the same words', async () => {
    const [mine, other] = [await founder(), await founder()]
    const asked = await Promise.all([
      askTogether(mine, input('A loaf')),
      askTogether(mine, input('A roll')),
      askTogether(other, input('A loaf')),
    ])
    expect(new Set(asked).size).toBe(3)
    expect(await readCredits(mine)).toMatchObject({ used: 2 })
    expect(await readCredits(other)).toMatchObject({ used: 1 })
  })
})
