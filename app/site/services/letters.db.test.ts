import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { renderMail } from '#app/mails.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import { previewLetter } from '#app/site/services/preview-letter.ts'
import { sendLetter } from '#app/site/services/send-letter.ts'
import { unsubscribeNewsletter } from '#app/site/services/unsubscribe-newsletter.ts'
import type { Letter } from '#core/site/letter.ts'
import { updateNewsletterConfirmed, upsertNewsletterSubscriber } from '#db/queries/site/visitors.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { visitorContext } from '#tests/support/visitor-context.ts'

const letterOf = (): Letter => ({
  id: `letter-${randomUUID()}`,
  subject: 'The Friday notebook',
  preview: 'Read me',
  body: '## First\n\nHello **you** & [read on](/insights). <script>alert(1)</script>\n\n1. one\n2. two',
})

async function readers(context: OnTestDatabase<ServiceContext>, count: number) {
  const emails = Array.from({ length: count }, () => `reader-${randomUUID()}@example.test`)
  for (const email of emails) {
    await upsertNewsletterSubscriber(context.db.sql, { email })
    await updateNewsletterConfirmed(context.db.sql, { email, now: context.now() })
  }
  return emails
}

async function lettersTo({ db, config }: OnTestDatabase<ServiceContext>, email: string, { id }: Letter) {
  const rows = await db.sql<{ sealedProps: Uint8Array }[]>`
    select sealed_props from mail_outbox where to_address = ${email} and idempotency_key like ${`letter:${id}:%`}
  `
  return rows.map(row =>
    renderMail('newsletter-letter', unsealJson(row.sealedProps, config.encryptionKey, 'mail-props')),
  )
}

describeOnDatabase('a newsletter', database => {
  it('goes to confirmed readers once, also when it is started again or twice at a time', async () => {
    const context = visitorContext(database().db)
    const letter = letterOf()
    const emails = await readers(context, 3)
    const waiting = `waits-${randomUUID()}@example.test`
    await upsertNewsletterSubscriber(context.db.sql, { email: waiting })
    await Promise.all([sendLetter(context, letter), sendLetter(context, letter)])
    const again = await sendLetter(context, letter)
    expect(again.sent).toBe(0)
    expect(again.already).toBeGreaterThanOrEqual(3)
    for (const email of emails) expect(await lettersTo(context, email, letter)).toHaveLength(1)
    expect(await lettersTo(context, waiting, letter)).toHaveLength(0)
    const { readers: all, sent } = await previewLetter(context, letter, renderMail)
    expect(sent).toBe(all)
  })

  it('goes on after a run that died in the middle, with whoever came meanwhile', async () => {
    const context = visitorContext(database().db)
    const letter = letterOf()
    const emails = await readers(context, 120)
    const dying = sendLetter(context, letter, () => {
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
    const { sent: before } = await previewLetter(context, letter, renderMail)
    expect(before).toBe(100)
    const [late = ''] = await readers(context, 1)
    const { already } = await sendLetter(context, letter)
    expect(already).toBe(100)
    for (const email of [...emails, late]) expect(await lettersTo(context, email, letter)).toHaveLength(1)
  })

  it('ends with a link and a header that unsubscribe its reader and no one else', async () => {
    const context = visitorContext(database().db)
    const letter = letterOf()
    const [email = '', other = ''] = await readers(context, 2)
    await sendLetter(context, letter)
    const [mail] = await lettersTo(context, email, letter)
    const url = new URL(mail?.leaveUrl ?? 'http://none.test')
    expect(mail?.text).toContain(url.href)
    const key = url.searchParams.get('key') ?? ''
    expect(url.searchParams.get('email')).toBe(email)
    expect(await unsubscribeNewsletter(context, { email: other, key })).toMatchObject({ ok: false })
    expect(await unsubscribeNewsletter(context, { email, key })).toMatchObject({ ok: true })
    const next = letterOf()
    await sendLetter(context, next)
    expect(await lettersTo(context, email, next)).toHaveLength(0)
    expect(await lettersTo(context, other, next)).toHaveLength(1)
  })

  it('says the same in HTML and in text, with whole addresses and nothing that runs', async () => {
    const context = visitorContext(database().db)
    const { mail } = await previewLetter(context, letterOf(), renderMail)
    const { appUrl } = context.config
    expect(mail.html).toContain(`<strong>you</strong> &#38; <a href="${appUrl}/insights"`)
    expect(mail.html).not.toContain('<script>')
    expect(mail.text).toContain(`Hello you & read on (${appUrl}/insights).`)
    expect(mail.text).toContain('1. one\n2. two')
  })
})
