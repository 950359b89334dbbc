import { expect, test } from 'vitest'
import { readMigrations } from '#db/migrate.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

const WHOLE = 'Flour, water, salt, time. That’s the lot.'
const SPLIT = ['Flour', 'water', 'salt', 'time. That’s the lot.']

describeOnDatabases('lists that were parted at their commas', database => {
  /** A founder whose stored list is as given, with earlier versions oldest first and answers of the older form. */
  async function founder(stored: object, history: { versions?: object[]; responses?: string[] }) {
    const { db } = database()
    const { id } = await createTestAccount(db)
    const versions = [...(history.versions ?? []), stored]
    for (const [at, data] of versions.entries())
      await db.sql`
        insert into clarify_versions (user_id, version, clarify_data) values (${id}, ${at + 1}, ${db.sql.json(data as never)})
      `
    for (const response of history.responses ?? [])
      await db.sql`
        insert into clarify_entries (user_id, question, response)
        values (${id}, 'What does your brand stand for?', ${response})
      `
    await db.sql`
      insert into user_clarify_data (user_id, clarify_data, version)
      values (${id}, ${db.sql.json(stored as never)}, ${versions.length})
    `
    return id
  }

  async function repair() {
    const migration = (await readMigrations()).find(({ id }) => id === 205)
    if (!migration) throw new Error('There is no migration 205')
    await database().db.sql.begin(async sql => {
      await sql.unsafe(migration.text)
    })
  }

  async function foundation(id: string) {
    const [row] = await database().db.sql<{ data: Record<string, unknown>; version: number; kept: number }[]>`
      select clarify_data as data, version,
        (select max(version) from clarify_versions where user_id = ${id})::int as kept
      from user_clarify_data where user_id = ${id}
    `
    return row
  }

  test('are whole again where an earlier version or answer still has the whole, as a version of its own', async () => {
    const byVersion = await founder(
      { core_values: [...SPLIT, 'patience'], usp: 'x' },
      { versions: [{ core_values: [WHOLE, 'patience'] }, { core_values: [...SPLIT, 'patience'] }] },
    )
    const byText = await founder({ brand_beliefs: SPLIT }, { versions: [{ brand_beliefs: WHOLE }] })
    const byAnswer = await founder({ core_values: SPLIT }, { responses: ['honesty', ` ${WHOLE} `] })
    await repair()
    expect(await foundation(byVersion)).toEqual({
      data: { core_values: [WHOLE, 'patience'], usp: 'x' },
      version: 4,
      kept: 4,
    })
    expect((await foundation(byText))?.data).toEqual({ brand_beliefs: [WHOLE] })
    expect((await foundation(byAnswer))?.data).toEqual({ core_values: [WHOLE] })
  })

  test('stay as they are where nothing has the whole', async () => {
    const changed = await founder(
      { core_values: [...SPLIT.slice(0, 3), 'patience'] },
      { versions: [{ core_values: [WHOLE] }] },
    )
    const listed = await founder(
      { core_values: ['honesty', 'care'] },
      { versions: [{ core_values: 'honesty, care' }] },
    )
    const given = await founder({ core_values: ['honesty', 'care'] }, { responses: ['honesty, care'] })
    const untouched = await founder({ core_values: SPLIT }, {})
    await repair()
    for (const id of [changed, listed, given, untouched]) {
      const row = await foundation(id)
      expect(row?.version).toBe(row?.kept)
      expect(JSON.stringify(row?.data)).not.toContain('Flour, water')
      expect(row?.version).toBeLessThanOrEqual(2)
    }
  })

  test('are repaired once: a second run finds nothing to do', async () => {
    const id = await founder({ core_values: SPLIT }, { versions: [{ core_values: [WHOLE] }] })
    await repair()
    const first = await foundation(id)
    await repair()
    expect(await foundation(id)).toEqual(first)
  })
})
