import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { refreshScore } from '#app/brand/services/refresh-score.ts'
import { BRAND_SCORE_RULES } from '#core/brand/score/rules.ts'
import { addDays } from '#core/shared/time.ts'
import type { AdminDatabase } from '#db/admin.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findScoreInput } from '#db/queries/brand/score-inputs.ts'
import { recomputeAll, scoreOf } from '#scripts/commands/recompute-scores/recompute-all.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { TEST_NOW } from '#tests/support/workspace-context.ts'

const HOUR_MS = 3_600_000

interface Change {
  readonly name: string
  readonly make: (sql: Sql, workspace: WorkspaceId) => Promise<unknown>
}

/** Days before `TEST_NOW`, as text for the database. */
const ago = (days: number) => addDays(TEST_NOW, -days).toISOString()

/** One of each kind of change to each thing a score is made of; `settled` below has what they change. */
const CHANGES: readonly Change[] = [
  {
    name: 'a check-in is added',
    make: (sql, id) => sql`
      insert into brand_checkins (user_id, alignment_score, completed, created_at) values (${id}, 2, true, ${ago(0.5)})`,
  },
  {
    name: 'a check-in is answered otherwise',
    make: (sql, id) => sql`update brand_checkins set alignment_score = 1 where user_id = ${id} and completed`,
  },
  {
    name: 'a check-in is dated back',
    make: (sql, id) =>
      sql`update brand_checkins set created_at = ${ago(40)} where user_id = ${id} and completed`,
  },
  {
    name: 'a check-in is completed',
    make: (sql, id) => sql`update brand_checkins set completed = true where user_id = ${id}`,
  },
  {
    name: 'a check-in is opened again',
    make: (sql, id) => sql`update brand_checkins set completed = false where user_id = ${id}`,
  },
  { name: 'check-ins are deleted', make: (sql, id) => sql`delete from brand_checkins where user_id = ${id}` },
  { name: 'a saved check is added', make: (sql, id) => insertCheck(sql, id, 11) },
  {
    name: 'a saved check is scored otherwise',
    make: (sql, id) => sql`update post_alignment_scores set overall_score = 12 where user_id = ${id}`,
  },
  {
    name: 'a check is no longer saved',
    make: (sql, id) => sql`update post_alignment_scores set is_saved = false where user_id = ${id}`,
  },
  {
    name: 'a saved check is dated back',
    make: (sql, id) => sql`update post_alignment_scores set created_at = ${ago(45)} where user_id = ${id}`,
  },
  {
    name: 'a saved check loses its post',
    make: (sql, id) => sql`update post_alignment_scores set post_id = null where user_id = ${id}`,
  },
  {
    name: 'saved checks are deleted',
    make: (sql, id) => sql`delete from post_alignment_scores where user_id = ${id}`,
  },
  { name: 'a scored post is added', make: (sql, id) => insertScored(sql, id, 13) },
  {
    name: 'a post is scored otherwise in one dimension',
    make: (sql, id) => sql`update content_created set alignment_emotion = 3 where user_id = ${id}`,
  },
  {
    name: 'a post is scored otherwise',
    make: (sql, id) => sql`update content_created set alignment_overall = 4 where user_id = ${id}`,
  },
  {
    name: 'a post loses its score',
    make: (sql, id) => sql`update content_created set alignment_overall = null where user_id = ${id}`,
  },
  { name: 'posts are deleted', make: (sql, id) => sql`delete from content_created where user_id = ${id}` },
  {
    name: 'the stored score is changed by somebody else',
    make: (sql, id) =>
      sql`update brand_scores set overall = 1, computed_at = computed_at where user_id = ${id}`,
  },
  {
    name: 'the stored score is deleted',
    make: (sql, id) => sql`delete from brand_scores where user_id = ${id}`,
  },
]

async function insertScored(sql: Sql, workspace: WorkspaceId, overall: number): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into content_created (
      user_id, title, body, platform, status, alignment_overall, alignment_voice, alignment_values, alignment_audience,
      alignment_emotion, created_at
    ) values (${workspace}, 'Bread', 'Bread', 'linkedin', 'draft', ${overall}, 90, 80, 70, 60, ${ago(overall / 10)})
    returning id
  `
  return row?.id ?? ''
}

async function insertCheck(sql: Sql, workspace: WorkspaceId, overall: number): Promise<void> {
  await sql`
    insert into post_alignment_scores (user_id, post_id, title, caption, platform, alignment_scores, overall_score, is_saved, created_at)
    select ${workspace}, id, '', 'Bread', 'linkedin', '{}', ${overall}, true, ${ago(5)}
    from content_created where user_id = ${workspace} limit 1
  `
}

const run = (db: AdminDatabase, now = TEST_NOW, batchSize = 3) =>
  recomputeAll(db, { now, batchSize, restart: true })

/** Someone with one of everything, whose score is settled. */
async function settled(db: AdminDatabase): Promise<WorkspaceId> {
  const { workspace } = await createTestAccount(db)
  await insertScored(db.sql, workspace, 40)
  await insertCheck(db.sql, workspace, 55)
  await db.sql`
    insert into brand_checkins (user_id, alignment_score, completed, created_at) values
      (${workspace}, 8, true, ${ago(20)}), (${workspace}, 3, false, ${ago(2)})
  `
  await run(db)
  return workspace
}

/** What is stored of everybody, and what ought to be. */
async function scores(db: AdminDatabase, now: Date) {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  const users = await db.sql<{ id: WorkspaceId }[]>`select id from profiles order by id`
  const right = []
  for (const { id } of users)
    right.push(scoreOf(id, await findScoreInput(db.sql, { workspace: id, now: hour }), hour))
  const stored = await db.sql`
    select user_id, overall, voice, "values", audience, emotion, data_source, confidence, breakdown
    from brand_scores order by user_id
  `
  return { right, stored: [...stored] }
}

describeOnDatabases('settled scores', database => {
  beforeEach(async () => {
    await database().db.sql`delete from accounts`
  })

  test('who is settled is passed over, and everybody else is not', async () => {
    const { db } = database()
    await settled(db)
    await settled(db)
    expect(await run(db)).toMatchObject({ users: 2, read: 0, written: 0 })
    const newcomer = await createTestAccount(db)
    expect(await run(db)).toMatchObject({ users: 3, read: 1, written: 1 })
    expect(await run(db)).toMatchObject({ users: 3, read: 0, written: 0 })
    await db.sql`delete from accounts where id = ${newcomer.id}`
    expect(await run(db)).toMatchObject({ users: 2, read: 0, written: 0 })
  })

  for (const { name, make } of CHANGES)
    test(`is looked at again when ${name}, and then settled`, async () => {
      const { db } = database()
      const workspace = await settled(db)
      await settled(db)
      await db.transaction(sql => make(sql, workspace))
      expect(await run(db)).toMatchObject({ users: 2, read: 1, written: 1 })
      const { right, stored } = await scores(db, TEST_NOW)
      expect(stored).toEqual(right)
      expect(await run(db)).toMatchObject({ read: 0, written: 0 })
      expect(await db.sql`select id from brand_score_marks`).toHaveLength(0)
    })

  test('what a score is not made of leaves it settled, and a score that the app stores does not', async () => {
    const { db } = database()
    const workspace = await settled(db)
    await db.sql`update content_created set title = 'Rye', body = 'Rye' where user_id = ${workspace}`
    await db.sql`insert into content_created (user_id, title, body, platform, status) values (${workspace}, 'New', '', 'x', 'draft')`
    expect(await run(db)).toMatchObject({ read: 0 })
    const later = addDays(TEST_NOW, 13)
    await db.inWorkspace(workspace, sql => refreshScore({ workspace, now: () => later }, sql))
    expect(await run(db, later)).toMatchObject({ read: 1, written: 0 })
    expect(await run(db, later)).toMatchObject({ read: 0 })
  })

  test('everybody is looked at after a change of the rules', async () => {
    const { db } = database()
    await settled(db)
    await settled(db)
    await db.sql`update brand_scores set settled_rules = ${BRAND_SCORE_RULES - 1}`
    expect(await run(db)).toMatchObject({ users: 2, read: 2, written: 0 })
    expect(await run(db)).toMatchObject({ read: 0 })
  })

  test('time alone makes a score be looked at, forwards and backwards', async () => {
    const { db } = database()
    await settled(db)
    // The saved check leaves the window 31 days after it was made, the check-in 31 days after it was given.
    expect(await run(db, addDays(TEST_NOW, 10))).toMatchObject({ read: 0, written: 0 })
    expect(await run(db, addDays(TEST_NOW, 11))).toMatchObject({ read: 1, written: 1 })
    expect(await run(db, TEST_NOW)).toMatchObject({ read: 1, written: 1 })
  })

  test('whatever happens and whenever it is run, everybody has the score that is right', async () => {
    const { db } = database()
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('change' as const),
        user: fc.nat(2),
        change: fc.constantFrom(...CHANGES),
      }),
      fc.record({ kind: fc.constant('run' as const), hours: fc.integer({ min: -30, max: 400 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async steps => {
        await db.sql`delete from accounts`
        const users = [await settled(db), await settled(db), await settled(db)]
        let now = TEST_NOW
        for (const next of steps) {
          if (next.kind === 'change') {
            const user = users[next.user]
            if (user) await db.transaction(sql => next.change.make(sql, user))
            continue
          }
          now = new Date(now.getTime() + next.hours * HOUR_MS)
          await run(db, now, 2)
          const { right, stored } = await scores(db, now)
          expect(stored).toEqual(right)
        }
      }),
      { numRuns: 15 },
    )
  })

  test('a busy workspace has a mark or two, however much is written', async () => {
    const { db } = database()
    const workspace = await settled(db)
    for (let turn = 0; turn < 20; turn += 1)
      await db.sql`update content_created set alignment_overall = ${turn} where user_id = ${workspace}`
    expect(await db.sql`select id from brand_score_marks`).toHaveLength(1)
  })
})

describeOnDatabases(
  'settled scores and writers at the same time',
  database => {
    test('a change that was made while its score was computed is seen next time', async () => {
      const { db } = database()
      const workspace = await settled(db)
      await db.sql`update content_created set alignment_overall = 10 where user_id = ${workspace}`
      let release = () => {}
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      const change = db.transaction(async sql => {
        await sql`update content_created set alignment_overall = 20 where user_id = ${workspace}`
        await held
      })
      // It sees the first change alone, waits for no one, and may not take the other one's mark away.
      while ((await db.sql`select from pg_stat_activity where state = 'idle in transaction'`).length === 0);
      expect(await run(db)).toMatchObject({ read: 1, written: 1 })
      release()
      await change
      expect(await run(db)).toMatchObject({ read: 1, written: 1 })
      const { right, stored } = await scores(db, TEST_NOW)
      expect(stored).toEqual(right)
    })
  },
  // The embedded database has one session: nobody writes beside anybody.
  ['server'],
)
