import { expect, it } from 'vitest'
import { raisedAlarms } from '#app/platform/log/alarm.ts'
import { deliverMail, MAIL_TRIES } from '#app/platform/mail/deliver-mail.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { isUnreachable } from '#app/platform/mail/is-unreachable.ts'
import { lockMail } from '#db/queries/platform/mail.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

describeOnDatabases('a mail whose worker died', database => {
  async function takenMail() {
    const { db } = database()
    const account = await createTestAccount(db, {})
    const base = contextFor(db, account)
    const context = { ...base, config: { ...base.config, smtpUrl: 'smtp://127.0.0.1:1' } }
    const props = { url: 'https://brandhearth.test/newsletter/confirm' }
    await db.sql`delete from mail_outbox`
    await enqueueMail(context, db.sql, { to: account.email, template: 'newsletter-confirm', props })
    const [mail] = await db.sql<{ id: string }[]>`select id from mail_outbox`
    const id = mail?.id ?? ''
    expect(await lockMail(db.sql, { id })).toMatchObject({ id })
    return { context, id, sql: db.sql }
  }
  const render = () => ({ subject: 'A letter', html: '', text: '' })

  it('is not given up: the job fails, so that the queue comes back', async () => {
    const { context, id } = await takenMail()
    await expect(deliverMail(context, id, render)).rejects.toThrow('another worker is sending this mail')
  })

  it('is free again before the queue comes back the second time', async () => {
    const { id, sql } = await takenMail()
    expect(await lockMail(sql, { id })).toBe('taken')
    await sql`update mail_outbox set sending_since = now() - interval '41 seconds' where id = ${id}`
    expect(await lockMail(sql, { id })).toMatchObject({ id })
  })

  it('that is out is left alone', async () => {
    const { context, id, sql } = await takenMail()
    await sql`update mail_outbox set status = 'sent', sealed_props = null where id = ${id}`
    await deliverMail(context, id, render)
    expect(await lockMail(sql, { id })).toBeNull()
  })
})

describeOnDatabases('a mail that nobody takes', database => {
  it('is tried for two days, and then its reader and the operator are told', async () => {
    const { db } = database()
    const account = await createTestAccount(db, {})
    const base = contextFor(db, account)
    const context = {
      ...base,
      config: { ...base.config, smtpUrl: 'smtp://127.0.0.1:1' },
      now: () => new Date(),
    }
    const props = { url: 'https://brandhearth.test/newsletter/confirm' }
    await enqueueMail(context, db.sql, { to: account.email, template: 'newsletter-confirm', props })
    const [mail] = await db.sql<
      { id: string }[]
    >`select id from mail_outbox where to_address = ${account.email}`
    const fail = () =>
      expect(
        deliverMail(context, mail?.id ?? '', () => ({ subject: 'A letter', html: '', text: '' })),
      ).rejects.toThrow()
    const alarms = () => raisedAlarms().find(({ alarm }) => alarm === 'mail')?.count ?? 0
    const before = alarms()
    await db.sql`update mail_outbox set tries = ${MAIL_TRIES - 2} where id = ${mail?.id ?? ''}`
    await fail()
    expect([await isUnreachable(context, account), alarms()]).toEqual([false, before])
    await fail()
    expect([await isUnreachable(context, account), alarms()]).toEqual([true, before + 1])
    await db.sql`
      insert into mail_outbox (idempotency_key, to_address, template, status, sent_at)
      values (${`later-${account.id}`}, ${account.email}, 'newsletter-confirm', 'sent', now())
    `
    expect(await isUnreachable(context, account)).toBe(false)
  })
})
