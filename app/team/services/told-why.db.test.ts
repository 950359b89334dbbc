import { expect, test } from 'vitest'
import { deleteAccount } from '#app/identity/services/delete-account.ts'
import { readTeam } from '#app/team/services/read-team.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { accept, acting, CALLER, invite, memberOf, ownerOn, signIn, viewerOf } from '#tests/support/team.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { acknowledgeRemoval } from './acknowledge-removal.ts'
import { readInvitations } from './read-invitations.ts'
import { removeMember } from './remove-member.ts'
import { restoreMember } from './restore-member.ts'

describeOnDatabase('whoever finds a door closed is told why', database => {
  async function removed() {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const member = await memberOf(db, owner, 'editor')
    const ctx = await acting(db, owner, '/app/team')
    const { members } = await readTeam(ctx)
    const id = members[0]?.id ?? ''
    expect(await removeMember(ctx, { id, caller: CALLER })).toMatchObject({ ok: true })
    return { db, owner, member, ctx, id }
  }

  test('a removed member, whichever session they come with, until they have read it', async () => {
    const { db, member } = await removed()
    const later = { account: member.account, secret: await signIn(db, member.account) }
    for (const person of [member, later]) {
      const { removedFrom, host } = await viewerOf(db, person)
      expect([removedFrom?.owner, removedFrom?.isSeen, host]).toEqual(['Ada Lovelace', false, null])
    }
    const id = (await viewerOf(db, member)).removedFrom?.id ?? ''
    const stranger = await createTestAccount(db)
    await acknowledgeRemoval(contextFor(db, stranger), { id, userId: stranger.id })
    await acknowledgeRemoval(contextFor(db, stranger), { id: 'no id', userId: stranger.id })
    expect((await viewerOf(db, member)).removedFrom?.isSeen).toBe(false)
    await acknowledgeRemoval(contextFor(db, member.account), { id, userId: member.account.id })
    expect((await viewerOf(db, member)).removedFrom?.isSeen).toBe(true)
  })

  test('nobody who is back, restored or invited again', async () => {
    const { db, owner, member, ctx, id } = await removed()
    expect(await restoreMember(ctx, { id, caller: CALLER })).toEqual({ ok: true })
    expect((await viewerOf(db, member)).removedFrom).toBeNull()
    await removeMember(ctx, { id, caller: CALLER })
    expect((await viewerOf(db, member)).removedFrom?.isSeen).toBe(false)
    await invite(db, owner, member.account.email)
    expect(await accept(db, member)).toMatchObject({ ok: true })
    expect((await viewerOf(db, member)).removedFrom).toBeNull()
  })

  test('the members of a workspace that is closed, also those who were removed before', async () => {
    const { db, owner, member } = await removed()
    const other = await memberOf(db, owner, 'viewer')
    await deleteAccount(contextFor(db, owner.account), { userId: owner.account.id })
    for (const person of [member, other]) {
      const { removedFrom, host } = await viewerOf(db, person)
      expect([removedFrom?.owner, host]).toEqual([null, null])
    }
  })

  test('whoever is invited into a full team, before they press anything', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const person = { account: await createTestAccount(db), secret: '' }
    expect(await invite(db, owner, person.account.email)).toMatchObject({ ok: true })
    const mine = async () =>
      (await readInvitations(contextFor(db, person.account), { secret: '', email: person.account.email }))
        .mine
    expect((await mine()).map(({ isFull }) => isFull)).toEqual([false])
    await db.sql`update subscriptions set tier = 'creator' where user_id = ${owner.account.id}`
    expect((await mine()).map(({ isFull }) => isFull)).toEqual([true])
    const signed = { account: person.account, secret: await signIn(db, person.account) }
    expect(await accept(db, signed)).toEqual({ ok: false, reason: 'no_seat' })
    await db.sql`update subscriptions set tier = 'pro' where user_id = ${owner.account.id}`
    expect(await accept(db, signed)).toMatchObject({ ok: true })
  })
})
