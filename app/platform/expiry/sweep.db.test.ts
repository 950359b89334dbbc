import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { sweepExpired } from '#app/platform/expiry/sweep-expired.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { visitorContext } from '#tests/support/visitor-context.ts'
import { TEST_NOW } from '#tests/support/workspace-context.ts'

const monthsAgo = (months: number) => {
  const at = new Date(TEST_NOW)
  at.setUTCMonth(at.getUTCMonth() - months)
  return at
}

describeOnDatabase('what the privacy policy promises to forget', database => {
  it('answers and messages of visitors go after 24 months, the security log and the list of mails after 12', async () => {
    const context = visitorContext(database().db)
    const { sql } = context.db
    const mark = randomUUID()
    const leave = async (name: string, at: Date) => {
      const email = `${name}-${mark}@example.test`
      const token = `${name}-${mark}-${mark}`
      await sql`insert into quiz_responses (email, answers, score, primary_challenge, token, created_at)
        values (${email}, '{}', 50, 'voice', ${token}, ${at})`
      await sql`insert into brand_compass_responses
        (first_name, email, brand_purpose, origin_story, audience_struggle, marketing_consent, created_at)
        values ('Ada', ${email}, 'a', 'b', 'c', false, ${at})`
      await sql`insert into contact_messages (email, message, created_at) values (${email}, 'Hello', ${at})`
      await sql`insert into newsletter_subscribers (email, created_at) values (${email}, ${at})`
      await sql`insert into security_events (event_type, request_id, created_at)
        values ('user_signed_out', ${email}, ${at})`
      await sql`insert into mail_outbox (idempotency_key, to_address, template, subject, status, created_at)
        values (${token}, ${email}, 'quiz-result', 'Hello', 'sent', ${at})`
    }
    await leave('old', monthsAgo(25))
    await leave('yearold', monthsAgo(13))
    await leave('recent', new Date(TEST_NOW.getTime() - 24 * 60 * 60 * 1000))

    await sweepExpired(context)

    const left = await sql<{ what: string; who: string }[]>`
      select 'quiz' as what, email as who from quiz_responses where email like ${`%${mark}%`}
      union all select 'compass', email from brand_compass_responses where email like ${`%${mark}%`}
      union all select 'message', email from contact_messages where email like ${`%${mark}%`}
      union all select 'unconfirmed letter', email from newsletter_subscribers where email like ${`%${mark}%`}
      union all select 'log', request_id from security_events where request_id like ${`%${mark}%`}
      union all select 'mail', to_address from mail_outbox where to_address like ${`%${mark}%`}
    `
    const survivors = (name: string) =>
      left
        .filter(({ who }) => who.startsWith(`${name}-`))
        .map(({ what }) => what)
        .toSorted()
    expect(survivors('old')).toEqual([])
    expect(survivors('yearold')).toEqual(['compass', 'message', 'quiz'])
    expect(survivors('recent')).toEqual(['compass', 'log', 'mail', 'message', 'quiz', 'unconfirmed letter'])
  })
})
