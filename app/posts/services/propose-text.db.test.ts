import { expect, it } from 'vitest'
import { switchAssistant } from '#app/assistant/services/switch-assistant.ts'
import { readCredits } from '#app/billing/services/read-credits.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { proposeText } from '#app/posts/services/propose-text.ts'
import { upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { IMPATIENT, useOpenAI, withOpenAI } from '#tests/support/openai.ts'
import { useScriptedModel } from '#tests/support/scripted-model.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const post = { platform: 'linkedin', title: '', goal: '', offer: '' } as const

describeOnDatabase('drafting with the assistant', database => {
  const standIn = useOpenAI()
  const model = useScriptedModel()
  const founder = async (over: Partial<OnTestDatabase<WorkspaceContext>> = {}) =>
    withOpenAI(contextFor(database().db, await createTestAccount(database().db), over), standIn())
  const shorten = (ctx: OnTestDatabase<WorkspaceContext>) => {
    const text =
      'We really just wanted to say that the table is very nice. It is actually made of oak. In order to keep it, oil it. '
    const request = { kind: 'shorten', text: text.repeat(3), post, postId: null, storyId: null } as const
    return proposeText(ctx, request, IMPATIENT)
  }

  it('offers what the assistant wrote, for a credit, with its note', async () => {
    const ctx = await founder()
    const result = await shorten(ctx)
    expect(result).toMatchObject({ ok: true, because: null, note: expect.stringContaining('Offline answer') })
    // Without a foundation no score can be told, and none is made up.
    expect(result).toMatchObject({ proposal: { by: 'assistant', before: null, after: null } })
    expect(await readCredits(ctx)).toMatchObject({ used: 1 })
  })

  it.each(['fail', 'hang', 'half', 'empty'] as const)(
    'falls back to the rules, free of charge, when the provider is told to %s',
    async mode => {
      const ctx = await founder()
      standIn().behave(mode)
      const result = await shorten(ctx)
      expect(result).toMatchObject({ ok: true, because: 'no_answer', proposal: { by: 'rules' } })
      expect(await readCredits(ctx)).toMatchObject({ used: 0 })
    },
  )

  it('falls back when the model says something else than was asked for, and gives the credit back', async () => {
    const ctx = await founder()
    standIn().behave('malicious')
    expect(await shorten(ctx)).toMatchObject({
      ok: true,
      because: 'nothing_better',
      proposal: { by: 'rules' },
    })
    expect(await readCredits(ctx)).toMatchObject({ used: 0 })
  })

  it('falls back when it is off or the credits are used up', async () => {
    const ctx = await founder()
    await switchAssistant(ctx, { isOff: true })
    expect(await shorten(ctx)).toMatchObject({ because: 'assistant_off', proposal: { by: 'rules' } })
    await switchAssistant(ctx, { isOff: false })
    for (let n = 0; n < 10; n += 1) await shorten(ctx)
    expect(await shorten(ctx)).toMatchObject({ because: 'credit_limit_reached', proposal: { by: 'rules' } })
    expect(await readCredits(ctx)).toMatchObject({ used: 10 })
  })

  it('offers no rewrite of a model that makes things up, leaves gaps, lowers the score or is too long', async () => {
    const ctx = await founder()
    const { workspace } = ctx
    const answers = {
      core_values: ['honesty', 'patience'],
      dream_client: 'Bakers who open their first shop and do their own books at night.',
    }
    await ctx.inWorkspace(sql => upsertClarifyData(sql, { workspace, answers }))
    const scripted = { ...ctx, config: { ...ctx.config, openai: model().config } }
    const text =
      'A baker rang me at six about her books. We read the letter together, slowly and honestly, until it made sense.'
    const rewrite = (...texts: readonly string[]) => {
      model().says({ text: JSON.stringify({ texts, note: 'Warmer.' }) })
      const twitter = { ...post, platform: 'twitter' } as const
      return proposeText(
        scripted,
        { kind: 'rewrite', text, post: twitter, postId: null, storyId: null },
        IMPATIENT,
      )
    }
    const bad = [
      `${text} She saved £4,000.`,
      `${text} Thank you, Sarah Jones.`,
      `${text} It was [day of the week].`,
      `${text} “You saved my whole shop,” she said.`,
      'Leverage synergies to skyrocket growth with our best-in-class platform. Buy now, only today.',
      `${text} ${'We read each page of the letter with patience. '.repeat(5)}`,
    ]
    for (const one of bad) expect(await rewrite(one), one).toMatchObject({ because: 'nothing_better' })
    const good = `${text} Patience helped.`
    const offered = await rewrite(...bad, good)
    expect(offered).toMatchObject({
      because: null,
      note: 'Warmer.',
      proposal: { text: good, by: 'assistant' },
    })
    if (offered.ok) expect(offered.proposal.after).toBeGreaterThanOrEqual(offered.proposal.before ?? 101)
    expect(await readCredits(ctx)).toMatchObject({ used: 1 })
  })

  it('an ended plan drafts nothing', async () => {
    expect(await shorten(await founder({ access: 'read_only' }))).toMatchObject({
      ok: false,
      reason: 'read_only',
    })
  })
})
