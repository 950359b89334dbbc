import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { readBehind } from '#app/analytics/services/read-behind.ts'
import { readWorks } from '#app/analytics/services/read-works.ts'
import { readReviews } from '#app/monthly-review/services/read-reviews.ts'
import { readVault } from '#app/vault/services/read-vault.ts'
import { searchWorkspace } from '#app/workspace/services/search-workspace.ts'
import { readPeriod } from '#core/analytics/period.ts'
import { type AdminDatabase, openAdminDatabase } from '#db/admin.ts'
import { actingAs, type Connection, openConnection, openDatabase, type WorkspaceId } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { withinReadPosition } from '#db/replica/read-position.ts'
import { type FallbackReason, withReplica } from '#db/replica/with-replica.ts'
import { type RunningPostgres, startPostgresServer } from '#scripts/local/postgres-server.ts'
import { createTestAccount, type TestAccount } from '#tests/support/database/accounts.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const server = inject('postgresServer')
const missing = 'reason' in server ? server.reason : null

/** Settings of a server that a replica follows; the replica takes them over. */
const FOLLOWED = ['wal_level=replica', 'max_wal_senders=4', 'hot_standby=on', 'hot_standby_feedback=on']

const urlOf = ({ port }: RunningPostgres) => `postgres://postgres@127.0.0.1:${port}/postgres`

async function start(options: Parameters<typeof startPostgresServer>[0]): Promise<RunningPostgres> {
  const started = await startPostgresServer(options)
  if (!started.ok) throw new Error(started.reason)
  return started
}

/** A server that follows the other one by streaming. */
async function startReplicaOf(primary: RunningPostgres): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'brandhearth-replica-'))
  try {
    const copy = join(folder, 'data')
    const owner = statSync(primary.folder)
    chownSync(folder, owner.uid, owner.gid)
    const address = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres']
    const child = primary.launch('pg_basebackup', [
      ...['-D', copy, '--wal-method=stream', '--checkpoint=fast', '--write-recovery-conf', '--no-sync'],
      ...address,
    ])
    const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
    if (code !== 0) throw new Error(`pg_basebackup ended with ${code}`)
    return await start({ copyOf: copy, settings: FOLLOWED })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe.skipIf(missing !== null)(`a replica${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
  let primary: RunningPostgres
  let replica: RunningPostgres
  let db: AdminDatabase
  let standby: Connection
  let told: (FallbackReason | null)[]
  let account: TestAccount
  let app: ReturnType<typeof withReplica>

  beforeAll(async () => {
    primary = await start({ settings: FOLLOWED })
    db = openAdminDatabase({ url: urlOf(primary) })
    await migrate(db)
    replica = await startReplicaOf(primary)
    standby = openConnection({ url: urlOf(replica), max: 1 })
  }, 120_000)

  afterAll(async () => {
    await standby?.close()
    await replica?.stop()
    await db?.close()
    await primary?.stop()
  })

  beforeEach(async () => {
    told = []
    account = await createTestAccount(db)
    await write('first')
    app = openApp()
    await replayed()
    // The first reading of the primary’s log asks for all of it, and whatever the server writes by itself may be on its way.
    await expect.poll(() => look(), { timeout: 20_000, interval: 200 }).toMatchObject({ on: 'replica' })
  })

  afterEach(async () => {
    await app.close()
    await standby.sql`select pg_wal_replay_resume()`.catch(() => {})
  })

  /** A process of its own, as there may be several: it knows nothing but what its reader says. */
  function openApp() {
    const options = { max: 2, deadlineMs: 5_000 }
    return withReplica(
      openDatabase({ ...options, url: urlOf(primary) }),
      openDatabase({ ...options, url: urlOf(replica) }),
      { onFallback: reason => told.push(reason) },
    )
  }

  async function write(title: string) {
    await db.inWorkspace(
      account.workspace,
      sql => sql`insert into stories (user_id, title, body) values (${account.id}, ${title}, 'Bread')`,
    )
  }

  /** The replica has everything that is committed. */
  async function replayed() {
    const count = (sql: Connection['sql']) =>
      sql`select (select count(*) from accounts) as accounts, (select count(*) from stories) as stories`
    const [here] = await count(db.sql)
    await expect.poll(async () => (await count(standby.sql))[0]).toEqual(here)
  }

  /** Where a lagging read was answered, and the titles it saw. */
  const look = (seen: string | null = null, on = app, workspace: WorkspaceId = account.workspace) =>
    withinReadPosition({ seen }, () =>
      on.readLagging(workspace, async sql => {
        const [where] = await sql<{ isReplica: boolean }[]>`select pg_is_in_recovery() as is_replica`
        const rows = await sql<{ title: string }[]>`select title from stories order by created_at`
        return { on: where?.isReplica ? 'replica' : 'primary', titles: rows.map(({ title }) => title) }
      }),
    )

  test('answers what may lag, and nothing else', async () => {
    expect(await look()).toEqual({ on: 'replica', titles: ['first'] })
    const [other] = await app.inWorkspace(
      account.workspace,
      sql => sql`select pg_is_in_recovery() as is_replica`,
    )
    expect(other).toEqual({ isReplica: false })
    // Nobody said what they have seen: a job, a program.
    const [unsaid] = await app.readLagging(
      account.workspace,
      sql => sql`select pg_is_in_recovery() as is_replica`,
    )
    expect(unsaid).toEqual({ isReplica: false })
    expect(told).toEqual([])
  })

  test('shows nobody another workspace, and no one more than their role', async () => {
    const stranger = await createTestAccount(db)
    await replayed()
    expect(await look(null, app, stranger.workspace)).toEqual({ on: 'replica', titles: [] })
    const acting = actingAs(app, { userId: stranger.id, role: 'viewer', workspace: account.workspace })
    const seen = await withinReadPosition({ seen: null }, () =>
      acting.readLagging(
        account.workspace,
        sql =>
          sql`select current_user as works_as, current_setting('app.team_role') as role, pg_is_in_recovery() as is_replica`,
      ),
    )
    expect(seen).toEqual([{ worksAs: 'app', role: 'viewer', isReplica: true }])
    const outsider = actingAs(app, { userId: stranger.id, role: 'viewer', workspace: stranger.workspace })
    expect(() => outsider.readLagging(account.workspace, sql => sql`select 1`)).toThrow(TypeError)
    await expect(
      withinReadPosition({ seen: null }, () =>
        app.readLagging(account.workspace, sql => sql`update stories set title = 'changed'`),
      ),
    ).rejects.toThrow(/read-only/)
  })

  test('shows people what they wrote while it has not replayed it, whichever process answers', async () => {
    await look()
    await standby.sql`select pg_wal_replay_pause()`
    await write('second')
    const seen = await app.logPosition()
    expect(await look(seen)).toEqual({ on: 'primary', titles: ['first', 'second'] })
    const another = openApp()
    try {
      expect(await look(seen, another)).toEqual({ on: 'primary', titles: ['first', 'second'] })
    } finally {
      await another.close()
    }
    // Somebody else may see it a little later.
    expect(await look()).toEqual({ on: 'replica', titles: ['first'] })
    await standby.sql`select pg_wal_replay_resume()`
    await expect.poll(() => look(seen)).toEqual({ on: 'replica', titles: ['first', 'second'] })
  })

  test('answers nobody once it lags by more than five seconds, until it has caught up', async () => {
    await look()
    await standby.sql`select pg_wal_replay_pause()`
    await write('second')
    // Readers go on, so that the primary’s log is looked at meanwhile.
    await expect
      .poll(() => look(), { timeout: 20_000, interval: 200 })
      .toEqual({
        on: 'primary',
        titles: ['first', 'second'],
      })
    await expect.poll(() => look().then(() => told), { timeout: 20_000, interval: 200 }).toEqual(['behind'])
    await standby.sql`select pg_wal_replay_resume()`
    await expect
      .poll(() => look(), { timeout: 20_000, interval: 200 })
      .toEqual({ on: 'replica', titles: ['first', 'second'] })
    expect(told).toEqual(['behind', null])
  })

  test('killed, leaves its readers to the primary, and serves them again once it is back', async () => {
    expect(await look()).toMatchObject({ on: 'replica' })
    await standby.close()
    await replica.crash('SIGQUIT')
    try {
      for (let reader = 0; reader < 10; reader += 1)
        expect(await look()).toEqual({ on: 'primary', titles: ['first'] })
      expect(told).toEqual(['unavailable'])
    } finally {
      await replica.restart()
      standby = openConnection({ url: urlOf(replica), max: 1 })
    }
    await expect.poll(() => look(), { timeout: 20_000, interval: 200 }).toMatchObject({ on: 'replica' })
    expect(told).toEqual(['unavailable', null])
  })

  test('silent, holds nobody up for longer than a request may take', async () => {
    expect(await look()).toMatchObject({ on: 'replica' })
    replica.freeze()
    try {
      expect(await look()).toEqual({ on: 'primary', titles: ['first'] })
      expect(told).toEqual(['unavailable'])
    } finally {
      replica.thaw()
    }
  })

  test('answers the pages that may lag: search, vault, months, and what is behind a number', async () => {
    const ctx = contextFor({ ...db, ...app, sql: db.sql, transaction: db.transaction }, account, {
      tier: 'pro',
    })
    const primaryReads = vi.spyOn(ctx.db, 'inWorkspace')
    const period = readPeriod(new URLSearchParams('period=30'), '2026-11-20')
    await withinReadPosition({ seen: null }, async () => {
      expect((await searchWorkspace(ctx, { search: 'first' })).stories).toHaveLength(1)
      expect(await readReviews(ctx)).toEqual([])
      await readWorks(ctx, { period })
      await readVault(ctx, { kind: 'posts', page: 1, search: '' } as Parameters<typeof readVault>[1])
      await readBehind(ctx, {
        period,
        address: { number: 'published', by: 'network', of: null, page: 1 } as Parameters<
          typeof readBehind
        >[1]['address'],
      })
    })
    expect(primaryReads).not.toHaveBeenCalled()
    expect(told).toEqual([])
  })
})
