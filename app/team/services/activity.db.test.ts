import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { addStory } from '#app/stories/services/add-story.ts'
import { exportActivity } from '#app/team/services/export-activity.ts'
import { readTeam } from '#app/team/services/read-team.ts'
import type { ActivityWanted } from '#core/team/activity-address.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn, type SignedIn } from '#tests/support/team.ts'

const ALL: ActivityWanted = { from: null, memberId: null, part: null }
const say = ({ who, module, action }: { who: string | null; module: string; action: string }) => ({
  who: who ?? '',
  what: `=${module}.${action}`,
})

describeOnDatabase('the activity log', database => {
  /** An owner with an editor, and this many lines of one instant. */
  async function workspaceWith(lines: number) {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const editor = await memberOf(db, owner, 'editor')
    await db.sql`
      insert into module_usage (user_id, module_name, action_type, "timestamp")
      select ${owner.account.id}, 'create', 'post_saved', '2026-10-01T08:00:00.123456Z'
      from generate_series(1, ${lines})
    `
    await addStory(await acting(db, editor), { body: 'A baker rang me', idempotencyKey: randomUUID() })
    return { db, owner, editor }
  }

  async function taken(
    db: AdminDatabase,
    person: SignedIn,
    format: 'csv' | 'json',
    filter: Partial<ActivityWanted> = {},
  ) {
    const ctx = await acting(db, person, '/app/team/export/csv')
    const exported = await exportActivity(ctx, { format, wanted: { ...ALL, ...filter }, say })
    if (!exported.ok) return exported.reason
    let text = ''
    for await (const piece of exported.pieces) text += piece
    return text
  }

  test('pages without losing or repeating a line, also where many were noted at one instant', async () => {
    const { db, owner } = await workspaceWith(70)
    const ctx = await acting(db, owner, '/app/team')
    const seen: string[] = []
    let from: ActivityWanted['from'] = null
    for (let page = 0; page < 4; page++) {
      const read = await readTeam(ctx, { ...ALL, from })
      seen.push(...read.activity.map(({ id }) => id))
      from = read.older
      if (!from) break
    }
    expect(from).toBeNull()
    const [all] = await db.sql<{ n: number }[]>`
      select count(*)::int as n from module_usage where user_id = ${owner.account.id}
    `
    expect([seen.length, new Set(seen).size]).toEqual([all?.n, all?.n])
  })

  test('is narrowed down to one person and to one part of the product, on the page and in the file', async () => {
    const { db, owner, editor } = await workspaceWith(2)
    const ctx = await acting(db, owner, '/app/team')
    const deeds = async (filter: Partial<ActivityWanted>) =>
      (await readTeam(ctx, { ...ALL, ...filter })).activity.map(({ action }) => action)
    expect(await deeds({ memberId: editor.account.id })).toEqual(['story_added', 'member_joined'])
    expect(await deeds({ part: 'posts' })).toEqual(['post_saved', 'post_saved'])
    expect(await deeds({ part: 'stories', memberId: owner.account.id })).toEqual([])
    const file = JSON.parse(await taken(db, owner, 'json', { memberId: editor.account.id, part: 'stories' }))
    expect(file).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        who: 'Grace editor',
        what: '=storybank.story_added',
        room: 'storybank',
        deed: 'story_added',
      },
    ])
    expect(JSON.parse(await taken(db, owner, 'json', { part: 'campaigns' }))).toEqual([])
  })

  test('is exported whole, as CSV that no spreadsheet runs and as JSON, for those who see it', async () => {
    const { db, owner, editor } = await workspaceWith(1100)
    const csv = parse(await taken(db, editor, 'csv'), { bom: true }) as string[][]
    expect(csv[0]).toEqual(['When', 'Who', 'What', 'Page', 'Action'])
    expect(csv.filter(row => row[4] === 'post_saved')).toHaveLength(1100)
    expect(csv.slice(1).every(row => row[2]?.startsWith("'="))).toBe(true)
    const json: { deed: string }[] = JSON.parse(await taken(db, owner, 'json'))
    // The export before is in it: who takes the log away is in the log.
    expect(json.map(({ deed }) => deed)).toContain('activity_exported')
    expect(json.length).toBe(csv.length)
    const viewer = await memberOf(db, owner, 'viewer')
    expect(await taken(db, viewer, 'csv')).toBe('not_allowed')
    expect((await readTeam(await acting(db, viewer, '/app/team'))).activity).toEqual([])
  })
})
