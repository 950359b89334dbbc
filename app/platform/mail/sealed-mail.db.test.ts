import { expect, it } from 'vitest'
import { settleEach } from '#app/platform/jobs/settle-each.ts'
import { deliverMail } from '#app/platform/mail/deliver-mail.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { seal } from '#app/platform/secrets/seal.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const CANARY = 'canary-7b2e'

describeOnDatabase('a mail that does not open', database => {
  it.each([
    ['its key is gone', null],
    ['it was changed', Buffer.from(`\u0002${CANARY}${CANARY}${CANARY}${CANARY}`)],
    ['it holds no JSON', 'text'],
  ])('waits and says nothing of what is in it, nor of the key: %s', async (_why, kept) => {
    const { db } = database()
    const account = await createTestAccount(db, {})
    const base = contextFor(db, account)
    const key = { current: `${CANARY} of at least thirty-two characters`, previous: null }
    const config = { ...base.config, smtpUrl: `smtp://user:${CANARY}@127.0.0.1:1`, encryptionKey: key }
    await db.sql`delete from mail_outbox`
    await enqueueMail({ ...base, config }, db.sql, {
      to: account.email,
      template: 'newsletter-confirm',
      props: { url: `https://brandhearth.test/newsletter/confirm?token=${CANARY}` },
    })
    const sealed = kept === 'text' ? seal(`{"url": ${CANARY}`, key, 'mail-props') : kept
    if (sealed !== null) await db.sql`update mail_outbox set sealed_props = ${sealed}`
    const [mail] = await db.sql<{ id: string }[]>`select id from mail_outbox`

    const context = {
      ...base,
      config: kept === null ? { ...config, encryptionKey: base.config.encryptionKey } : config,
    }
    const job = { id: 'job', data: {} } as Parameters<typeof settleEach>[1][number]
    const [result] = await settleEach('mail.send', [job], () =>
      deliverMail(context, mail?.id ?? '', () => neverRendered()),
    )
    expect(result).toMatchObject({ status: 'failed', output: { name: 'SealError' } })
    expect(JSON.stringify(result)).not.toContain(CANARY)
    const [row] = await db.sql<
      { status: string; lastError: string }[]
    >`select status, last_error from mail_outbox`
    expect(row?.status).toBe('failed')
    expect(row?.lastError).not.toContain(CANARY)
  })
})

function neverRendered(): never {
  throw new Error('There is nothing to render')
}
