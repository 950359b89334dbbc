import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { type AdminDatabase, openAdminDatabase } from '#db/admin.ts'
import { type Connection, openConnection, openDatabase } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/open.ts'
import { listTables, readAlike, readContents } from '#db/queries/platform/backup/contents.ts'
import { seedUsers } from '#db/seed/users.ts'
import { openBackup } from '#scripts/commands/backup/backup-file.ts'
import { findPostgresTool, toolEnvironment } from '#scripts/commands/backup/postgres-tools.ts'
import { type RunningPostgres, startPostgresServer } from '#scripts/local/postgres-server.ts'
import { cli } from '#tests/support/cli.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases, missingReason } from '#tests/support/database/test-database.ts'

/** A drill is many commands, each with a database to open. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const silent = { json: true, result: () => {} }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brandhearth-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Everything in a database, table by table, but the pause that a restore leaves. */
async function contentsOf(db: AdminDatabase) {
  return db.transaction(async sql => {
    await readAlike(sql)
    const tables = (await listTables(sql)).filter(({ table }) => table !== 'work_pause')
    const contents = []
    for (const table of tables) contents.push(await readContents(sql, table))
    return contents
  })
}

/** Writes one story and one post in each transaction until it is stopped; answers what was acknowledged. */
function writeOn(db: AdminDatabase, workspace: string) {
  const acknowledged: string[] = []
  let isOver = false
  const over = (async () => {
    while (!isOver) {
      const mark = randomBytes(8).toString('hex')
      await db.transaction(async sql => {
        await sql`insert into stories (user_id, title) values (${workspace}, ${mark})`
        await sql`insert into content_created (user_id, title) values (${workspace}, ${mark})`
      })
      acknowledged.push(mark)
    }
  })()
  return {
    acknowledged,
    async stop() {
      isOver = true
      await over
    },
  }
}

async function marksIn(db: AdminDatabase) {
  return db.transaction(async sql => {
    await readAlike(sql)
    const titles = async (table: string) =>
      (await sql<{ title: string }[]>`select title from ${sql(table)} order by title`).map(
        ({ title }) => title,
      )
    return { stories: await titles('stories'), posts: await titles('content_created') }
  })
}

describeOnDatabases(
  'a server is backed up under load and restored to a fresh one',
  database => {
    let fresh: RunningPostgres
    let other: Connection
    const env = (url: string) => ({ DATABASE_URL: url })
    const address = (role: string, name: string) => `postgres://${role}@127.0.0.1:${fresh.port}/${name}`
    const file = () => join(folder, 'server.backup')
    const emptyDatabase = async (name: string) => {
      await other.sql.unsafe(`create database ${name} owner keeper`)
      return address('keeper', name)
    }

    beforeAll(async () => {
      const server = await startPostgresServer()
      if (!server.ok) throw new Error(server.reason)
      fresh = server
      other = openConnection({ url: address('postgres', 'postgres'), max: 2 })
      // Nobody special: the kind of role that a managed server hands out.
      await other.sql`create role keeper login createrole createdb`
    })
    afterAll(async () => {
      await other?.close()
      await fresh?.stop()
    })

    test('with every row, its rights and its guards, and background work waits', async () => {
      const { db, ownerUrl: url } = database()
      await seedUsers(db, { users: 30, days: 30, seed: 5, now: new Date() })
      const { id, workspace } = await createTestAccount(db)
      const writers = [1, 2, 3, 4].map(() => writeOn(db, id))
      await expect.poll(() => writers.every(({ acknowledged }) => acknowledged.length > 5)).toBe(true)
      const before = writers.flatMap(({ acknowledged }) => acknowledged)
      const made = await cli(['backup', '--out', file(), '--json'], env(url))
      const during = writers.flatMap(({ acknowledged }) => acknowledged).length
      for (const writer of writers) await writer.stop()
      expect(made).toMatchObject({ code: 0, err: '' })
      expect(during).toBeGreaterThan(before.length)
      expect((await stat(file())).mode & 0o777).toBe(0o600)

      const target = await emptyDatabase('restored')
      const restored = await cli(['restore', file(), '--json'], env(target))
      expect(restored).toMatchObject({ code: 0, err: '' })
      expect(JSON.parse(restored.out)).toMatchObject({ paused: true, applied: [], integrity: { users: 31 } })

      const keeper = openAdminDatabase({ url: target, adminUrl: address('postgres', 'restored') })
      try {
        const { manifest } = await openBackup(file(), silent)
        const compared = manifest.tables.filter(({ table }) => table !== 'work_pause')
        expect(await contentsOf(keeper)).toEqual(compared)
        expect(compared.length).toBeGreaterThan(50)
        const { stories, posts } = await marksIn(keeper)
        expect(before.filter(mark => !stories.includes(mark))).toEqual([])
        // A transaction is there whole or not at all.
        expect(posts.filter(title => /^[0-9a-f]{16}$/.test(title) && !stories.includes(title))).toEqual([])
        const [guarded] = await keeper.sql`
          select (select count(*) from pg_policy) > 50 as policies,
            (select count(*) from pg_constraint where not convalidated) as unvalidated,
            (select count(*) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relowner <> 'keeper'::regrole) as foreign,
            (select nspowner::regrole::text from pg_namespace where nspname = 'pgboss') as queue,
            (select count(*) from pg_class where relrowsecurity and not relforcerowsecurity and relnamespace = 'public'::regnamespace) as unforced
        `
        expect(guarded).toEqual({
          policies: true,
          unvalidated: 0,
          foreign: 0,
          queue: 'app_jobs',
          unforced: 0,
        })
      } finally {
        await keeper.close()
      }

      const parted = { ...env(address('guest', 'restored')), DATABASE_OWNER_URL: target }
      expect(await cli(['database', 'prepare', '--json'], parted)).toMatchObject({ code: 0, err: '' })
      const guest = openDatabase({ url: parted.DATABASE_URL })
      try {
        await guest.inWorkspace(workspace, async sql => {
          await sql`insert into stories (user_id, title) values (${id}, 'the first after')`
          const seen = await sql`select user_id from stories group by user_id`
          expect(seen).toEqual([{ userId: id }])
        })
      } finally {
        await guest.close()
      }
      const doctor = await cli(['doctor', '--json'], env(target))
      expect(JSON.parse(doctor.out).checks).toContainEqual(
        expect.objectContaining({ name: 'background work', status: 'warn' }),
      )
      expect(JSON.parse((await cli(['migrate', '--json'], env(target))).out)).toMatchObject({ applied: [] })
      expect(JSON.parse((await cli(['resume', '--json'], env(target))).out)).toMatchObject({ resumed: true })
    })

    test('but never over something that is there, nor beside a running app', async () => {
      const target = await emptyDatabase('taken')
      const app = openConnection({ url: target, max: 1 })
      try {
        await app.sql`select 1`
        const beside = await cli(['restore', file()], env(target))
        expect(beside).toMatchObject({ code: 1, err: expect.stringContaining('Stop the app') })
        await app.sql`create table mine (id integer)`
        const over = await cli(['restore', file()], env(target))
        expect(over).toMatchObject({ code: 1, err: expect.stringContaining('is not empty: it has 1 tables') })
      } finally {
        await app.close()
      }
    })

    test('and says what an administrator has to run where roles cannot be made', async () => {
      const strict = await startPostgresServer()
      if (!strict.ok) throw new Error(strict.reason)
      const admin = openConnection({ url: `postgres://postgres@127.0.0.1:${strict.port}/postgres`, max: 1 })
      try {
        await admin.sql`create role modest login`
        await admin.sql`create database modest owner modest`
        const url = `postgres://modest@127.0.0.1:${strict.port}/modest`
        const refused = await cli(['restore', file()], env(url))
        expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('create role app nologin;') })
        for (const [statement] of refused.err.matchAll(/^ {2}.*;$/gm)) await admin.sql.unsafe(statement)
        expect(await cli(['restore', file()], env(url))).toMatchObject({ code: 0, err: '' })
      } finally {
        await admin.close()
        await strict.stop()
      }
    })

    test('not from a file that was changed, cut off, made by a newer version or by nobody', async () => {
      const target = await emptyDatabase('untouched')
      const whole = await readFile(file())
      const end = whole.indexOf('\n', whole.indexOf('\n') + 1)
      const refusals: [string, Buffer, string][] = [
        [
          'changed',
          Buffer.from(whole).fill(whole[end + 5000] === 7 ? 8 : 7, end + 5000, end + 5001),
          'damaged',
        ],
        ['short', whole.subarray(0, -1), 'cut off'],
        ['long', Buffer.concat([whole, Buffer.from('x')]), 'cut off or was added to'],
        ['empty', Buffer.alloc(0), 'is not a backup'],
        ['other', Buffer.from('PGDMP and so on'), 'is not a backup'],
      ]
      for (const [name, bytes, what] of refusals) {
        await writeFile(join(folder, name), bytes)
        const refused = await cli(['restore', join(folder, name)], env(target))
        expect(refused, name).toMatchObject({ code: 1, err: expect.stringContaining(what) })
      }
      const missing = await cli(['restore', join(folder, 'nowhere')], env(target))
      expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('cannot be read') })
      await database().db
        .sql`insert into schema_migrations (id, name, checksum) values (9100, '9100_later', 'x')`
      const newer = join(folder, 'newer.backup')
      expect(await cli(['backup', '--out', newer], env(database().ownerUrl))).toMatchObject({ code: 0 })
      const refused = await cli(['restore', newer], env(target))
      expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('does not know 9100_later') })
      const left = openAdminDatabase({ url: target, max: 1 })
      expect(await listTables(left.sql)).toEqual([])
      await left.close()
    })

    test('nor is a part taken for the whole: whoever is not shown every row makes no backup', async () => {
      const { db, directUrl: url } = database()
      const part = join(folder, 'part.backup')
      const asApp = await cli(['backup', '--out', part], env(url))
      expect(asApp).toMatchObject({ code: 1, err: expect.stringContaining('Set DATABASE_OWNER_URL') })
      await db.sql`create role reader login`
      await db.sql`grant pg_read_all_data to reader`
      const reader = await cli(['backup', '--out', part], env(url.replace(/\w+@/, 'reader@')))
      expect(reader).toMatchObject({ code: 1, err: expect.stringContaining('reader is not shown every row') })
      expect(await readdir(folder)).not.toContain('part.backup')
    })

    test('a backup overwrites nothing and leaves nothing half done', async () => {
      const taken = await cli(['backup', '--out', file()], env(database().ownerUrl))
      expect(taken).toMatchObject({ code: 1, err: expect.stringContaining('exists already') })
      const nowhere = await cli(['backup', '--out', join(folder, 'no', 'folder')], env(database().ownerUrl))
      expect(nowhere.code).toBe(1)
      expect((await readdir(folder)).filter(name => name.endsWith('.partial'))).toEqual([])
    })
  },
  ['server'],
)

describe('the embedded database', () => {
  const dataDir = (name: string) => join(folder, name)
  const openIn = async (name: string) => {
    const embedded = await openEmbedded({
      dataDir: dataDir(name),
      dump: new Uint8Array(await readFile(inject('embeddedDump'))),
    })
    const db = openAdminDatabase({ url: embedded.url, max: 1 })
    return {
      db,
      async close() {
        await db.close()
        await embedded.close()
      },
    }
  }
  const file = () => join(folder, 'embedded.backup')

  test('is backed up while the app writes, and restored elsewhere', async () => {
    const running = await openIn('first')
    const { id } = await createTestAccount(running.db)
    const writer = writeOn(running.db, id)
    try {
      await expect.poll(() => writer.acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(5)
      const before = [...writer.acknowledged]
      const made = await cli(['backup', '--out', file(), '--json'], { DATA_DIR: dataDir('first') })
      expect(made).toMatchObject({ code: 0, err: '' })
      expect(writer.acknowledged.length).toBeGreaterThan(before.length)
      const held = await cli(['restore', file()], { DATA_DIR: dataDir('first') })
      expect(held).toMatchObject({ code: 1, err: expect.stringContaining(`held by process ${process.pid}`) })
      await writer.stop()
      const restored = await cli(['restore', file(), '--json'], { DATA_DIR: dataDir('second') })
      expect(restored).toMatchObject({ code: 0, err: '' })
      expect(JSON.parse(restored.out)).toMatchObject({ before: null, paused: true, integrity: { users: 1 } })
      const second = await openEmbedded({ dataDir: dataDir('second') })
      const db = openAdminDatabase({ url: second.url, max: 1 })
      const { manifest } = await openBackup(file(), silent)
      expect(await contentsOf(db)).toEqual(manifest.tables.filter(({ table }) => table !== 'work_pause'))
      const { stories, posts } = await marksIn(db)
      expect(before.filter(mark => !stories.includes(mark))).toEqual([])
      expect(posts).toEqual(stories)
      await db.close()
      await second.close()
    } finally {
      await writer.stop()
      await running.close()
    }
  })

  test('what was there before is kept aside, and nothing else is left', async () => {
    const again = await cli(['restore', file(), '--json'], { DATA_DIR: dataDir('second') })
    expect(again).toMatchObject({ code: 0, err: '' })
    const { before } = JSON.parse(again.out)
    expect(before).toMatch(/pg-before-/)
    expect((await readdir(dataDir('second'))).sort()).toEqual(['pg', before.split('/').at(-1)].sort())
    expect(await readdir(dataDir('first'))).toEqual(['pg'])
  })

  test('and a server are not mixed up', async () => {
    const server = { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }
    const refused = await cli(['restore', file()], server)
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('backup of an embedded database') })
    const open = { ...server, DATABASE_EMBEDDED: '1' }
    expect(await cli(['backup'], open)).toMatchObject({ code: 2, err: expect.stringContaining('DATA_DIR') })
  })
})

describe('PostgreSQL’s own programs', () => {
  const program = async (name: string, version: string) => {
    const place = join(folder, name)
    await mkdir(place)
    await writeFile(join(place, 'pg_dump'), `#!/bin/sh\necho "pg_dump (PostgreSQL) ${version}"\n`, {
      mode: 0o755,
    })
    return place
  }

  test('are looked for until one fits the server: of its version, else the oldest newer one', async () => {
    const [old, fits, newer] = [
      await program('a', '14.9'),
      await program('b', '16.3'),
      await program('c', '18beta1'),
    ]
    expect(await findPostgresTool('pg_dump', 16, [newer, old, fits])).toEqual({
      path: join(fits, 'pg_dump'),
      major: 16,
    })
    expect((await findPostgresTool('pg_dump', 15, [newer, old, fits])).major).toBe(16)
    await expect(findPostgresTool('pg_dump', 17, [old, fits])).rejects.toThrow(
      'pg_dump is of PostgreSQL 16, which is older than 17. Install the client programs of PostgreSQL 17',
    )
    await expect(findPostgresTool('pg_restore', 17, [old, join(folder, 'none')])).rejects.toThrow(
      /pg_restore was not found.*postgresql-client-17/,
    )
  })

  test('are told the address by their surroundings, never on their command line', () => {
    const told = toolEnvironment('postgres://me%40here:p%2Fw%20d@[::1]:6000/my%20data?sslmode=require')
    expect(told).toMatchObject({
      PGHOST: '::1',
      PGPORT: '6000',
      PGUSER: 'me@here',
      PGPASSWORD: 'p/w d',
      PGDATABASE: 'my data',
      PGSSLMODE: 'require',
    })
    expect(toolEnvironment('postgres:///data?host=/run/postgresql')).toMatchObject({
      PGHOST: '/run/postgresql',
    })
  })

  test.runIf(missingReason('server') === null)('are found on this machine', async () => {
    expect((await findPostgresTool('pg_dump', 15)).path).toContain('pg_dump')
  })
})
