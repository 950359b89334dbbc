import { expect, test } from 'vitest'
import { readMigrations } from '#db/migrate.ts'
import { updateStatusFromSchedule } from '#db/queries/schedule/scheduled-posts.ts'
import { createTestAccount, type TestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

const HOUR_MS = 3_600_000
/** Hours before now for times that are over, after it for those to come. */
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

describeOnDatabases('what was scheduled before there were deadlines', database => {
  /** A post in a state with scheduled posts in theirs, none of which has a deadline. */
  async function post(account: TestAccount, status: string, planned: [status: string, hours: number][]) {
    const { sql } = database().db
    const [row] = await sql<{ id: string }[]>`
      insert into content_created (user_id, title, body, status) values (${account.id}, 'Bread', 'Bread', ${status})
      returning id
    `
    const id = row?.id ?? ''
    for (const [state, hours] of planned)
      await sql`
        insert into content_planner (user_id, content_id, title, platform, status, scheduled_for, deadline_at, status_since)
        values (${account.id}, ${id}, 'Bread', 'linkedin', ${state}, ${at(hours)}, null, ${at(Math.min(hours, 0))})
      `
    return id
  }

  async function settle(...ids: number[]) {
    const all = await readMigrations()
    await database().db.sql.begin(async sql => {
      for (const id of ids) await sql.unsafe(all.find(one => one.id === id)?.text ?? `no migration ${id}`)
    })
  }

  const scheduledOf = (id: string) =>
    database().db.sql<{ status: string; deadlineAt: Date | null; scheduledFor: Date; reason: string }[]>`
      select status, deadline_at, scheduled_for, reason from content_planner where content_id = ${id}
      order by scheduled_for
    `
  const stateOf = async (id: string) =>
    (await database().db.sql<{ status: string }[]>`select status from content_created where id = ${id}`)[0]
      ?.status

  test('gets the deadline that it would have', async () => {
    const account = await createTestAccount(database().db)
    const [due, next, sending] = [
      await post(account, 'due', [['due', -3]]),
      await post(account, 'scheduled', [['scheduled', 5]]),
      await post(account, 'handed_over', [['handed_over', -60]]),
    ]
    await settle(442, 443)
    const [dueRow] = await scheduledOf(due)
    expect(dueRow?.deadlineAt?.getTime()).toBe((dueRow?.scheduledFor.getTime() ?? 0) + 24 * HOUR_MS)
    const [nextRow] = await scheduledOf(next)
    expect(nextRow?.deadlineAt).toEqual(nextRow?.scheduledFor)
    expect((await scheduledOf(sending))[0]?.deadlineAt).toBeInstanceOf(Date)
    expect([await stateOf(due), await stateOf(next), await stateOf(sending)]).toEqual([
      'due',
      'scheduled',
      'handed_over',
    ])
  })

  test('is missed where its day is over, and its post says what its scheduled posts say', async () => {
    const account = await createTestAccount(database().db)
    const posts = {
      missed: await post(account, 'scheduled', [['scheduled', -30]]),
      held: await post(account, 'held', [['held', -30]]),
      goesOn: await post(account, 'scheduled', [
        ['scheduled', -30],
        ['scheduled', 5],
      ]),
      wasOut: await post(account, 'due', [
        ['published', -99],
        ['due', -30],
      ]),
      rewritten: await post(account, 'draft', [['scheduled', -30]]),
      removed: await post(account, 'draft', [['cancelled', -30]]),
    }
    await settle(442)
    expect((await scheduledOf(posts.missed))[0]).toMatchObject({ status: 'missed', deadlineAt: null })
    expect(await stateOf(posts.missed)).toBe('scheduled')
    await settle(443)
    const states = async () =>
      Object.fromEntries(
        await Promise.all(Object.entries(posts).map(async ([name, id]) => [name, await stateOf(id)])),
      )
    const settled = {
      missed: 'missed',
      held: 'missed',
      goesOn: 'scheduled',
      wasOut: 'published',
      rewritten: 'draft',
      removed: 'draft',
    }
    expect(await states()).toEqual(settled)
    await settle(443)
    expect(await states()).toEqual(settled)
    // The rule of the product says the same of those that were settled.
    for (const name of ['missed', 'held', 'goesOn', 'wasOut'] as const)
      await updateStatusFromSchedule(database().db.sql, { workspace: account.workspace, postId: posts[name] })
    expect(await states()).toEqual(settled)
  })
})
