import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Connection, openConnection } from '#db/client.ts'
import { isUnavailable } from '#db/errors.ts'
import { withinDeadline } from '#db/guard/deadline.ts'
import { openSilentProxy, type SilentProxy } from '#scripts/measure/harness/links/silent-proxy.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

/** How long the pool of these tests waits: long enough that a busy machine opens four connections meanwhile. */
const DEADLINE_MS = 2_000

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** How a piece of work ended, and after how many milliseconds. */
async function outcome(
  work: () => Promise<unknown>,
): Promise<{ end: 'done' | 'unavailable' | unknown; ms: number }> {
  const startedAt = performance.now()
  const end = await work().then(
    () => 'done',
    (error: unknown) => (isUnavailable(error) ? 'unavailable' : error),
  )
  return { end, ms: performance.now() - startedAt }
}

describeOnDatabases(
  'a database that says nothing',
  database => {
    let proxy: SilentProxy
    let pool: Connection
    let told: boolean[]
    const openPool = (max = 4) => {
      const url = new URL(database().url)
      url.port = String(proxy.port)
      return openConnection({
        ...database().way,
        url: url.href,
        max,
        deadlineMs: DEADLINE_MS,
        onSilence: answers => told.push(answers),
      })
    }
    beforeEach(async () => {
      told = []
      proxy = await openSilentProxy(Number(new URL(database().url).port))
      pool = openPool()
    })
    afterEach(async () => {
      await proxy.close()
      await pool.close()
    })

    test('fails each piece of work in its time, and from then on at once', async () => {
      await Promise.all([1, 2, 3, 4].map(() => pool.sql`select pg_sleep(0.05)`))
      proxy.goSilent()
      const several = [
        () => pool.sql`select 1`,
        () => pool.transaction(sql => sql`select 1`),
        () => withinDeadline(() => Promise.all([pool.sql`select 1`, pool.sql`select 2`]), DEADLINE_MS),
        ...Array.from({ length: 50 }, () => () => pool.transaction(sql => sql`select 3`)),
      ]
      for (const { end, ms } of await Promise.all(several.map(outcome))) {
        expect(end).toBe('unavailable')
        expect(ms).toBeLessThan(4 * DEADLINE_MS)
      }
      await expect.poll(() => told, { timeout: 10_000 }).toEqual([false])
      const { end, ms } = await outcome(() => pool.sql`select 1`)
      expect([end, ms < 300]).toEqual(['unavailable', true])
    })

    test('is found again by itself once it answers, on every connection', async () => {
      await Promise.all([1, 2, 3, 4].map(() => pool.sql`select pg_sleep(0.05)`))
      proxy.goSilent()
      await outcome(() => pool.sql`select 1`)
      await expect.poll(() => told, { timeout: 10_000 }).toEqual([false])
      proxy.heal()
      const healedAt = performance.now()
      await expect.poll(() => told, { timeout: 10_000 }).toEqual([false, true])
      for (let row = 0; row < 20; row += 1)
        expect((await outcome(() => pool.transaction(sql => sql`select 1`))).end).toBe('done')
      expect(performance.now() - healedAt).toBeLessThan(10_000)
    })

    test('is noticed when it was silent before the first connection', async () => {
      proxy.goSilent()
      const { end, ms } = await outcome(() => pool.transaction(sql => sql`select 1`))
      expect([end, ms < 4 * DEADLINE_MS]).toEqual(['unavailable', true])
      proxy.heal()
      await expect
        .poll(async () => (await outcome(() => pool.sql`select array['a', 'b'] as words`)).end, {
          timeout: 10_000,
        })
        .toBe('done')
      expect(await pool.sql`select array['a', 'b'] as words`).toEqual([{ words: ['a', 'b'] }])
    })

    test('waits for a connection no longer than for an answer', async () => {
      const narrow = openPool(1)
      const holding = narrow.transaction(async sql => {
        await sql`select 1`
        await pause(2.5 * DEADLINE_MS)
        await sql`select 1`
      })
      await pause(100)
      const waiting = await Promise.all(
        [1, 2, 3].map(() => outcome(() => narrow.transaction(sql => sql`select 1`))),
      )
      for (const { end, ms } of waiting) {
        expect(end).toBe('unavailable')
        expect(ms).toBeLessThan(2.3 * DEADLINE_MS)
      }
      await holding
      expect((await outcome(() => narrow.sql`select 1`)).end).toBe('done')
      await narrow.close()
    })

    test('counts the waiting of one piece of work together, and nothing but the waiting', async () => {
      const sleep = (seconds: number) => pool.sql`select pg_sleep(${seconds})`
      const together = await outcome(() =>
        withinDeadline(async () => {
          for (let n = 0; n < 5; n += 1) await sleep(0.8)
        }, DEADLINE_MS),
      )
      expect([together.end, together.ms < 2 * DEADLINE_MS]).toEqual(['unavailable', true])
      const patient = await outcome(() =>
        withinDeadline(async () => {
          // Short ones, or a busy machine adds what they leave of the time.
          await sleep(0.1)
          await pause(1.2 * DEADLINE_MS)
          await sleep(0.1)
        }, DEADLINE_MS),
      )
      expect(patient.end).toBe('done')
    })

    test('is not taken for silent because one question took too long', async () => {
      const slow = outcome(() => pool.sql`select pg_sleep(6)`)
      expect((await slow).end).toBe('unavailable')
      expect((await outcome(() => pool.sql`select 1`)).end).toBe('done')
      expect(told).toEqual([])
    })

    test('leaves no transaction open that ran out of time between two questions', async () => {
      const { db } = database()
      await outcome(() =>
        withinDeadline(
          () =>
            pool.transaction(async sql => {
              await sql`select pg_sleep(0.2)`
              await sql`select pg_sleep(5)`.catch(() => {})
              await sql`select 2`
            }),
          600,
        ),
      )
      const open = () => db.sql`
        select 1 from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'
      `
      await expect.poll(async () => (await open()).length, { timeout: 3_000 }).toBe(0)
      for (let n = 0; n < 8; n += 1)
        expect((await outcome(() => pool.transaction(sql => sql`select 1`))).end).toBe('done')
    })
  },
  ['server'],
)

describeOnDatabases(
  'a transaction whose link was lost',
  database => {
    test('writes nothing through the link that comes after it', async () => {
      const { db, way } = database()
      await db.sql`create table if not exists written (what text)`
      // A connection works as one of the app's roles, whoever it signs in as.
      await db.sql`grant select, insert on written to public`
      const pool = openConnection({ ...way, max: 1 })
      let goOn = () => {}
      const lost = new Promise<void>(resolve => {
        goOn = resolve
      })
      let late: Promise<unknown> = Promise.resolve()
      const orphan = pool
        .transaction(async sql => {
          const [mine] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
          await db.sql`select pg_terminate_backend(${mine?.pid ?? 0})`
          late = lost
            .then(() => sql`insert into written values ('by nobody')`)
            .catch((error: unknown) => error)
          await late
        })
        .catch((error: unknown) => error)
      expect(isUnavailable(await orphan)).toBe(true)
      await pool.transaction(async sql => {
        await sql`insert into written values ('by the next one')`
        goOn()
        await late
        await sql`select 1`
      })
      expect(isUnavailable(await late)).toBe(true)
      expect(await db.sql`select what from written`).toEqual([{ what: 'by the next one' }])
      await pool.close()
    })
  },
  ['server'],
)
