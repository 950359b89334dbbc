import { expect, test } from '../../fixtures/test.ts'
import { Caller } from '../guards/caller.ts'
import { openBeside } from '../guards/owner.ts'

const LANDING =
  '/pricing?ref=MAYA-20&referrer=a%20friend&utm_source=letter&utm_medium=email&utm_campaign=spring'

const TOLD = {
  referral_source: 'a friend',
  referral_code: 'MAYA20',
  utm_source: 'letter',
  utm_medium: 'email',
  utm_campaign: 'spring',
  referred_by: 'a friend',
}

test('who sent somebody is kept from the first landing page on and written down once', async ({
  app,
  mailbox,
}) => {
  const db = await openBeside(app)
  const attributed = async (email: string) => {
    const rows = await db.sql<{ context: object; code: string | null }[]>`
      select e.context, a.referral_code as code from events e join accounts a on a.id = e.user_id
      where a.email = ${email} and e.event_name = 'referral_attributed'
    `
    return rows.map(row => ({ ...row }))
  }
  const arrive = async (landing: string) => {
    const visitor = new Caller(app.url)
    await visitor.get(landing)
    await visitor.get('/about?utm_source=another')
    return visitor
  }
  try {
    const email = `referral-${crypto.randomUUID()}@example.test`
    const password = 'Hearthstone9'
    const form = Object.entries({ name: 'Ada', email, password, confirmPassword: password, terms: 'on' })
    const visitor = await arrive(LANDING)
    await visitor.post('/signup', form)
    expect(await attributed(email), 'by a password').toEqual([{ context: TOLD, code: 'MAYA20' }])
    await visitor.post('/signup', form)
    await visitor.post(mailbox.linkIn(await mailbox.waitFor(email, /confirm/i), /auth\/confirm/), [])
    expect(await attributed(email), 'registered over, and confirmed').toHaveLength(1)

    const other = `referral-${crypto.randomUUID()}@example.test`
    const second = await arrive(LANDING)
    const typed = { email: other, terms: 'on', referralCode: 'ANNA-1' }
    await second.post('/auth?mode=register&magic=1', Object.entries(typed))
    expect(await attributed(other), 'before the mailbox is proven').toEqual([])
    await second.post(mailbox.linkIn(await mailbox.waitFor(other, /magic link/i), /auth\/magic/), [])
    const told = { context: { ...TOLD, referral_code: 'ANNA1' }, code: 'ANNA1' }
    expect(await attributed(other), 'by a magic link, with a code typed there').toEqual([told])

    const nobodys = `referral-${crypto.randomUUID()}@example.test`
    const third = new Caller(app.url)
    await third.get('/pricing?ref=%3C%3E&utm_source=%20')
    const same = form.map(([name, value]) => [name, name === 'email' ? nobodys : value] as const)
    await third.post('/signup', same)
    expect(await attributed(nobodys), 'sent by nobody').toEqual([])
  } finally {
    await db.close()
  }
})
