import { expect, it } from 'vitest'
import { renderMail } from '#app/mails.ts'
import { sendAtOnce } from '#app/notifications/services/send-at-once.ts'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import { advanceSchedule } from '#app/schedule/services/advance-schedule.ts'
import { changeScheduledPost } from '#app/schedule/services/change-scheduled-post.ts'
import { remindOfDeadlines } from '#app/schedule/services/remind-of-deadlines.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const DUE = new Date('2026-11-24T09:30:00Z')

describeOnDatabase('a post that its founder publishes', database => {
  async function due() {
    const { db } = database()
    const account = await createTestAccount(db)
    const ctx = contextFor(db, account)
    const { id: postId } = await ctx.inWorkspace(sql =>
      insertPost(sql, {
        workspace: ctx.workspace,
        fields: { body: 'Bakers undercharge.\nFlour looks cheap.', platform: 'linkedin' },
        now: ctx.now(),
      }),
    )
    const [row] = await db.sql<{ id: string }[]>`
      insert into content_planner (user_id, content_id, platform, scheduled_for, status, deadline_at)
      values (${ctx.workspace}, ${postId}, 'linkedin', ${DUE}, 'scheduled', ${DUE}) returning id
    `
    /** One run of the job, so many hours after the post was due. */
    const run = async (hours: number) => {
      const then = { ...ctx, now: () => new Date(DUE.getTime() + hours * 3_600_000) }
      await advanceSchedule(then)
      await remindOfDeadlines(then)
      await sendAtOnce(then)
      return then
    }
    const mails = async () => {
      const rows = await db.sql<{ sealedProps: Uint8Array }[]>`
        select sealed_props from mail_outbox where to_address = ${account.email} order by created_at, id
      `
      return rows.map(mail =>
        renderMail('notification', unsealJson(mail.sealedProps, ctx.config.encryptionKey, 'mail-props')),
      )
    }
    return { ctx, id: row?.id ?? '', run, mails }
  }

  it('comes by email at its time with its text and one link, once for any number of workers', async () => {
    const { id, run, mails } = await due()
    await run(-0.1)
    expect(await mails()).toHaveLength(0)
    await Promise.all([run(0), run(0)])
    await run(0.1)
    const [mail, ...more] = await mails()
    expect(more).toHaveLength(0)
    expect(mail?.subject).toBe('Time to post: Bakers undercharge.')
    expect(mail?.text).toContain('Bakers undercharge.\nFlour looks cheap.')
    expect(mail?.text).toContain(`/app/content/planned/${id}`)
    expect(mail?.html.match(/<a href="([^"]*)"/g)).toHaveLength(2)
    expect(mail?.leaveUrl).toContain('/unsubscribe/')
  })

  it('is reminded of once before it counts as missed, and what was missed is always said', async () => {
    const { ctx, run, mails } = await due()
    await run(0)
    await run(19)
    expect(await mails()).toHaveLength(1)
    await run(20.5)
    await run(21)
    const subjects = async () => (await mails()).map(({ subject }) => subject)
    expect(await subjects()).toContain('Still waiting for you: Bakers undercharge.')
    await ctx.db.sql`
      insert into notification_settings (user_id, member_id, choices)
      values (${ctx.workspace}, ${ctx.userId}, '{"post_missed": {"page": false, "email": "off"}}')
    `
    await run(24.1)
    expect(
      (await subjects()).filter(subject => subject === 'Not published: Bakers undercharge.'),
    ).toHaveLength(1)
    expect(await mails()).toHaveLength(3)
    const missed = (await mails()).find(({ subject }) => subject.startsWith('Not published'))
    expect(missed?.leaveUrl).toBeUndefined()
  })

  it('that is marked as published asks for nothing more', async () => {
    const { ctx, id, mails } = await due()
    const then = { ...ctx, now: () => DUE }
    await advanceSchedule(then)
    expect(await changeScheduledPost(then, { id, action: 'out' })).toMatchObject({ ok: true })
    await sendAtOnce(then)
    expect(await mails()).toHaveLength(0)
  })
})
