import { expect, test } from 'vitest'
import { countTry } from '#app/platform/limits/count-try.ts'
import { raisedAlarms } from '#app/platform/log/alarm.ts'
import {
  alarmRule,
  RATE_LIMITS,
  type RateLimitedAction,
  type RateLimitKey,
} from '#core/shared/rate-limits.ts'
import { describeOnDatabase, describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextOn } from '#tests/support/visitor.ts'

const TRIES = 1000
const keysOf = (action: RateLimitedAction) => RATE_LIMITS[action].map(({ key }): RateLimitKey => key)
/** What visitors may do, counted by where they come from. */
const PUBLIC = (Object.keys(RATE_LIMITS) as RateLimitedAction[]).filter(
  action => keysOf(action).includes('address') && !keysOf(action).includes('user'),
)

describeOnDatabases(
  'one address that tries 1 000 times',
  database => {
    test.each(PUBLIC)(
      '%s: is refused, writes nothing more, and keeps nobody else out',
      async action => {
        const { db } = database()
        const { context } = contextOn(db)
        const address = '198.51.100.1'
        const victim = `victim@${action}.test`
        let admitted = 0
        for (let n = 0; n < 200; n += 1) {
          // Half of it against one account, half over as many accounts as tries.
          const account = n % 2 === 0 ? victim : `n${n}@${action}.test`
          if ((await countTry(context, action, { account, address })) === null) admitted += 1
        }
        const xid = async () =>
          (await db.sql<{ next: string }[]>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`)[0]
            ?.next
        const written = await xid()
        for (let n = 200; n < TRIES; n += 1) {
          const account = n % 2 === 0 ? victim : `n${n}@${action}.test`
          if ((await countTry(context, action, { account, address })) === null) admitted += 1
        }
        expect(await xid(), 'no transaction wrote anything').toBe(written)
        expect(admitted).toBe(RATE_LIMITS[action].find(({ key }) => key === 'address')?.limit)
        const elsewhere = { address: '203.0.113.200' }
        expect(await countTry(context, action, { ...elsewhere, account: victim })).toBeNull()
        expect(await countTry(context, action, { ...elsewhere, account: `me@${action}.test` })).toBeNull()
      },
      60_000,
    )
  },
  ['embedded'],
)

describeOnDatabase('counting tries', database => {
  test('the row of a refused try stays as it was, also where another rule had room', async () => {
    const { db } = database()
    const { context } = contextOn(db)
    const rows = () => db.sql`select key, count, tries, xmin::text, ctid::text from rate_limits order by key`
    const who = { account: 'still@example.test', address: '198.51.100.2' }
    for (let n = 0; n < 6; n += 1) await countTry(context, 'sign_in', who)
    const before = await rows()
    for (let n = 0; n < 50; n += 1) expect(await countTry(context, 'sign_in', who)).toBeGreaterThan(0)
    expect(await rows()).toEqual(before)
  })

  test('of many at once none counts for a rule unless all of its rules had room', async () => {
    const { context, wait } = contextOn(database().db)
    const account = 'crowd@example.test'
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        countTry(context, 'magic_link', { account, address: `198.18.0.${n % 6}` }),
      ),
    )
    expect(answers.filter(answer => answer === null)).toHaveLength(3)
    const [sum] = await context.db.sql<{ tries: number }[]>`
      select coalesce(sum(cardinality(tries)), 0)::int as tries from rate_limits
      where key like 'magic_link:address:%'
    `
    expect(sum?.tries).toBe(3)
    wait(15 * 60_000)
    expect(await countTry(context, 'magic_link', { account, address: '198.18.0.1' })).toBeNull()
  })

  test('a large limit holds in its window and no longer, and tells how long', async () => {
    const { context, wait } = contextOn(database().db)
    const who = { address: '198.51.100.3' }
    for (let n = 0; n < 120; n += 1) expect(await countTry(context, 'open_share', who)).toBeNull()
    wait(20_000)
    expect(await countTry(context, 'open_share', who)).toBe(40)
    wait(40_000)
    expect(await countTry(context, 'open_share', who)).toBeNull()
  })

  test('50 at once at a large limit are counted one by one', async () => {
    const { context } = contextOn(database().db)
    const who = { address: '198.51.100.4' }
    const answers = await Promise.all(Array.from({ length: 170 }, () => countTry(context, 'open_share', who)))
    expect(answers.filter(answer => answer === null)).toHaveLength(120)
  })

  test('everyone together raises one alarm a window and is refused nothing', async () => {
    const { context, wait } = contextOn(database().db)
    const rule = alarmRule('contact')
    const count = () => raisedAlarms().find(({ subject }) => subject === 'contact')?.count ?? 0
    const from = count()
    const crowd = async (start: number) => {
      for (let n = 0; n < (rule?.limit ?? 0) + 20; n += 1) {
        const who = { account: `c${start + n}@example.test`, address: `10.${start}.${n >> 8}.${n & 255}` }
        expect(await countTry(context, 'contact', who)).toBeNull()
      }
    }
    await crowd(1)
    expect(count() - from).toBe(1)
    wait((rule?.windowSeconds ?? 0) * 1000)
    await crowd(2)
    expect(count() - from).toBe(2)
  }, 60_000)
})
