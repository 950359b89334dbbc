import { expect, it } from 'vitest'
import { advanceSchedule } from '#app/schedule/services/advance-schedule.ts'
import { remindOfDeadlines } from '#app/schedule/services/remind-of-deadlines.ts'
import { remindPeople } from '#app/schedule/services/remind-people.ts'
import { insertStory } from '#db/queries/stories/stories.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import {
  connect,
  founder,
  hoursAfter,
  look,
  type PlannerContext,
  plannerRow,
  sendTo,
  TIME,
  write,
} from '#tests/support/schedule.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'

const inHours = (hours: number) => new Date(TIME.getTime() + hours * 3_600_000)

/** What people were told in a workspace, the first first. */
const toldIn = (ctx: PlannerContext) =>
  ctx.db.sql<
    {
      event: string
      key: string
      details: { title: string; note: string }
      path: string
      memberId: string
      createdAt: Date
      scheduledPostId: string
    }[]
  >`
    select event, key, details, path, member_id, created_at, scheduled_post_id
    from notifications where user_id = ${ctx.workspace} order by created_at, event, key
  `

/** A row whose deadline is given, in a state since then. */
async function waiting(
  ctx: PlannerContext,
  over: Parameters<typeof plannerRow>[1] & { since?: Date; deadline: Date },
) {
  const { since = ctx.now(), deadline, ...row } = over
  const id = await plannerRow(ctx, row)
  await ctx.db
    .sql`update content_planner set status_since = ${since}, deadline_at = ${deadline} where id = ${id}`
  return id
}

describeOnDatabase('the clock', database => {
  it('tells those who publish what has fallen due, with what it is and where', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const [editor, viewer] = [await memberOf(db, owner, 'editor'), await memberOf(db, owner, 'viewer')]
    const ctx = await acting(db, owner, '/app/create')
    const postId = await write(ctx, { title: 'Flour' })
    const id = await waiting(ctx, { status: 'scheduled', postId, deadline: TIME })
    await advanceSchedule(hoursAfter(ctx, 1))
    const told = (await toldIn(ctx)).filter(({ event }) => event === 'post_due')
    expect(told.map(({ memberId }) => memberId).sort()).toEqual([owner.account.id, editor.account.id].sort())
    expect(told.some(({ memberId }) => memberId === viewer.account.id)).toBe(false)
    expect(told[0]).toMatchObject({
      key: `post_due:${id}:${TIME.toISOString()}`,
      details: { title: 'Flour', note: 'LinkedIn' },
      path: `/app/content/planned/${id}`,
      createdAt: inHours(1),
      scheduledPostId: id,
    })
  })

  it('gives what is due its day from its time on, however late it was found', async () => {
    const ctx = await founder(database().db)
    const id = await waiting(ctx, { status: 'scheduled', deadline: TIME })
    await advanceSchedule(hoursAfter(ctx, 20))
    expect(await look(ctx, id)).toMatchObject({
      ...{ status: 'due', statusSince: inHours(20), deadlineAt: inHours(24), reason: '' },
    })
    await advanceSchedule(hoursAfter(ctx, 23.9))
    expect(await look(ctx, id)).toMatchObject({ status: 'due' })
    await advanceSchedule(hoursAfter(ctx, 24))
    const reason = 'It wasn’t posted within 24 hours of its time.'
    expect(await look(ctx, id)).toMatchObject({ status: 'missed', reason, deadlineAt: null })
    expect((await toldIn(ctx)).map(({ event, details }) => [event, details.note])).toEqual([
      ['post_due', 'LinkedIn'],
      ['post_missed', reason],
    ])
  })

  it('says what became of it: not confirmed, or paused at its time or on its day', async () => {
    const ctx = await founder(database().db)
    const made = {
      asked: await waiting(ctx, { status: 'handed_over', since: inHours(-48), deadline: TIME }),
      before: await waiting(ctx, { status: 'held', since: inHours(-1), deadline: TIME }),
      at: await waiting(ctx, { status: 'held', since: TIME, deadline: TIME }),
      after: await waiting(ctx, {
        ...{ status: 'held', at: inHours(-24), since: inHours(-23) },
        deadline: TIME,
      }),
    }
    await advanceSchedule(hoursAfter(ctx, 0.1))
    const told = new Map((await toldIn(ctx)).map(row => [row.scheduledPostId, row]))
    for (const [id, event, reason] of [
      [made.asked, 'post_unconfirmed', 'No one confirmed it was published.'],
      [made.before, 'post_missed', 'It was paused at its scheduled time.'],
      [made.at, 'post_missed', 'It was paused at its scheduled time.'],
      [made.after, 'post_missed', 'It was still paused 24 hours after its time.'],
    ] as const) {
      expect(await look(ctx, id)).toMatchObject({ status: 'missed', reason, statusSince: inHours(0.1) })
      expect(told.get(id)).toMatchObject({ event, details: { note: reason } })
    }
  })

  it('asks nobody to post what goes to an account, and says so when that was missed', async () => {
    const ctx = await founder(database().db)
    const id = await waiting(ctx, { status: 'scheduled', platform: 'bluesky', deadline: TIME })
    await sendTo(ctx, id, [await connect(ctx)])
    await advanceSchedule(hoursAfter(ctx, 0))
    expect(await look(ctx, id)).toMatchObject({ status: 'due' })
    expect(await toldIn(ctx)).toEqual([])
    await advanceSchedule(hoursAfter(ctx, 24))
    expect(await toldIn(ctx)).toMatchObject([{ event: 'post_missed' }])
  })

  it('ends a send that never answered, and tells nobody: its account does', async () => {
    const ctx = await founder(database().db)
    const id = await waiting(ctx, { status: 'sending', since: inHours(-1), deadline: TIME })
    await advanceSchedule(hoursAfter(ctx, 0))
    expect(await look(ctx, id)).toMatchObject({ status: 'failed', reason: '', deadlineAt: null })
    expect(await toldIn(ctx)).toEqual([])
  })

  it('leaves what cannot move on as it is, and never picks it up again', async () => {
    const ctx = await founder(database().db)
    const ids = [
      await waiting(ctx, { status: 'published', since: inHours(-5), deadline: TIME }),
      await waiting(ctx, { status: 'cancelled', since: inHours(-5), deadline: TIME }),
      await waiting(ctx, { status: 'missed', since: inHours(-5), deadline: TIME }),
      await waiting(ctx, { status: 'due', at: inHours(-1), since: inHours(-5), deadline: TIME }),
    ]
    const before = await Promise.all(ids.map(id => look(ctx, id)))
    await advanceSchedule(hoursAfter(ctx, 0))
    for (const [at, id] of ids.entries())
      expect(await look(ctx, id)).toMatchObject({
        ...{ status: before[at]?.status, statusSince: inHours(-5), deadlineAt: null },
      })
    expect(await toldIn(ctx)).toEqual([])
  })

  it('names a platform that we do not know after our own', async () => {
    const ctx = await founder(database().db)
    await waiting(ctx, { status: 'scheduled', platform: 'somewhere', title: 'Flour', deadline: TIME })
    await advanceSchedule(hoursAfter(ctx, 0))
    expect(await toldIn(ctx)).toMatchObject([{ details: { title: 'Flour', note: 'Blog' } }])
  })

  it('offers no story that nobody may tell by then, and says why', async () => {
    const ctx = await founder(database().db)
    const { workspace } = ctx
    const of = async (permission: 'granted' | 'revoked', permissionExpiresOn: string | null = null) => {
      const fields = { title: 'Ines', permission, permissionExpiresOn } as const
      const { id: storyId } = await ctx.inWorkspace(sql =>
        insertStory(sql, { workspace, fields, now: ctx.now() }),
      )
      return waiting(ctx, { status: 'scheduled', postId: await write(ctx, { storyId }), deadline: TIME })
    }
    const [allowed, over, today] = [
      await of('granted'),
      await of('granted', '2026-11-23'),
      await of('granted', '2026-11-24'),
    ]
    await advanceSchedule(hoursAfter(ctx, 0))
    expect(await look(ctx, allowed)).toMatchObject({ status: 'due' })
    expect(await look(ctx, today)).toMatchObject({ status: 'due' })
    const reason = 'Permission from someone in this story has expired, so it wasn’t published.'
    expect(await look(ctx, over)).toMatchObject({ status: 'missed', reason, deadlineAt: null })
    expect((await toldIn(ctx)).filter(({ event }) => event === 'post_missed')).toMatchObject([
      { scheduledPostId: over, details: { note: reason } },
    ])
    // What was offered in time is missed for its own reason, whatever became of the permission since.
    await ctx.db.sql`update stories set permission = 'revoked' where user_id = ${workspace}`
    await advanceSchedule(hoursAfter(ctx, 24))
    expect(await look(ctx, allowed)).toMatchObject({
      ...{ status: 'missed', reason: 'It wasn’t posted within 24 hours of its time.' },
    })
  })

  it('moves on however many wait, in one run, with their posts', async () => {
    const ctx = await founder(database().db)
    const postId = await write(ctx)
    await ctx.db.sql`
      insert into content_planner (user_id, content_id, platform, scheduled_for, status, deadline_at)
      select ${ctx.workspace}, ${postId}, 'linkedin', ${TIME}, 'scheduled', ${TIME} from generate_series(1, 450)
    `
    const { moved } = await advanceSchedule(hoursAfter(ctx, 0))
    const [row] = await ctx.db.sql`
      select count(*) as n from content_planner where user_id = ${ctx.workspace} and status = 'due'
    `
    expect(row).toEqual({ n: 450 })
    expect(moved).toBeGreaterThanOrEqual(450)
    expect(await advanceSchedule(hoursAfter(ctx, 0))).toEqual({ moved: 0 })
    const [post] = await ctx.db.sql`select status from content_created where id = ${postId}`
    expect(post).toEqual({ status: 'due' })
  })
})

describeOnDatabase('a reminder', database => {
  it('says by when, on the clock of the post, four hours before: of what is due, and of what is asked about', async () => {
    const ctx = await founder(database().db)
    const made = {
      due: await waiting(ctx, { status: 'due', title: 'Flour', deadline: inHours(4) }),
      asked: await waiting(ctx, { status: 'handed_over', title: 'Salt', deadline: inHours(4) }),
      later: await waiting(ctx, { status: 'due', title: 'Yeast', deadline: inHours(4.1) }),
    }
    await ctx.db.sql`
      update content_planner set time_zone = 'America/New_York' where user_id = ${ctx.workspace}
    `
    const now = hoursAfter(ctx, 0)
    expect(await remindOfDeadlines(now)).toEqual({ reminded: 2 })
    expect(await remindOfDeadlines(now)).toEqual({ reminded: 0 })
    const told = new Map((await toldIn(ctx)).map(row => [row.scheduledPostId, row]))
    const by = 'Tuesday 24 November 2026, 08:30'
    expect(told.size).toBe(2)
    expect(told.get(made.due)).toMatchObject({
      ...{ event: 'post_reminder', path: `/app/content/planned/${made.due}`, createdAt: TIME },
      details: { title: 'Flour', note: `Publish it by ${by}, or it counts as missed.` },
    })
    expect(told.get(made.asked)).toMatchObject({
      details: { title: 'Salt', note: `Is it published? Confirm by ${by}, or it counts as missed.` },
    })
  })

  it('goes to those who may publish, and to nobody else', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const [editor] = [await memberOf(db, owner, 'editor'), await memberOf(db, owner, 'viewer')]
    const ctx = await acting(db, owner, '/app/create')
    await waiting(ctx, { status: 'due', deadline: inHours(4) })
    await remindPeople(hoursAfter(ctx, 0))
    const told = (await toldIn(ctx)).filter(({ event }) => event === 'post_reminder')
    expect(told.map(({ memberId }) => memberId).sort()).toEqual([owner.account.id, editor.account.id].sort())
  })
})
