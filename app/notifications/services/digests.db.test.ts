import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { renderMail } from '#app/mails.ts'
import { notify } from '#app/notifications/services/notify.ts'
import { saveNotificationSettings } from '#app/notifications/services/save-notification-settings.ts'
import { sendDigests } from '#app/notifications/services/send-digests.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { unsealJson } from '#app/platform/secrets/seal.ts'
import { readChoices } from '#core/notifications/choices.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

type Context = OnTestDatabase<WorkspaceContext>

const founder = async (db: AdminDatabase) => contextFor(db, await createTestAccount(db))

const on = (ctx: Context, at: string): Context => ({ ...ctx, now: () => new Date(at) })

/** Somebody comments, in the workspace of `ctx`, at its time: daily, as long as nobody chose otherwise. */
const comment = (ctx: Context) =>
  ctx.inWorkspace(sql =>
    notify(sql, {
      workspace: ctx.workspace,
      event: 'comment_added',
      key: randomUUID(),
      details: { title: 'Bakers', who: 'Grace', note: 'Yes' },
      path: '/app/content/review/1',
      roles: ['owner', 'editor'],
      now: ctx.now(),
    }),
  )

const scheduled = (
  ctx: Context,
  at: string,
  title: string,
  over: { status?: string; publishedAt?: string } = {},
) =>
  ctx.db.sql`
    insert into content_planner (user_id, title, platform, scheduled_for, status, published_at, created_at)
    values (${ctx.workspace}, ${title}, 'linkedin', ${at}, ${over.status ?? 'scheduled'}, ${over.publishedAt ?? null}, '2026-01-01')
  `

/** The digests a person was sent so far, the oldest first, as they read them. */
async function digestsOf(ctx: Context) {
  const rows = await ctx.db.sql<{ sealedProps: Uint8Array }[]>`
    select m.sealed_props from mail_outbox m join accounts a on a.email = m.to_address
    where a.id = ${ctx.userId} and m.template = 'digest' order by m.idempotency_key
  `
  return rows.map(row =>
    renderMail('digest', unsealJson(row.sealedProps, ctx.config.encryptionKey, 'mail-props')),
  )
}

describeOnDatabase('digests', database => {
  it.each([
    ['spring', ['2026-03-28T08:00:00Z', '2026-03-29T07:00:00Z', '2026-03-30T07:00:00Z']],
    ['autumn', ['2026-10-24T07:00:00Z', '2026-10-25T08:00:00Z', '2026-10-26T08:00:00Z']],
  ])(
    'come at eight by the clock across the change in %s, once each, however many workers look',
    async (_, hours) => {
      const { db } = database()
      const ctx = await founder(db)
      for (const [day, hour] of hours.entries()) {
        const before = new Date(Date.parse(hour) - 900_000).toISOString()
        await comment(on(ctx, before))
        await sendDigests(on(ctx, before))
        expect(await digestsOf(ctx)).toHaveLength(day)
        await Promise.all([sendDigests(on(ctx, hour)), sendDigests(on(ctx, hour))])
        await sendDigests(on(ctx, new Date(Date.parse(hour) + 900_000).toISOString()))
        expect(await digestsOf(ctx)).toHaveLength(day + 1)
      }
    },
  )

  it('are caught up once where nobody was there, also after a worker that died, and bring everything once', async () => {
    const { db } = database()
    const ctx = await founder(db)
    await comment(on(ctx, '2026-11-18T12:00:00Z'))
    await comment(on(ctx, '2026-11-19T12:00:00Z'))
    const late = on(ctx, '2026-11-20T13:20:00Z')
    let crossings = 0
    const dying: Context = {
      ...late,
      db: {
        ...late.db,
        acrossWorkspaces: ((reason, work) =>
          late.db.acrossWorkspaces(reason, async sql => {
            const result = await work(sql)
            // The first one reads who there is, the second sends.
            if (++crossings === 2) throw new Error('killed before the commit')
            return result
          })) as typeof late.db.acrossWorkspaces,
      },
    }
    await expect(sendDigests(dying)).rejects.toThrow('killed')
    expect(await digestsOf(ctx)).toHaveLength(0)
    await sendDigests(late)
    await sendDigests(late)
    await sendDigests(on(ctx, '2026-11-21T08:00:00Z'))
    const sent = await digestsOf(ctx)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text.match(/Grace commented on: Bakers/g)).toHaveLength(2)
    expect(sent[0]?.leaveUrl).toContain('/unsubscribe/')
  })

  it('list what is to be published today, say how the week went, and say nothing where there is nothing', async () => {
    const { db } = database()
    const ctx = await founder(db)
    await scheduled(ctx, '2026-11-23T09:30:00Z', 'Bakers undercharge')
    await scheduled(ctx, '2026-11-24T09:30:00Z', 'Tomorrow’s')
    await scheduled(ctx, '2026-11-20T09:30:00Z', 'Out', {
      status: 'published',
      publishedAt: '2026-11-20T10:00:00Z',
    })
    await sendDigests(on(ctx, '2026-11-22T08:00:00Z'))
    expect(await digestsOf(ctx)).toHaveLength(0)
    await sendDigests(on(ctx, '2026-11-23T08:00:00Z'))
    const [day, week, ...more] = await digestsOf(ctx)
    expect(more).toHaveLength(0)
    expect(day?.subject).toBe('1 post to post yourself today')
    expect(day?.text).toContain('09:30, LinkedIn: Bakers undercharge')
    expect(day?.text).not.toContain('Tomorrow’s')
    expect(week?.text).toContain('1 post published in the last 7 days.')
    expect(week?.text).toContain('2 posts scheduled for the next 7 days.')
  })

  it('go by the person’s own clock and choices, and to nobody who has left the team', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const editor = await memberOf(db, owner, 'editor')
    const gone = await memberOf(db, owner, 'editor')
    await db.sql`update profiles set time_zone = 'America/New_York' where id = ${editor.account.id}`
    const ctx = await acting(db, owner)
    const theirs = await acting(db, editor, '/app/settings/notifications')
    await saveNotificationSettings(theirs, {
      choices: readChoices(null),
      hour: 18,
      weekday: 1,
      dueToday: false,
      week: false,
      summary: false,
    })
    await comment(on(ctx, '2026-11-20T10:00:00Z'))
    await db.sql`delete from team_members where member_id = ${gone.account.id}`
    await sendDigests(on(ctx, '2026-11-20T22:45:00Z'))
    expect(await digestsOf(theirs)).toHaveLength(0)
    await sendDigests(on(ctx, '2026-11-20T23:00:00Z'))
    const [theirDigest] = await digestsOf(theirs)
    expect(theirDigest?.subject).toContain('Ada Lovelace’s workspace')
    await sendDigests(on(ctx, '2026-11-21T12:00:00Z'))
    expect(await digestsOf(ctx)).toHaveLength(1)
    expect(await digestsOf(contextFor(db, gone.account))).toHaveLength(0)
  })
})
