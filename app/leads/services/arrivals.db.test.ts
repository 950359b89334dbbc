import { expect, it } from 'vitest'
import { addDays } from '#core/shared/time.ts'
import { asWorkspaceId, type Sql, type WorkspaceId } from '#db/client.ts'
import { type Arrival, noteArrival } from '#db/queries/leads/arrivals.ts'
import { listConsents } from '#db/queries/leads/consents.ts'
import { findLead, listLeadChoices } from '#db/queries/leads/leads.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { TEST_NOW } from '#tests/support/workspace-context.ts'

describeOnDatabases('people who arrive', database => {
  const workspaceOf = async () => asWorkspaceId((await createTestAccount(database().db)).id)
  const inside = <T>(workspace: WorkspaceId, work: (sql: Sql) => Promise<T>) =>
    database().db.inWorkspace(workspace, work)
  const arrival = (workspace: WorkspaceId, over: Partial<Arrival> = {}): Arrival => ({
    workspace,
    source: 'form',
    name: 'Jo Blake',
    email: 'jo@example.test',
    via: null,
    at: TEST_NOW,
    detail: 'Filled in “Bread course”',
    ...over,
  })

  it('are one person by their email, and where they came from first stays', async () => {
    const workspace = await workspaceOf()
    const other = await workspaceOf()
    const [linkId] = await inside(
      workspace,
      sql => sql<{ id: string }[]>`
        insert into tracked_links (user_id, slug, target, network)
        values (${workspace}, ${crypto.randomUUID()}, 'https://example.test', 'linkedin') returning id
      `,
    )
    const via = {
      linkId: linkId?.id ?? '',
      contentId: null,
      storyId: null,
      campaignId: null,
      network: 'linkedin',
    }
    const wording = 'Yes, send me the bread letter'
    const consent = {
      channel: 'email',
      state: 'given',
      basis: 'consent',
      brand: 'Hearth',
      how: 'form',
      wording,
    } as const
    const first = await inside(workspace, sql =>
      noteArrival(sql, arrival(workspace, { via, consents: [consent] })),
    )
    const again = await inside(workspace, sql =>
      noteArrival(
        sql,
        arrival(workspace, {
          name: 'Joanna',
          email: ' JO@Example.test ',
          phone: '07700 900123',
          source: 'quiz',
          at: addDays(TEST_NOW, 3),
        }),
      ),
    )
    expect(first.isNew).toBe(true)
    expect(again).toEqual({ leadId: first.leadId, isNew: false })
    const lead = await inside(workspace, sql => findLead(sql, { workspace, id: first.leadId }))
    expect(lead).toMatchObject({
      name: 'Jo Blake',
      phone: '07700 900123',
      firstSource: 'form',
      firstNetwork: 'linkedin',
      firstLinkId: via.linkId,
      firstAt: TEST_NOW,
      reachedOutAt: addDays(TEST_NOW, 3),
      activeAt: addDays(TEST_NOW, 3),
    })
    const kinds = await inside(
      workspace,
      sql => sql<{ kind: string }[]>`
        select kind from lead_events where user_id = ${workspace} order by happened_at, kind
      `,
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['form', 'visit', 'quiz'])
    const consents = await inside(workspace, sql => listConsents(sql, { workspace, leadId: first.leadId }))
    expect(consents).toMatchObject([{ wording, state: 'given', happenedAt: TEST_NOW }])
    expect(await inside(other, sql => findLead(sql, { workspace: other, id: first.leadId }))).toBeNull()
    expect(await inside(other, sql => listLeadChoices(sql, { workspace: other }))).toEqual([])
    await expect(
      inside(workspace, sql => sql`update leads set first_source = 'import' where id = ${first.leadId}`),
    ).rejects.toThrow('never changes')
  })

  it('without an email are each somebody new; an import is not their doing', async () => {
    const workspace = await workspaceOf()
    const ids = new Set<string>()
    for (let n = 0; n < 2; n += 1)
      ids.add(
        (
          await inside(workspace, sql =>
            noteArrival(sql, arrival(workspace, { email: '', source: 'import' })),
          )
        ).leadId,
      )
    expect(ids.size).toBe(2)
    const [id = ''] = ids
    expect((await inside(workspace, sql => findLead(sql, { workspace, id })))?.reachedOutAt).toBeNull()
  })

  it('twenty at once with one new email make one person and twenty lines', async () => {
    const workspace = await workspaceOf()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => inside(workspace, sql => noteArrival(sql, arrival(workspace)))),
    )
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(answers.map(({ leadId }) => leadId)).size).toBe(1)
    const [lines] = await inside(
      workspace,
      sql => sql<{ n: number }[]>`select count(*) as n from lead_events where user_id = ${workspace}`,
    )
    expect(lines?.n).toBe(20)
  })
})
