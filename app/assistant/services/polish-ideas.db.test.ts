import { expect, it } from 'vitest'
import { polishIdeas } from '#app/assistant/services/polish-ideas.ts'
import { readCredits } from '#app/billing/services/read-credits.ts'
import { saveBrand } from '#app/brand/services/save-brand.ts'
import { readNumbers } from '#app/dashboard/services/read-numbers.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { IMPATIENT, useOpenAI, withOpenAI } from '#tests/support/openai.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const answers = {
  core_values: 'patience, plain language',
  dream_client: 'Priya, 41, who handles insurance claims',
  primary_marketing_goal: 'Fill 12 places by May',
}

describeOnDatabase('personalisation', database => {
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

  it('is saved with the answers, and shown: eight prompts, five ideas, a focus with its reason and three steps', async () => {
    const ctx = await founder()
    const { db } = database()
    const [row] = await db.sql<{ personalizationData: Record<string, string[]> }[]>`
      select personalization_data from user_dashboard_personalization where user_id = ${ctx.workspace}
    `
    const { personal } = await readNumbers(ctx)
    expect(
      [personal.storyPrompts, personal.contentIdeas, personal.funnelRecommendations].map(list => list.length),
    ).toEqual([8, 5, 3])
    expect(row?.personalizationData.contentIdeas).toHaveLength(5)
    expect(personal.weeklyFocus).toBe('Finish your foundation.')
    expect(personal.focusReason).toContain('“Fill 12 places by May”')
    for (const key of ['storyPrompts', 'funnelRecommendations'] as const)
      expect(personal[key]).toEqual(row?.personalizationData[key])
  })

  it('is worded by the assistant for a credit, and each sentence keeps its words until its facts change', async () => {
    const ctx = await founder()
    const before = await readNumbers(ctx)
    const result = await polishIdeas(ctx, before.rules, IMPATIENT)
    expect(result).toMatchObject({ ok: true, refused: 0 })
    const after = await readNumbers(ctx)
    expect(after.rules).toEqual(before.rules)
    expect(after.personal.storyPrompts).not.toEqual(before.personal.storyPrompts)
    expect(after.personal.contentIdeas.map(({ id }) => id)).toEqual(
      before.personal.contentIdeas.map(({ id }) => id),
    )
    expect(after.personal.storyPrompts.join()).toContain('“patience”')
    expect(await readCredits(ctx)).toMatchObject({ used: 1 })
    await saveBrand(ctx, { section: '', keys: ['core_values'], answers: { core_values: 'candour' } })
    const again = (await readNumbers(ctx)).personal
    expect(again.storyPrompts.join()).toContain('“candour”')
    expect(again.storyPrompts.join()).not.toContain('“patience”')
  })

  it('gives its credit back where the new words could not be saved', async () => {
    const ctx = await founder()
    const { sql } = database().db
    const { rules } = await readNumbers(ctx)
    await sql`
      create function refuse() returns trigger language plpgsql as 'begin raise exception ''gone''; end'
    `
    await sql`create trigger refused before insert on module_usage for each row when (new.action_type = 'ideas_polished') execute function refuse()`
    await expect(polishIdeas(ctx, rules, IMPATIENT)).rejects.toThrow('gone')
    expect(await readCredits(ctx)).toMatchObject({ used: 0 })
    await sql`drop trigger refused on module_usage`
  })

  it.each(['fail', 'empty', 'malicious'] as const)(
    'stays as the rules made it, free of charge, when the provider is told to %s',
    async mode => {
      const ctx = await founder()
      const before = await readNumbers(ctx)
      standIn().behave(mode)
      expect(await polishIdeas(ctx, before.rules, IMPATIENT)).toMatchObject({ ok: false })
      expect((await readNumbers(ctx)).personal).toEqual(before.personal)
      expect(await readCredits(ctx)).toMatchObject({ used: 0 })
    },
  )
})
