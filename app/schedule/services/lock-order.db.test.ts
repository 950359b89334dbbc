import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { moveCampaign } from '#app/campaigns/services/move-campaign.ts'
import { createPost } from '#app/posts/services/create-post.ts'
import { revisePost } from '#app/posts/services/revise-post.ts'
import { advanceSchedule } from '#app/schedule/services/advance-schedule.ts'
import { changeScheduledPost } from '#app/schedule/services/change-scheduled-post.ts'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { pauseEverything } from '#app/schedule/services/settings/pause-everything.ts'
import { setApproval } from '#app/team/services/set-approval.ts'
import { emptyPost } from '#core/posts/text.ts'
import { scheduleFormSchema } from '#core/schedule/schema.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { insertTargets, listTargets, lockTarget } from '#db/queries/publishing/targets.ts'
import { updateStatusFromSchedule } from '#db/queries/schedule/scheduled-posts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { acting, ownerOn } from '#tests/support/team.ts'

const POSTS = 6
const ROUNDS = 12

/** A workspace that approves its posts, with some scheduled for the same minute, all of one campaign. */
async function withScheduled(db: AdminDatabase) {
  const owner = await ownerOn(db, 'collective')
  await setApproval(await acting(db, owner, '/app/team'), { approval: 'inside' })
  const ctx = await acting(db, owner, '/app/create')
  const [campaign] = await db.sql<{ id: string }[]>`
    insert into campaigns (user_id, name, status) values (${ctx.workspace}, 'Autumn', 'active') returning id
  `
  const form = parse(scheduleFormSchema, {
    ...{ day: '2026-11-24', time: '09:30', timeZone: 'Europe/London', platform: 'linkedin', anyway: 'yes' },
  })
  const posts: { postId: string; id: string }[] = []
  for (let n = 0; n < POSTS; n++) {
    const post = { ...emptyPost('linkedin'), body: `Text ${n} ${randomUUID()}` }
    const made = await createPost(ctx, { post, storyId: null, idempotencyKey: randomUUID() })
    if (!made.ok) throw new Error(made.reason)
    const planned = await schedulePost(ctx, { postId: made.postId, form, idempotencyKey: randomUUID() })
    if (!planned.ok) throw new Error(planned.reason)
    posts.push({ postId: made.postId, id: planned.scheduledPostId })
  }
  await db.sql`update content_created set campaign_id = ${campaign?.id ?? null} where user_id = ${ctx.workspace}`
  const at = (hours: number) => ({
    ...ctx,
    now: () => new Date(new Date('2026-11-24T09:30:00Z').getTime() + hours * 3_600_000),
  })
  return { ctx: at(1), posts, campaignId: campaign?.id ?? '' }
}

/** All of them become due again, as if their time had just come. */
const makeDue = (db: AdminDatabase, workspace: string) => db.sql`
  update content_planner set status = 'scheduled', deadline_at = scheduled_for, held_reason = '' where user_id = ${workspace}
`

describeOnDatabases(
  'what locks posts and scheduled posts',
  database => {
    test('what publishes a post waits for the clock that moves it on, and neither is ended', async () => {
      const { db } = database()
      const { ctx, posts } = await withScheduled(db)
      const { workspace } = ctx
      const { id, postId } = posts[0] ?? { id: '', postId: '' }
      const [connection] = await db.sql<{ id: string }[]>`
        insert into connections (user_id, network, server, account_id, handle)
        values (${workspace}, 'mastodon', 'https://mastodon.example', 'ada', '@ada') returning id
      `
      const goingTo = { workspace, scheduledPostIds: [id], connectionIds: [connection?.id ?? ''] }
      await db.sql.begin(sql => insertTargets(sql, goingTo))
      const [target] = await ctx.inWorkspace(sql => listTargets(sql, { workspace, scheduledPostId: id }))
      let publishing: Promise<unknown> | undefined
      await db.transaction(async sql => {
        await sql`update content_planner set status = 'due' where id = ${id}`
        publishing = ctx.inWorkspace(inner => lockTarget(inner, { workspace, id: target?.id ?? '' }))
        await sleep(500)
        await updateStatusFromSchedule(sql, { workspace, postId })
      })
      expect(await publishing).toMatchObject({ id: target?.id, scheduledPostId: id })
    }, 60_000)

    test('saving, advancing, pausing and resuming at once never wait for each other in a circle', async () => {
      const { db } = database()
      const { ctx, posts, campaignId } = await withScheduled(db)
      const versionOf = async (postId: string) =>
        (await db.sql<{ version: number }[]>`select version from content_created where id = ${postId}`)[0]
          ?.version ?? 0
      const write = async (postId: string, round: number) =>
        revisePost(ctx, {
          ...{ id: postId, version: await versionOf(postId) },
          post: { ...emptyPost('linkedin'), body: `Round ${round} ${randomUUID()}` },
        })
      const failures: unknown[] = []
      for (let round = 0; round < ROUNDS; round++) {
        await makeDue(db, ctx.workspace)
        const ids = posts.map(({ id }) => id)
        const deeds = [
          ...posts.map(({ postId }) => write(postId, round)),
          advanceSchedule(ctx),
          advanceSchedule(ctx),
          ...posts.map(({ id }) =>
            changeScheduledPost(ctx, { id, action: round % 2 ? 'hold' : 'hand_over' }),
          ),
          pauseEverything(ctx, { pause: false, keep: round % 3 ? ids : ids.reverse() }),
          moveCampaign(ctx, { id: campaignId, to: round % 2 ? 'active' : 'held' }),
        ]
        for (const done of await Promise.allSettled(deeds))
          if (done.status === 'rejected') failures.push(done.reason)
      }
      expect(failures).toEqual([])
    }, 180_000)
  },
  ['server'],
)
