import { expect, it } from 'vitest'
import { addPerson } from '#app/leads/services/add-person.ts'
import { readPeople } from '#app/leads/services/read-people.ts'
import { removePerson } from '#app/leads/services/remove-person.ts'
import { restorePerson } from '#app/leads/services/restore-person.ts'
import { savePerson } from '#app/leads/services/save-person.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { searchWorkspace } from '#app/workspace/services/search-workspace.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const SOMEONE = { name: '', email: '', phone: '', company: '', tags: [], toldText: '' }

describeOnDatabases('people by their words', database => {
  const founder = async () =>
    contextFor(database().db, await createTestAccount(database().db), { tier: 'pro' })
  const add = async (ctx: WorkspaceContext, person: Partial<typeof SOMEONE>) => {
    const added = await addPerson(ctx, {
      person: { ...SOMEONE, ...person },
      idempotencyKey: `${person.name} ${person.email}`,
    })
    if (!added.ok) throw new Error(added.reason)
    return added.leadId
  }
  const named = async (ctx: WorkspaceContext, search: string) => {
    const filter = { search, tag: null, source: null, isWaiting: false, page: 1, removed: null }
    const listed = await readPeople(ctx, filter)
    const found = await searchWorkspace(ctx, { search })
    // Looking everywhere forgives a slip where nothing else is found, and says so; the list of people takes one at one's word.
    if (found.meant === null)
      expect(found.people.map(({ title }) => title)).toEqual(
        listed.people.map(({ name }) => name).slice(0, 20),
      )
    else expect(listed.people).toEqual([])
    return listed.people.map(({ name }) => name).toSorted()
  }

  it('are found by any part of name, email and company, by all the words, the last as a beginning', async () => {
    const ctx = await founder()
    await add(ctx, {
      name: 'Jo O’Neill-Blake',
      email: 'jo.b+shop@kiln-works.test',
      company: 'Kiln Works Ltd',
    })
    await add(ctx, { name: 'Zoë Kilner', email: 'zoe@example.test', company: '' })
    expect(await named(ctx, 'kiln')).toEqual(['Jo O’Neill-Blake', 'Zoë Kilner'])
    expect(await named(ctx, 'kiln works')).toEqual(['Jo O’Neill-Blake'])
    expect(await named(ctx, 'works kilne')).toEqual([])
    for (const part of ['o’neill', 'BLAKE', 'shop', 'jo.b+shop@kiln-works.test', 'ltd jo'])
      expect(await named(ctx, part), part).toEqual(['Jo O’Neill-Blake'])
    expect(await named(ctx, 'zoë')).toEqual(['Zoë Kilner'])
    for (const part of ['ilner', '%', '_', "'; drop table leads; --", '\u{10FFFF}'])
      expect(await named(ctx, part), part).toEqual([])
    expect(await named(await founder(), 'kiln')).toEqual([])
  })

  it('are found by their new name and not by the old one, by none once removed, and again when that is undone', async () => {
    const ctx = await founder()
    const id = await add(ctx, { name: 'Jo Blake', email: 'jo@example.test' })
    const person = {
      ...SOMEONE,
      name: 'Jo Marsh',
      email: 'jo@example.test',
      notes: '',
      toldStoryId: '',
      keeperId: '',
    }
    expect(await savePerson(ctx, { id, version: 1, person })).toMatchObject({ ok: true })
    expect(await named(ctx, 'blake')).toEqual([])
    expect(await named(ctx, 'marsh')).toEqual(['Jo Marsh'])
    expect(await removePerson(ctx, { id })).toMatchObject({ ok: true })
    expect(await named(ctx, 'marsh')).toEqual([])
    expect(await restorePerson(ctx, { id })).toMatchObject({ ok: true })
    expect(await named(ctx, 'marsh')).toEqual(['Jo Marsh'])
  })

  it('are found by a word that everybody has, those active last first, beside one that few have', async () => {
    const ctx = await founder()
    const { workspace } = ctx
    await ctx.inWorkspace(
      sql => sql`
        insert into leads (user_id, name, email, first_source, active_at)
        select ${workspace}, 'Person ' || n, 'p' || n || '@common.test', 'import',
          timestamptz '2026-01-01' + make_interval(secs => n)
        from generate_series(1, 5200) n
      `,
    )
    const listed = async (search: string) => {
      const filter = { search, tag: null, source: null, isWaiting: false, page: 1, removed: null }
      const { people, total, isBeyond } = await readPeople(ctx, filter)
      return { first: people[0]?.name, shown: people.length, total, isBeyond }
    }
    expect(await listed('common')).toEqual({ first: 'Person 5200', shown: 20, total: 1000, isBeyond: true })
    expect(await listed('person common')).toMatchObject({ first: 'Person 5200', shown: 20, isBeyond: true })
    expect(await listed('common p42')).toEqual({
      first: 'Person 4299',
      shown: 20,
      total: 111,
      isBeyond: false,
    })
    expect(await listed('common nobody')).toEqual({ first: undefined, shown: 0, total: 0, isBeyond: false })
  })
})
