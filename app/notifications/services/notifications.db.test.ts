import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { renderMail } from '#app/mails.ts'
import { findBrandHearth } from '#app/media/services/find-brand-hearth.ts'
import type { NotificationProps } from '#app/notifications/emails/notification.ts'
import { markRead } from '#app/notifications/services/mark-read.ts'
import { notify } from '#app/notifications/services/notify.ts'
import { openUnsubscribeLinks } from '#app/notifications/services/open-unsubscribe-links.ts'
import { readNotificationSettings } from '#app/notifications/services/read-notification-settings.ts'
import { readNotifications } from '#app/notifications/services/read-notifications.ts'
import { readUnsubscribe } from '#app/notifications/services/read-unsubscribe.ts'
import { saveNotificationSettings } from '#app/notifications/services/save-notification-settings.ts'
import { sendAtOnce } from '#app/notifications/services/send-at-once.ts'
import { unsubscribe } from '#app/notifications/services/unsubscribe.ts'
import type { ServiceContext, WorkspaceContext } from '#app/platform/context.ts'
import { hearthPicturePath } from '#core/brand/hearth/hearth-address.ts'
import { readChoices } from '#core/notifications/choices.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { mailsTo as mailsOf } from '#tests/support/mails.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

type Context = OnTestDatabase<WorkspaceContext>

const founder = async (db: AdminDatabase) => contextFor(db, await createTestAccount(db))

/** Something happens in the workspace of `ctx`, for its owner, admins and editors. */
async function happen(ctx: Context, key: string = randomUUID(), over: { event?: 'comment_added' } = {}) {
  await ctx.inWorkspace(sql =>
    notify(sql, {
      workspace: ctx.workspace,
      event: over.event ?? 'permission_withdrawn',
      key,
      details: { title: 'The baker', note: 'A note' },
      path: '/app/storybank/1',
      roles: ['owner', 'admin', 'editor'],
      now: ctx.now(),
    }),
  )
}

const mailsTo = async (db: AdminDatabase, email: string) =>
  (
    await db.sql<{ n: number }[]>`
      select count(*)::int as n from mail_outbox where template = 'notification' and to_address = ${email}
    `
  )[0]?.n

const emailOf = async (ctx: Context) =>
  (await ctx.db.sql<{ email: string }[]>`select email from accounts where id = ${ctx.userId}`)[0]?.email ?? ''

const shown = async (ctx: Context, unread = false) =>
  (await readNotifications(ctx, { unread, page: 1 })).list.rows.length

const tokenOf = async (context: ServiceContext, ctx: Context, what: 'permission_withdrawn' | 'daily') =>
  (await openUnsubscribeLinks(context))
    .make({ workspace: ctx.workspace, memberId: ctx.userId, what })
    .split('/')
    .at(-1) ?? ''

describeOnDatabase('notifications', database => {
  it('tell one thing once, to whom it concerns, and a stranger nothing', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const editor = await acting(db, await memberOf(db, owner, 'editor'))
    const viewer = await acting(db, await memberOf(db, owner, 'viewer'))
    const ctx = await acting(db, owner)
    const stranger = await founder(db)
    await Promise.all([happen(ctx, 'one'), happen(ctx, 'one'), happen(editor, 'one')])
    expect([await shown(ctx), await shown(editor), await shown(viewer), await shown(stranger)]).toEqual([
      1, 1, 0, 0,
    ])

    // What one has read is unread for the others; and nobody reads for somebody else.
    const [mine] = (await readNotifications(ctx, { unread: true, page: 1 })).list.rows
    await markRead(editor, { id: mine?.id ?? '' })
    expect(await shown(ctx, true)).toBe(1)
    await markRead(ctx, { id: mine?.id ?? '' })
    expect([await shown(ctx, true), await shown(editor, true)]).toEqual([0, 1])
    await markRead(editor, { id: null })
    expect((await readNotifications(editor, { unread: false, page: 1 })).unread).toBe(0)
    const seen = await stranger.inWorkspace(sql => sql`select 1 from notifications`)
    expect(seen).toHaveLength(0)
    const ofOthers = await editor.inWorkspace(
      sql => sql`update notifications set read_at = null where member_id = ${ctx.userId}`,
    )
    expect(ofOthers.count).toBe(0)
  })

  it('are mailed once each, however many workers send at a time, and again by one that comes after a dead one', async () => {
    const { db } = database()
    const ctx = await founder(db)
    const email = await emailOf(ctx)
    for (let n = 0; n < 5; n++) await happen(ctx)
    await Promise.all([sendAtOnce(ctx), sendAtOnce(ctx)])
    expect(await mailsTo(db, email)).toBe(5)

    await happen(ctx)
    const dying = {
      ...ctx,
      db: {
        ...ctx.db,
        acrossWorkspaces: ((reason, work) =>
          ctx.db.acrossWorkspaces(reason, async sql => {
            await work(sql)
            throw new Error('killed before the commit')
          })) as typeof ctx.db.acrossWorkspaces,
      },
    }
    await expect(sendAtOnce(dying)).rejects.toThrow('killed')
    expect(await mailsTo(db, email)).toBe(5)
    await sendAtOnce(ctx)
    await sendAtOnce(ctx)
    expect(await mailsTo(db, email)).toBe(6)
  })

  it('carry the fire of the brand they are about, each its own', async () => {
    const { db } = database()
    const [first, second] = [await founder(db), await founder(db)]
    await first.inWorkspace(sql =>
      upsertClarifyData(sql, { workspace: first.workspace, answers: { core_values: ['honesty'] } }),
    )
    for (const ctx of [first, first, second]) await happen(ctx)
    await sendAtOnce(first)
    const fires = async (ctx: Context) => {
      const { workspace } = ctx
      const hearth = await ctx.inWorkspace(sql => findBrandHearth(sql, { workspace, now: ctx.now() }))
      return { path: hearthPicturePath(hearth, '.png'), mails: await mailsOf(ctx, 'notification') }
    }
    const [one, other] = [await fires(first), await fires(second)]
    expect(one.path).not.toBe(other.path)
    expect(one.mails).toMatchObject([{ hearth: one.path }, { hearth: one.path }])
    expect(other.mails).toMatchObject([{ hearth: other.path }])
    expect(renderMail('notification', other.mails[0] as NotificationProps).mark).toBe(other.path)
  })

  it('come to nobody who has been removed from the team, the waiting ones included', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const member = await memberOf(db, owner, 'editor')
    const ctx = await acting(db, owner)
    await happen(ctx)
    await db.sql`delete from team_members where member_id = ${member.account.id}`
    await happen(ctx)
    await sendAtOnce(ctx)
    expect(await mailsTo(db, member.account.email)).toBe(0)
    expect(await mailsTo(db, owner.account.email)).toBe(2)
  })

  it('follow what was chosen, also for what waits; what always arrives does', async () => {
    const { db } = database()
    const ctx = await founder(db)
    await happen(ctx)
    const off = { page: false, email: 'off' } as const
    const choices = readChoices({ permission_withdrawn: off, post_missed: off })
    await saveNotificationSettings(ctx, {
      choices,
      hour: 18,
      weekday: 5,
      dueToday: false,
      week: true,
      summary: false,
    })
    expect(await readNotificationSettings(ctx)).toMatchObject({
      choices,
      hour: 18,
      weekday: 5,
      dueToday: false,
    })
    await happen(ctx)
    await sendAtOnce(ctx)
    expect(await mailsTo(db, await emailOf(ctx))).toBe(0)
    expect(await shown(ctx)).toBe(1)
    await ctx.db
      .sql`update notification_settings set choices = '{"post_missed":{"page":false,"email":"off"}}' where user_id = ${ctx.workspace}`
    await ctx.inWorkspace(sql =>
      notify(sql, {
        workspace: ctx.workspace,
        event: 'post_missed',
        key: 'missed',
        details: {},
        path: '/app/content/planned/1',
        roles: ['owner'],
        now: TEST_NOW,
      }),
    )
    await sendAtOnce(ctx)
    expect(await mailsTo(db, await emailOf(ctx))).toBe(1)
  })

  it('end with a link of ours: looking changes nothing, pressing does, and stays so', async () => {
    const { db } = database()
    const ctx = await founder(db)
    const token = await tokenOf(ctx, ctx, 'permission_withdrawn')
    expect(await readUnsubscribe(ctx, { token })).toBe('permission_withdrawn')
    expect((await readNotificationSettings(ctx)).choices.permission_withdrawn.email).toBe('at_once')
    await happen(ctx)
    expect(await unsubscribe(ctx, { token })).toEqual({ ok: true })
    expect(await unsubscribe(ctx, { token })).toEqual({ ok: true })
    await happen(ctx)
    await sendAtOnce(ctx)
    expect(await mailsTo(db, await emailOf(ctx))).toBe(0)
    expect(await shown(ctx)).toBe(2)
    for (const wrong of ['', 'x', `${token}x`, token.replace(/^./, 'X'), `${token}.${token}`])
      expect(await unsubscribe(ctx, { token: wrong })).toEqual({ ok: false, reason: 'wrong_link' })
    expect(await unsubscribe(ctx, { token: await tokenOf(ctx, ctx, 'daily') })).toEqual({ ok: true })
    expect((await readNotificationSettings(ctx)).choices.comment_added.email).toBe('off')
  })
})
