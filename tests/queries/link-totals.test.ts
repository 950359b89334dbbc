import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { insertVisits } from '#db/queries/links/visits.ts'
import { createTestAccount, type TestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { TEST_NOW } from '#tests/support/workspace-context.ts'

const place = fc.record({
  link: fc.nat({ max: 3 }),
  day: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-26'),
  reason: fc.constantFrom('', 'robot'),
})
const change = fc.oneof(
  fc.record({ kind: fc.constant('count' as const), rows: fc.array(place, { minLength: 1, maxLength: 5 }) }),
  fc.record({ kind: fc.constant('correct' as const), at: place, visits: fc.nat({ max: 9 }) }),
  fc.record({ kind: fc.constant('reclassify' as const), at: place }),
  fc.record({ kind: fc.constant('remove' as const), at: place }),
  fc.record({ kind: fc.constant('remove all' as const), at: place }),
)

describeOnDatabases('the totals of links', database => {
  let owner: TestAccount
  const links = Array.from({ length: 4 }, () => randomUUID())

  beforeEach(async () => {
    const { db } = database()
    owner = await createTestAccount(db)
    await db.sql`delete from tracked_links`
    for (const [n, id] of links.entries())
      await db.sql`
        insert into tracked_links (id, user_id, slug, target, network)
        values (${id}, ${owner.workspace}, ${randomUUID()}, ${`https://x.test/${n}`}, 'linkedin')
      `
  })

  async function totals() {
    return database().db.sql<{ linkId: string; people: number }[]>`
      select link_id, people::int as people from link_totals where people <> 0 order by link_id
    `
  }

  async function sums() {
    return database().db.sql<{ linkId: string; people: number }[]>`
      select link_id, sum(visits)::int as people from link_days where reason = ''
      group by link_id having sum(visits) <> 0 order by link_id
    `
  }

  test('are the sums of their days, whatever is counted, corrected or removed', async () => {
    const { sql } = database().db
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async changes => {
        await sql`delete from link_days`
        for (const each of changes) {
          if (each.kind === 'count') {
            const rows = [...new Set(each.rows.map(row => JSON.stringify(row)))]
              .map((row): (typeof each.rows)[number] => JSON.parse(row))
              .map(({ link, ...row }) => ({
                ...{ ...row, linkId: links[link] ?? '', userId: owner.workspace, visits: link + 2 },
              }))
            await sql`
              insert into link_days ${sql(rows)}
              on conflict (user_id, link_id, day, reason) do update set visits = link_days.visits + excluded.visits
            `
            continue
          }
          const { link, day, reason } = each.at
          const at = sql`link_id = ${links[link] ?? ''} and day = ${day} and reason = ${reason}`
          if (each.kind === 'correct') await sql`update link_days set visits = ${each.visits} where ${at}`
          else if (each.kind === 'remove') await sql`delete from link_days where ${at}`
          else if (each.kind === 'remove all') await sql`delete from link_days where day = ${day}`
          else {
            const other = reason === '' ? 'robot' : ''
            await sql`
              update link_days d set reason = ${other} where ${at} and not exists (
                select from link_days e where e.link_id = d.link_id and e.day = d.day and e.reason = ${other}
              )
            `
          }
        }
        expect(await totals()).toEqual(await sums())
      }),
      { numRuns: 60 },
    )
  })

  test('grow with each visit of a person, and go with their link and with their account', async () => {
    const { db } = database()
    const [first = '', second = ''] = links
    const visit = (linkId: string, visitor: number) => ({
      ...{ linkId, at: TEST_NOW, visitor: Buffer.alloc(16, visitor), referrer: '' },
    })
    await db.acrossWorkspaces('leads', sql =>
      insertVisits(sql, {
        people: [visit(first, 1), visit(first, 2), visit(first, 2), visit(second, 1)],
        machines: [{ linkId: first, day: '2026-11-26', reason: 'robot', visits: 5 }],
      }),
    )
    const counted = await totals()
    expect(counted).toEqual(await sums())
    expect(counted.map(({ linkId }) => linkId).sort()).toEqual([first, second].sort())
    await db.sql`delete from tracked_links where id = ${first}`
    expect((await totals()).map(({ linkId }) => linkId)).toEqual([second])
    await db.sql`delete from accounts where id = ${owner.id}`
    expect(await db.sql`select from link_totals where user_id = ${owner.workspace}`).toEqual([])
  })
})
