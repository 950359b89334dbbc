import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { ServiceContext } from '#app/platform/context.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { unseal } from '#app/platform/secrets/seal.ts'
import { confirmNewsletter } from '#app/site/services/confirm-newsletter.ts'
import { sendContactMessage } from '#app/site/services/send-contact-message.ts'
import { submitCompass } from '#app/site/services/submit-compass.ts'
import { subscribeNewsletter } from '#app/site/services/subscribe-newsletter.ts'
import { unsubscribeNewsletter } from '#app/site/services/unsubscribe-newsletter.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { visitorContext } from '#tests/support/visitor-context.ts'

const someone = () => `ada-${randomUUID()}@example.test`

async function mailsTo({ db, config }: OnTestDatabase<ServiceContext>, email: string) {
  const mails = await db.sql<{ template: string; sealedProps: Uint8Array }[]>`
    select template, sealed_props from mail_outbox where to_address = ${email} order by created_at
  `
  return mails.map(mail => ({
    template: mail.template,
    props: JSON.parse(unseal(mail.sealedProps, config.encryptionKey, 'mail-props')) as Record<string, string>,
  }))
}

async function subscriber({ db }: OnTestDatabase<ServiceContext>, email: string) {
  const [row] = await db.sql<{ confirmedAt: Date | null; unsubscribedAt: Date | null }[]>`
    select confirmed_at, unsubscribed_at from newsletter_subscribers where email = ${email}
  `
  return row
}

async function mailedSecret(context: OnTestDatabase<ServiceContext>, email: string) {
  const mail = (await mailsTo(context, email)).findLast(({ template }) => template === 'newsletter-confirm')
  return new URL(mail?.props.url ?? 'http://x').searchParams.get('token') ?? ''
}

describeOnDatabase('forms of visitors', database => {
  it('a message pressed ten times is kept once, passed on once and confirmed once', async () => {
    const context = visitorContext(database().db)
    const email = someone()
    const message = {
      name: 'Ada',
      email,
      topic: 'sales' as const,
      message: 'Hello',
      idempotencyKey: randomUUID(),
    }
    await Promise.all(Array.from({ length: 10 }, () => sendContactMessage(context, message)))
    expect(await context.db.sql`select id from contact_messages where email = ${email}`).toHaveLength(1)
    expect((await mailsTo(context, email)).map(({ template }) => template)).toEqual(['contact-received'])
    const team = await mailsTo(context, 'hello@brandhearth.test')
    expect(team.filter(({ props }) => props.email === email)).toHaveLength(1)
  })

  it.each([
    [true, false],
    [false, true],
  ])('a compass with the box %s is stored with consent %s', async (optOut, consent) => {
    const context = visitorContext(database().db)
    const email = someone()
    const answers = { brandPurpose: 'a', originStory: 'b', audienceStruggle: 'c', businessType: null }
    const form = { firstName: 'Ada', email, optOut, ...answers }
    await submitCompass(context, { form, idempotencyKey: randomUUID() })
    const [row] = await context.db.sql<{ marketingConsent: boolean }[]>`
      select marketing_consent from brand_compass_responses where email = ${email}
    `
    expect(row?.marketingConsent).toBe(consent)
    expect((await mailsTo(context, email)).map(({ template }) => template)).toEqual(['compass-received'])
  })

  it('nobody is on the list before the mailed link was pressed, and it works once', async () => {
    const context = visitorContext(database().db)
    const email = someone()
    await subscribeNewsletter(context, { email })
    expect((await subscriber(context, email))?.confirmedAt).toBeNull()
    const secret = await mailedSecret(context, email)
    const presses = await Promise.all(Array.from({ length: 5 }, () => confirmNewsletter(context, { secret })))
    expect(presses.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await subscriber(context, email))?.confirmedAt).toEqual(context.now())
  })

  it('who is on the list already gets no second mail', async () => {
    const context = visitorContext(database().db)
    const email = someone()
    await subscribeNewsletter(context, { email })
    await confirmNewsletter(context, { secret: await mailedSecret(context, email) })
    const before = (await mailsTo(context, email)).length
    await subscribeNewsletter(context, { email })
    expect(await mailsTo(context, email)).toHaveLength(before)
  })

  it('one leaves by the key of one’s own letters, and comes back by confirming again', async () => {
    const context = visitorContext(database().db)
    const email = someone()
    await subscribeNewsletter(context, { email })
    await confirmNewsletter(context, { secret: await mailedSecret(context, email) })
    const leaving = await openLinkSecrets(context, 'newsletter')
    const foreign = leaving.make(someone())
    expect(await unsubscribeNewsletter(context, { email, key: foreign })).toMatchObject({ ok: false })
    expect((await subscriber(context, email))?.unsubscribedAt).toBeNull()

    expect(await unsubscribeNewsletter(context, { email, key: leaving.make(email) })).toMatchObject({
      ok: true,
    })
    expect((await subscriber(context, email))?.unsubscribedAt).toEqual(context.now())

    await subscribeNewsletter(context, { email })
    await confirmNewsletter(context, { secret: await mailedSecret(context, email) })
    expect((await subscriber(context, email))?.unsubscribedAt).toBeNull()
  })

  it('a made-up link confirms nothing', async () => {
    const context = visitorContext(database().db)
    expect(await confirmNewsletter(context, { secret: 'x'.repeat(43) })).toMatchObject({ ok: false })
  })
})
