import { expect, it } from 'vitest'
import { readCredits } from '#app/billing/services/read-credits.ts'
import { NOTHING_BETTER } from '#app/posts/copy/posts.ts'
import { helpWriting } from '#app/posts/http/help-writing.ts'
import { DRAFT_KINDS, type DraftKind } from '#core/posts/drafts/types.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { useOpenAI, withOpenAI } from '#tests/support/openai.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const REWRITES = DRAFT_KINDS.filter(kind => kind !== 'draft')

describeOnDatabase('help with wording that finds nothing better', database => {
  const standIn = useOpenAI()
  const plain = 'I read a letter with a client.'
  const press = async (kind: DraftKind, body: string, isOnline: boolean) => {
    const alone = contextFor(database().db, await createTestAccount(database().db))
    const ctx = isOnline ? withOpenAI(alone, standIn()) : alone
    const form = new FormData()
    form.set('body', body)
    form.set('platform', 'linkedin')
    const intent = `propose:${kind}`
    const { data } = await helpWriting(ctx, { intent, form, postId: null, storyId: null })
    if (!('proposed' in data)) throw new Error('A press on a proposal answers with one')
    return { proposed: data.proposed, credits: await readCredits(ctx) }
  }

  it.each(REWRITES)('says so, keeps the text and takes no credit: %s', async kind => {
    for (const isOnline of [true, false]) {
      const { proposed, credits } = await press(kind, plain, isOnline)
      expect(proposed).toMatchObject({ proposal: null, problem: NOTHING_BETTER[kind] })
      expect(proposed.text.body).toBe(plain)
      expect(credits).toMatchObject({ used: 0 })
    }
  })

  it('offers whole sentences instead of worn ones, without any assistant', async () => {
    const text = 'We are excited to announce that we leverage synergies. A baker rang me at six.'
    const { proposed } = await press('rewrite', text, false)
    expect(proposed.proposal?.text).toBe('We use synergies. A baker rang me at six.')
  })
})
