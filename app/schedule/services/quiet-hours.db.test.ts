import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { seal } from '#app/platform/secrets/seal.ts'
import { publishDue } from '#app/publishing/services/publish-due.ts'
import { findFreeSlot } from '#app/schedule/services/find-free-slot.ts'
import { moveScheduledPost } from '#app/schedule/services/move-scheduled-post.ts'
import { schedulePost } from '#app/schedule/services/schedule-post.ts'
import { addSlot } from '#app/schedule/services/settings/add-slot.ts'
import { readScheduleSettings } from '#app/schedule/services/settings/read-schedule-settings.ts'
import { setQuietHours } from '#app/schedule/services/settings/set-quiet-hours.ts'
import { scheduleFormSchema } from '#core/schedule/schema.ts'
import { addMs, MINUTE_MS } from '#core/shared/time.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { useDatabase } from '#tests/support/database/test-database.ts'
import { FakeNetwork } from '#tests/support/fake-network.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

/** A Tuesday. */
const DUE = new Date('2026-11-24T09:30:00Z')
const TUESDAY = { days: [2], from: 9 * 60, to: 11 * 60 }

describe('quiet hours', () => {
  const database = useDatabase()

  async function founder() {
    const { db } = database()
    const ctx = { ...contextFor(db, await createTestAccount(db)), tier: 'pro' as const }
    await db.sql`insert into subscriptions (user_id, tier, status) values (${ctx.workspace}, 'pro', 'active')`
    const account = randomUUID()
    const tokens = seal('{"token":"t"}', ctx.config.encryptionKey, 'connection-tokens', account)
    await db.sql`
      insert into connections (id, user_id, network, server, account_id, handle, sealed_tokens)
      values (${account}, ${ctx.workspace}, 'mastodon', 'https://fake.test', ${account}, '@ada', ${tokens})
    `
    const fields = { body: `Text ${randomUUID()}`, platform: 'mastodon' }
    const { id: postId } = await ctx.inWorkspace(sql =>
      insertPost(sql, { workspace: ctx.workspace, fields, now: ctx.now() }),
    )
    const schedule = (accounts: string[], over = {}) => {
      const when = { day: '2026-11-24', time: '09:30', timeZone: 'Europe/London', ...over }
      const form = parse(scheduleFormSchema, { ...when, platform: 'mastodon', accounts, anyway: 'yes' })
      return schedulePost(ctx, { postId, form, idempotencyKey: randomUUID() })
    }
    return { ctx, account, postId, schedule }
  }

  it('take no post that we would publish, and say when they end', async () => {
    const { ctx, account, schedule } = await founder()
    await setQuietHours(ctx, TUESDAY)
    expect((await readScheduleSettings(ctx)).quiet).toEqual(TUESDAY)
    const until = new Date('2026-11-24T11:00:00Z')
    expect(await schedule([account])).toMatchObject({ ok: false, reason: 'quiet', until })
    const outside = await schedule([account], { time: '11:00' })
    expect(outside).toMatchObject({ ok: true, at: until })
    const id = outside.ok ? outside.scheduledPostId : ''
    expect(await moveScheduledPost(ctx, { id, day: '2026-11-24', minute: 600 })).toMatchObject({
      reason: 'quiet',
      until,
    })
    // What one posts by hand is one's own affair.
    expect(await schedule([])).toMatchObject({ ok: true, at: DUE })
    await setQuietHours(ctx, null)
    expect(await schedule([account])).toMatchObject({ ok: true, at: DUE })
  })

  it('are passed over by the next free slot, which brings the accounts of its platform', async () => {
    const { ctx, account, postId } = await founder()
    expect(await findFreeSlot(ctx, { postId, platform: '' })).toMatchObject({ reason: 'no_slot' })
    await addSlot(ctx, { weekday: 2, time: 570, platform: '' })
    await addSlot(ctx, { weekday: 3, time: 570, platform: '' })
    const slot = { day: '2026-11-24', time: '09:30', timeZone: 'Europe/London', platform: 'mastodon' }
    expect(await findFreeSlot(ctx, { postId, platform: '' })).toEqual({
      ok: true,
      slot: { ...slot, accounts: [account] },
    })
    await setQuietHours(ctx, TUESDAY)
    expect(await findFreeSlot(ctx, { postId, platform: 'linkedin' })).toEqual({
      ok: true,
      slot: { ...slot, day: '2026-11-25', platform: 'linkedin', accounts: [] },
    })
  })

  it('keep what is due, and what is tried again, until they end', async () => {
    const waiting = await founder()
    await waiting.schedule([waiting.account])
    await setQuietHours(waiting.ctx, TUESDAY)
    const retried = await founder()
    await retried.schedule([retried.account])
    await setQuietHours(retried.ctx, { ...TUESDAY, from: 9 * 60 + 31 })
    const network = new FakeNetwork()
    const run = (minutes: number) =>
      publishDue({ ...retried.ctx, now: () => addMs(DUE, minutes * MINUTE_MS) }, { mastodon: network })
    const published = ({ account }: typeof retried) => network.posts.filter(post => post.account === account)
    network.accounts[retried.account] = 'unreachable'
    await run(0)
    delete network.accounts[retried.account]
    for (const minute of [1, 2, 45, 89]) await run(minute)
    expect([...published(waiting), ...published(retried)]).toEqual([])
    for (const minute of [90, 91]) await run(minute)
    expect([published(waiting).length, published(retried).length]).toEqual([1, 1])
  })
})
