import { expect, test, vi } from 'vitest'
import { openConnection, type Sql } from '#db/client.ts'
import { isUnavailable } from '#db/errors.ts'
import { Wire } from '#scripts/measure/harness/links/wire.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it went through',
    (error: unknown) => error,
  )

describeOnDatabases(
  'a link that is lost inside a transaction',
  database => {
    test('fails what is asked afterwards, ends nobody’s process, and leaves the pool as good as before', async () => {
      // A pooler ends such links itself, and tells the next question that it did.
      const { db, directUrl: url } = database()
      const pool = openConnection({ url, max: 1 })
      const late: unknown[] = []
      for (let round = 0; round < 5; round += 1) {
        const lost = await failureOf(
          pool.transaction(async sql => {
            await cutLinkOf(sql, db.sql)
            // One at once and one in the same breath: the second used to be written to a link that was no more.
            const failures = [sql`select 1`, sql`select 2`].map(query => failureOf(query))
            late.push(...(await Promise.all(failures)))
          }),
        )
        expect(isUnavailable(lost)).toBe(true)
        await vi.waitFor(() => expect(late).toHaveLength(2 * (round + 1)))
        const [row] = await pool.sql<{ two: number }[]>`select 1 + 1 as two`
        expect(row?.two).toBe(2)
      }
      expect(late.map(isUnavailable)).not.toContain(false)
      await pool.close()
    })
  },
  ['server'],
)

describeOnDatabases(
  'a server that is gone for long',
  database => {
    test('is asked for anew at every question, not after ever longer pauses, and found once it is back', async () => {
      const target = new URL(database().url)
      const wire = new Wire(Number(target.port))
      await wire.restore()
      target.port = String(wire.port)
      const pool = openConnection({ ...database().way, url: target.href, max: 1 })
      await pool.sql`select 1`
      await wire.cut()
      // As many tries as the driver's own pauses need to grow to twenty seconds.
      for (let tries = 0; tries < 12; tries += 1)
        expect(isUnavailable(await failureOf(pool.sql`select 1`))).toBe(true)
      await wire.restore()
      expect(await pool.sql`select 1`).toHaveLength(1)
      await pool.close()
      await wire.cut()
    })
  },
  ['server'],
)

/** Ends the connection from outside and waits until its owner has noticed. */
async function cutLinkOf(sql: Sql, other: Sql): Promise<void> {
  const [mine] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  await other`select pg_terminate_backend(${mine?.pid ?? 0})`
  await new Promise(resolve => setTimeout(resolve, 50))
}
