import { expect, test } from 'vitest'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { browserOf, contextOn } from '#tests/support/visitor.ts'

describeOnDatabase('a name that nobody has verified', database => {
  test('stands in no mail to the address it was typed with, until its mailbox is verified', async () => {
    const { context } = contextOn(database().db)
    const visitor = browserOf(context)
    const email = 'victim@example.test'
    await visitor.signUp(email)
    for (const purpose of ['magic_link', 'password_reset', 'email_confirmation'] as const)
      await visitor.ask(purpose, email)
    const mails = async () => {
      const rows = await context.db.sql<{ template: string; sealedProps: Uint8Array }[]>`
        select template, sealed_props from mail_outbox where to_address = ${email} order by created_at, id
      `
      return rows.map(({ sealedProps }) =>
        JSON.stringify(unsealJson(sealedProps, context.config.encryptionKey, 'mail-props')),
      )
    }
    const unproven = await mails()
    expect(unproven).toHaveLength(4)
    for (const props of unproven) expect(props).not.toContain('Maya')
    await context.db.sql`update accounts set email_confirmed_at = now() where email = ${email}`
    await visitor.ask('magic_link', email)
    expect((await mails()).filter(props => props.includes('Maya'))).toHaveLength(1)
  })
})
