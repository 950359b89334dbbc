import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { createCampaign } from '#app/campaigns/services/create-campaign.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { exportWorkspace } from '#app/settings/services/export-workspace.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { readStory } from '#app/stories/services/read-story.ts'
import { readStorybank } from '#app/stories/services/read-storybank.ts'
import { saveStory } from '#app/stories/services/save-story.ts'
import { campaignSchema } from '#core/campaigns/schema.ts'
import { storySchema } from '#core/stories/schema.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { fillOwnedTables, listOwnedTables } from '#tests/support/database/catalogue.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const EVERY_STORY = {
  search: '',
  kind: null,
  status: null,
  permission: null,
  link: null,
  from: null,
  removed: null,
}

describeOnDatabase('taking everything away', database => {
  it('has a row of every table of the account, none of another one, and no secret', async () => {
    const { db } = database()
    const own = await createTestAccount(db, { passwordHash: 'canary-hash' })
    const other = await createTestAccount(db)
    const tables = await listOwnedTables(db.sql)
    for (const { workspace } of [own, other]) await fillOwnedTables(db.sql, workspace, tables)
    const ctx = contextFor(db, own)
    const exported = await exportWorkspace(ctx, { userId: own.id })
    const left = [
      'tokens',
      'two_factor',
      'recovery_codes',
      'passkey_challenges',
      'auth_locks',
      'idempotency_keys',
      'changes',
      'workspace_export_parts',
      'workspace_import_parts',
      'archive_items',
      'analytics_days',
      'analytics_sums',
      'analytics_marks',
      'brand_score_marks',
      'watch_words',
      'link_totals',
      'pending_pictures',
      'app_codes',
      'app_tokens',
    ]
    for (const { table } of tables.filter(one => !left.includes(one.table)))
      expect([table, exported?.tables[table]?.length]).toEqual([table, 1])
    for (const table of left) expect(exported?.tables[table]).toBeUndefined()
    const text = JSON.stringify(exported)
    expect(text).toContain(own.email)
    expect(text).not.toContain(other.id)
    expect(text).not.toContain('canary')
    // What a row says by its columns; a table may be named after the tokens whose names and ends it tells.
    const rows = JSON.stringify(Object.values(exported?.tables ?? {}))
    expect(rows).not.toMatch(/"[a-z_]*(hash(?!tag)|secret|token|password)[a-z_]*":/)
    expect(await exportWorkspace(ctx, { userId: randomUUID() })).toBeNull()
    expect(await exportWorkspace(ctx, { userId: 'nonsense' })).toBeNull()
  })

  it('after a downgrade what is over the limit stays readable, changeable and exportable; only new things wait', async () => {
    const { db } = database()
    const account = await createTestAccount(db)
    const pro = contextFor(db, account, { tier: 'pro' })
    const tell = (ctx: WorkspaceContext, body: string) =>
      addStory(ctx, { body, idempotencyKey: randomUUID() })
    for (let n = 0; n < 30; n += 1) await tell(pro, `Story ${n}`)
    const campaign = parse(campaignSchema, { name: 'Autumn' })
    await createCampaign(pro, { campaign, idempotencyKey: 'k' })

    for (const down of [
      { ...pro, tier: 'creator' as const },
      { ...pro, tier: 'creator' as const, access: 'read_only' as const },
    ]) {
      let bank = await readStorybank(down, EVERY_STORY)
      expect(bank).toMatchObject({ total: 30, limit: 25 })
      const titles = new Map(bank.stories.rows.map(story => [story.id, story.title]))
      while (bank.stories.older) {
        bank = await readStorybank(down, { ...EVERY_STORY, from: bank.stories.older })
        for (const story of bank.stories.rows) titles.set(story.id, story.title)
      }
      expect(titles.size).toBe(30)
      for (const [id, title] of titles) {
        expect((await readStory(down, { id }))?.story.title).toBe(title)
      }
      expect((await tell(down, 'One more')).ok).toBe(false)
      const exported = await exportWorkspace(down, { userId: account.id })
      expect(exported?.tables.stories).toHaveLength(30)
      expect(exported?.tables.campaigns).toMatchObject([{ name: 'Autumn' }])
    }
    const down = { ...pro, tier: 'creator' as const }
    const [first] = (await readStorybank(down, EVERY_STORY)).stories.rows
    const story = parse(storySchema, { title: 'Told better' })
    expect(await saveStory(down, { id: first?.id ?? '', version: 1, story })).toMatchObject({ ok: true })
  })
})
