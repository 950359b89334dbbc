import { expect, it } from 'vitest'
import { polishIdeas } from '#app/assistant/services/polish-ideas.ts'
import { readCredits } from '#app/billing/services/read-credits.ts'
import { refreshIdeas } from '#app/brand/services/refresh-ideas.ts'
import { saveBrand } from '#app/brand/services/save-brand.ts'
import { readDashboard } from '#app/dashboard/services/read-dashboard.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { IMPATIENT, useOpenAI, withOpenAI } from '#tests/support/openai.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const answers = {
  core_values: 'patience, plain language',
  dream_client: 'Priya, 41, who handles insurance claims',
  primary_marketing_goal: 'Fill 12 places by May',
}

describeOnDatabases('personalisation', database => {
  const standIn = useOpenAI()
  async function founder() {
    const ctx = withOpenAI(contextFor(database().db, await createTestAccount(database().db)), standIn())
    await saveBrand(ctx, {
      section: '',
      keys: ['core_values', 'dream_client', 'primary_marketing_goal'],
      answers,
    })
    return ctx
  }

  it('is saved with the answers, and shown: eight prompts, five ideas, a focus and three steps', async () => {
    const ctx = await founder()
    const { db } = database()
    const [row] = await db.sql<{ personalizationData: Record<string, string[]> }[]>`
      select personalization_data from user_dashboard_personalization where user_id = ${ctx.workspace}
    `
    const { personal } = await readDashboard(ctx)
    expect(
      [personal.storyPrompts, personal.contentIdeas, personal.funnelRecommendations].map(list => list.length),
    ).toEqual([8, 5, 3])
    expect(personal.weeklyFocus).toContain('“Fill 12 places by May”')
    for (const key of ['storyPrompts', 'contentIdeas', 'funnelRecommendations', 'weeklyFocus'] as const)
      expect(personal[key]).toEqual(row?.personalizationData[key])
  })

  it('is worded by the assistant for a credit, and by the rules again when it is refreshed', async () => {
    const ctx = await founder()
    const before = (await readDashboard(ctx)).personal
    const result = await polishIdeas(ctx, IMPATIENT)
    expect(result).toMatchObject({ ok: true, refused: 0 })
    const after = (await readDashboard(ctx)).personal
    expect(after.storyPrompts).not.toEqual(before.storyPrompts)
    expect(after.storyPrompts.join()).toContain('“patience”')
    expect(after.weeklyFocus).toContain('“Fill 12 places by May”')
    expect(await readCredits(ctx)).toMatchObject({ used: 1 })
    await refreshIdeas(ctx)
    const again = (await readDashboard(ctx)).personal
    expect([...again.storyPrompts].sort()).toEqual([...before.storyPrompts].sort())
  })

  it.each(['fail', 'empty', 'malicious'] as const)(
    'stays as the rules made it, free of charge, when the provider is told to %s',
    async mode => {
      const ctx = await founder()
      const before = (await readDashboard(ctx)).personal
      standIn().behave(mode)
      expect(await polishIdeas(ctx, IMPATIENT)).toMatchObject({ ok: false })
      expect((await readDashboard(ctx)).personal).toEqual(before)
      expect(await readCredits(ctx)).toMatchObject({ used: 0 })
    },
  )
})
