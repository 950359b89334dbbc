import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { postSchema } from '#core/posts/schema.ts'
import { scheduleFormSchema } from '#core/schedule/schema.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { updateStatusFromSchedule } from '#db/queries/schedule/scheduled-posts.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { revisePost } from './revise-post.ts'

// On the embedded database nobody writes beside another.
describeOnDatabases(
  'a post that is saved while the clock moves it on',
  database => {
    it('waits for it, and neither is ended', async () => {
      const { db } = database()
      const ctx = contextFor(db, await createTestAccount(db))
      const { workspace } = ctx
      const { id: postId } = await ctx.inWorkspace(sql =>
        insertPost(sql, {
          workspace,
          fields: { body: 'Bread at six', platform: 'linkedin' },
          now: ctx.now(),
        }),
      )
      const form = parse(scheduleFormSchema, {
        ...{
          day: '2026-11-24',
          time: '09:30',
          timeZone: 'Europe/London',
          platform: 'linkedin',
          anyway: 'yes',
        },
      })
      const made = await schedulePost(ctx, { postId, form, idempotencyKey: randomUUID() })
      expect(made).toMatchObject({ ok: true })
      const post = parse(postSchema, { title: '', body: 'Bread at seven, and rolls', platform: 'linkedin' })
      const [row] = await db.sql<
        { version: number }[]
      >`select version from content_created where id = ${postId}`
      let saving: ReturnType<typeof revisePost> | undefined
      // What the clock does: the scheduled post first, then its post.
      await db.transaction(async sql => {
        await sql`update content_planner set status = 'due' where content_id = ${postId}`
        saving = revisePost(ctx, { id: postId, version: row?.version ?? 0, post })
        await sleep(500)
        await updateStatusFromSchedule(sql, { workspace, postId })
      })
      expect(await saving).toMatchObject({ ok: true })
      const [now] = await db.sql<
        { status: string }[]
      >`select status from content_created where id = ${postId}`
      expect(now?.status).toBe('due')
    }, 30_000)
  },
  ['server'],
)
