import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addDays } from '#core/shared/time.ts'
import type { WorkspaceId } from '#db/client.ts'
import { findDeal, insertDeal, moveDealInside, updateDeal } from '#db/queries/deals/deals.ts'
import { insertLeadEvent } from '#db/queries/leads/events.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { TEST_NOW } from '#tests/support/workspace-context.ts'

const FIELDS = {
  title: 'Team day',
  offerId: null,
  valuePence: 120_000,
  nextStep: '',
  nextOn: null,
  keeperId: null,
}

describeOnDatabases('deals', database => {
  async function withDeal() {
    const { db } = database()
    const { workspace } = await createTestAccount(db)
    const [lead, story, post] = [randomUUID(), randomUUID(), randomUUID()]
    const run = <T>(work: Parameters<typeof db.inWorkspace<T>>[1]) => db.inWorkspace(workspace, work)
    await db.sql`insert into stories (id, user_id, title, body) values (${story}, ${workspace}, 'A loaf', 'It rose')`
    await db.sql`insert into content_created (id, user_id, body) values (${post}, ${workspace}, 'It rose')`
    await db.sql`insert into leads (id, user_id, name, first_source) values (${lead}, ${workspace}, 'Jo', 'typed')`
    const deal = await run(sql =>
      insertDeal(sql, {
        workspace,
        leadId: lead,
        fields: FIELDS,
        references: ['BH-AAAA', 'BH-BBBB'],
        now: TEST_NOW,
      }),
    )
    const follow = (daysAgo: number, contentId: string | null, storyId: string | null) =>
      run(async sql => {
        const id = await insertLeadEvent(sql, {
          workspace,
          leadId: lead,
          kind: 'visit',
          happenedAt: addDays(TEST_NOW, -daysAgo),
          detail: '',
          via: contentId ? { linkId: null, contentId, storyId, campaignId: null, network: '' } : null,
        })
        await sql`update lead_events set story_id = ${storyId} where user_id = ${workspace} and id = ${id}`
      })
    const move = (over: Partial<Parameters<typeof moveDealInside>[1]>) =>
      run(sql => moveDealInside(sql, { workspace, id: deal.id, to: 'won', now: TEST_NOW, ...over }))
    return { run, workspace, lead, story, post, deal, follow, move }
  }

  const otherDeal = (workspace: WorkspaceId, leadId: string) => ({
    workspace,
    leadId,
    fields: { ...FIELDS, chance: 35 },
    stage: 'proposal' as const,
    references: ['BH-AAAA', 'BH-BBBB'],
    now: TEST_NOW,
  })

  it('takes the first reference that is free, and the stage’s usual chance unless one was chosen', async () => {
    const { run, workspace, lead, deal } = await withDeal()
    expect(deal).toMatchObject({ reference: 'BH-AAAA', stage: 'new', chance: 10, version: 1 })
    const second = await run(sql => insertDeal(sql, otherDeal(workspace, lead)))
    expect(second).toMatchObject({ reference: 'BH-BBBB', stage: 'proposal', chance: 35 })
    await expect(run(sql => insertDeal(sql, otherDeal(workspace, lead)))).rejects.toThrow('No reference')
  })

  it('freezes the last touch when it is won, and forgets it when it is opened again', async () => {
    const { deal, post, story, follow, move, run, workspace } = await withDeal()
    await follow(30, post, null)
    await follow(2, post, story)
    await follow(-1, null, null)
    const won = await move({})
    expect(won).toMatchObject({
      ok: true,
      from: 'new',
      deal: {
        stage: 'won',
        chance: 100,
        closedAt: TEST_NOW,
        lastContentId: post,
        lastStoryId: story,
        lastAt: addDays(TEST_NOW, -2),
      },
    })
    // What they follow afterwards changes nothing, and winning twice is winning once.
    await follow(1, null, null)
    expect(await move({ now: addDays(TEST_NOW, 1) })).toMatchObject({
      from: 'won',
      deal: { closedAt: TEST_NOW },
    })
    const opened = await move({ to: 'conversation' })
    expect(opened).toMatchObject({
      deal: {
        stage: 'conversation',
        chance: 40,
        closedAt: null,
        lastContentId: null,
        lastStoryId: null,
        lastAt: null,
      },
    })
    const lines = await run(
      sql => sql<{ detail: string }[]>`
        select detail from lead_events where user_id = ${workspace} and subject_id = ${deal.id} order by created_at
      `,
    )
    expect(lines.map(({ detail }) => detail)).toEqual([
      'Deal moved from New to Won',
      'Deal moved from Won to Conversation',
    ])
  })

  it('is lost for a reason only, and led on by nothing that would lead back', async () => {
    const { deal, move, run, workspace } = await withDeal()
    expect(await move({ to: 'lost', lostReason: '  ' })).toMatchObject({ reason: 'reason_needed' })
    expect(await move({ to: 'proposal', onlyOn: true })).toMatchObject({
      from: 'new',
      deal: { stage: 'proposal' },
    })
    expect(await move({ to: 'contacted', onlyOn: true })).toMatchObject({ deal: { stage: 'proposal' } })
    expect(await move({ to: 'lost', lostReason: ' Price ' })).toMatchObject({
      deal: { stage: 'lost', lostReason: 'Price', chance: 0, lastAt: null },
    })
    expect(await move({ to: 'won', onlyOn: true })).toMatchObject({ deal: { stage: 'lost' } })
    expect(await move({ to: 'new' })).toMatchObject({
      deal: { stage: 'new', lostReason: '', closedAt: null },
    })
    expect(await move({ id: randomUUID() })).toMatchObject({ reason: 'not_found' })
    const present = await run(sql => findDeal(sql, { workspace, id: deal.id }))
    const fields = { ...FIELDS, chance: 55 }
    const saved = { workspace, id: deal.id, version: present?.version ?? 0, fields }
    expect(await run(sql => updateDeal(sql, saved))).toMatchObject({ chance: 55 })
    expect(await run(sql => updateDeal(sql, saved))).toBeNull()
  })

  it('moves once, however many move it at the same time', async () => {
    const { move, run, workspace, deal } = await withDeal()
    const moves = await Promise.all(['won', 'won', 'won'].map(() => move({})))
    expect(moves.filter(each => each.ok && each.from === 'new')).toHaveLength(1)
    expect(await run(sql => findDeal(sql, { workspace, id: deal.id }))).toMatchObject({
      version: 2,
      stage: 'won',
    })
  })
})
