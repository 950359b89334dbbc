import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { cli } from '#tests/support/cli.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

/** So many that the command is busy for a while after its first hundred. */
const READERS = 1_000

describeOnDatabases(
  'a newsletter whose command is killed',
  database => {
    test('goes on with the others when it is started again, and nobody gets it twice', async () => {
      const { db, env: place } = database()
      const env = { ...place, DATABASE_EMBEDDED: '0' }
      const folder = await mkdtemp(join(tmpdir(), 'brandhearth-letter-'))
      const file = join(folder, 'letter.md')
      const id = `killed-${randomUUID()}`
      await writeFile(file, `---\nid: ${id}\nsubject: The Friday notebook\n---\n\nHello.\n`)
      await db.sql`
        insert into newsletter_subscribers (email, confirmed_at)
        select ${id} || n || '@example.test', now() from generate_series(1, ${READERS}) n
      `
      const letters = async () => {
        const [row] = await db.sql<{ all: number; readers: number }[]>`
          select count(*)::int as all, count(distinct to_address)::int as readers
          from mail_outbox where idempotency_key like ${`letter:${id}:%`}
        `
        return row ?? { all: 0, readers: 0 }
      }
      const send = ['letter', 'send', '--file', file, '--yes', '--json']
      try {
        let kill = () => {}
        const killed = cli(send, env, end => {
          kill = end
        })
        await vi.waitFor(async () => expect((await letters()).all).toBeGreaterThan(0), {
          timeout: 30_000,
          interval: 5,
        })
        kill()
        expect((await killed).code).toBeNull()
        const { all: sent } = await letters()
        expect(sent).toBeLessThan(READERS)

        const { code, out } = await cli(send, env)
        expect(code).toBe(0)
        expect(JSON.parse(out)).toMatchObject({ already: expect.any(Number), sent: expect.any(Number) })
        expect(await letters()).toEqual({ all: READERS, readers: READERS })
        expect(JSON.parse((await cli(send, env)).out)).toMatchObject({ sent: 0 })
      } finally {
        await rm(folder, { recursive: true })
      }
    }, 120_000)
  },
  ['server'],
)
