import { expect, it } from 'vitest'
import { switchAssistant } from '#app/assistant/services/switch-assistant.ts'
import { readCredits } from '#app/billing/services/read-credits.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { proposeText } from '#app/posts/services/propose-text.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { IMPATIENT, useOpenAI, withOpenAI } from '#tests/support/openai.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const post = { platform: 'linkedin', title: '', goal: '', offer: '' } as const

describeOnDatabases('drafting with the assistant', database => {
  const standIn = useOpenAI()
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
    if (result.ok) {
      expect(result.proposal.by).toBe('assistant')
      expect(result.proposal.after).toBeGreaterThanOrEqual(result.proposal.before ?? 0)
    }
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

  it('an ended plan drafts nothing', async () => {
    expect(await shorten(await founder({ access: 'read_only' }))).toMatchObject({
      ok: false,
      reason: 'read_only',
    })
  })
})
