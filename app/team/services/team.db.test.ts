import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteAccount } from '#app/identity/services/delete-account.ts'
import { unseal } from '#app/platform/secrets/seal.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { changeRole } from '#app/team/services/change-role.ts'
import { declineInvitation } from '#app/team/services/decline-invitation.ts'
import { leaveWorkspace } from '#app/team/services/leave-workspace.ts'
import { readInvitations } from '#app/team/services/read-invitations.ts'
import { readTeam } from '#app/team/services/read-team.ts'
import { removeMember } from '#app/team/services/remove-member.ts'
import { resendInvitation } from '#app/team/services/resend-invitation.ts'
import { restoreMember } from '#app/team/services/restore-member.ts'
import { switchWorkspace } from '#app/team/services/switch-workspace.ts'
import { addDays } from '#core/shared/time.ts'
import { MOST_OPEN_INVITATIONS } from '#core/team/seats.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, describeOnDatabases } from '#tests/support/database/test-database.ts'
import { accept, acting, CALLER, invite, memberOf, ownerOn, signIn, viewerOf } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

/** The secret of the newest invitation that was mailed to an address. */
async function secretFor(db: AdminDatabase, email: string): Promise<string> {
  const [mail] = await db.sql<{ sealedProps: Uint8Array }[]>`
    select sealed_props from mail_outbox where to_address = ${email} and template = 'team-invite'
    order by created_at desc, id limit 1
  `
  const { config } = contextFor(db, await createTestAccount(db))
  const props = JSON.parse(
    unseal(Buffer.from(mail?.sealedProps ?? []), config.encryptionKey, 'mail-props') ?? '{}',
  )
  return new URL(props.url).searchParams.get('token') ?? ''
}

async function newcomer(db: AdminDatabase) {
  const account = await createTestAccount(db)
  return { account, secret: await signIn(db, account) }
}

async function storyIn(db: AdminDatabase, workspace: string) {
  const [row] = await db.sql<{ n: number; author: string | null }[]>`
    select count(*)::int as n, min(author_id::text) as author from stories where user_id = ${workspace}
  `
  return row
}

describeOnDatabase('a team', database => {
  test('an invitation is mailed, opened without being spent, accepted once, and leads into the workspace', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const person = await newcomer(db)
    expect(await invite(db, owner, person.account.email, 'editor')).toEqual({ ok: true })
    const secret = await secretFor(db, person.account.email)
    const [token] = await db.sql<
      { n: number }[]
    >`select count(*)::int as n from tokens where hash = ${hashSecret(secret)}`
    expect(token?.n).toBe(1)
    const visitor = contextFor(db, person.account)
    for (const _ of [1, 2]) {
      const { linked } = await readInvitations(visitor, { secret, email: null })
      expect(linked).toMatchObject({ role: 'editor', ownerName: 'Ada Lovelace' })
    }
    const { mine } = await readInvitations(visitor, { secret: '', email: person.account.email })
    expect(mine).toHaveLength(1)
    expect(await accept(db, person)).toMatchObject({ ok: true })
    const viewer = await viewerOf(db, person)
    expect(viewer).toMatchObject({ workspace: owner.account.id, role: 'editor', tier: 'pro', access: 'full' })
    expect(viewer.host).toEqual({ name: 'Ada Lovelace', hasSeat: true })
    // Answered: neither the link nor the address opens it again.
    expect((await readInvitations(visitor, { secret, email: person.account.email })).linked).toBeNull()
    expect(await accept(db, person)).toEqual({ ok: false, reason: 'over' })
  })

  test('a repeated press invites once, a newer link ends the older, and one taken back opens nothing', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const person = await newcomer(db)
    const key = randomUUID()
    for (const _ of [1, 2])
      expect(await invite(db, owner, person.account.email, 'viewer', key)).toEqual({ ok: true })
    expect(await invite(db, owner, person.account.email)).toEqual({ ok: false, reason: 'already_there' })
    const first = await secretFor(db, person.account.email)
    const ctx = await acting(db, owner, '/app/team')
    const { invitations } = await readTeam(ctx)
    const id = invitations[0]?.id ?? ''
    expect(await resendInvitation(ctx, { id, inviter: { email: 'ada@example.test' } })).toMatchObject({
      ok: true,
    })
    const open = async (secret: string) => (await readInvitations(ctx, { secret, email: null })).linked
    expect(await open(first)).toBeNull()
    const [links] = await db.sql<{ n: number }[]>`
      select count(*)::int as n from tokens where email = ${person.account.email} and consumed_at is null
    `
    expect(links?.n).toBe(1)
    const cancel = (by: typeof ctx) => removeMember(by, { id, caller: CALLER, onlyInvitation: true })
    // A second press, or one in another window, finds it as cancelled as it should be.
    for (const _ of [1, 2]) expect(await cancel(ctx)).toMatchObject({ ok: true, wasMember: false })
    expect(await cancel({ ...ctx, role: 'viewer' })).toEqual({ ok: false, reason: 'not_allowed' })
    expect(await removeMember(ctx, { id, caller: CALLER })).toEqual({ ok: false, reason: 'not_found' })
    const [cancelled] = await db.sql<{ n: number }[]>`
      select count(*)::int as n from module_usage
      where user_id = ${owner.account.id} and action_type = 'invitation_revoked'
    `
    expect(cancelled?.n).toBe(1)
    expect(await accept(db, person)).toEqual({ ok: false, reason: 'over' })
  })

  test('cancelling an invitation that was accepted meanwhile removes nobody and says so', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const person = await newcomer(db)
    await invite(db, owner, person.account.email, 'viewer')
    const ctx = await acting(db, owner, '/app/team')
    const id = (await readTeam(ctx)).invitations[0]?.id ?? ''
    expect(await accept(db, person)).toMatchObject({ ok: true })
    expect(await removeMember(ctx, { id, caller: CALLER, onlyInvitation: true })).toEqual({
      ok: false,
      reason: 'accepted',
    })
    expect((await readTeam(ctx)).members.some(member => member.id === id)).toBe(true)
  })

  test('an invitation is bound to its address, ends after a week, and can be declined by its link alone', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const person = await newcomer(db)
    const other = await newcomer(db)
    await invite(db, owner, person.account.email)
    const [row] = await db.sql<
      { id: string }[]
    >`select id from team_members where email = ${person.account.email}`
    const id = row?.id ?? ''
    const context = contextFor(db, other.account)
    expect(await declineInvitation(context, { id, secret: '', email: other.account.email })).toMatchObject({
      ok: false,
    })
    const late = { ...context, now: () => new Date(TEST_NOW.getTime() + 8 * 24 * 3_600_000) }
    const secret = await secretFor(db, person.account.email)
    expect(await declineInvitation(late, { id, secret, email: null })).toMatchObject({
      ok: false,
      reason: 'over',
    })
    expect(await declineInvitation(context, { id, secret, email: null })).toMatchObject({ ok: true })
    expect(await accept(db, person)).toEqual({ ok: false, reason: 'over' })
  })

  test('who may manage whom: no admin makes admins, nobody invites themselves, the owner is not for invitation', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const admin = await memberOf(db, owner, 'admin')
    const editor = await memberOf(db, owner, 'editor')
    expect(await invite(db, admin, 'new@example.test', 'admin')).toMatchObject({ reason: 'not_allowed' })
    expect(await invite(db, editor, 'new@example.test', 'viewer')).toMatchObject({ reason: 'not_allowed' })
    expect(await invite(db, admin, admin.account.email)).toMatchObject({ reason: 'yourself' })
    expect(await invite(db, admin, owner.account.email)).toMatchObject({ reason: 'owner' })
    const team = await readTeam(await acting(db, admin, '/app/team'))
    const idOf = (role: string) => team.members.find(member => member.role === role)?.id ?? ''
    const asAdmin = await acting(db, admin, '/app/team')
    const asEditor = await acting(db, editor, '/app/team')
    expect(await removeMember(asAdmin, { id: idOf('admin'), caller: CALLER })).toMatchObject({
      reason: 'yourself',
    })
    expect(await removeMember(asEditor, { id: idOf('admin'), caller: CALLER })).toMatchObject({
      reason: 'not_allowed',
    })
    const change = { id: idOf('editor'), caller: CALLER }
    expect(await changeRole(asAdmin, { ...change, role: 'admin' })).toMatchObject({ reason: 'not_allowed' })
    expect(await changeRole(asAdmin, { ...change, role: 'viewer' })).toEqual({ ok: true })
    expect((await viewerOf(db, editor)).role).toBe('viewer')
    const stranger = await acting(db, await ownerOn(db, 'collective'), '/app/team')
    expect(await removeMember(stranger, { id: idOf('admin'), caller: CALLER })).toMatchObject({
      reason: 'not_found',
    })
  })

  test('whoever is removed is out at their next request, and what they wrote is the owner’s', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const editor = await memberOf(db, owner, 'editor')
    await addStory(await acting(db, editor), { body: 'The kettle broke', idempotencyKey: randomUUID() })
    expect(await storyIn(db, owner.account.id)).toEqual({ n: 1, author: editor.account.id })
    const ctx = await acting(db, owner, '/app/team')
    const { members, activity } = await readTeam(ctx, { from: null, memberId: editor.account.id, part: null })
    expect(activity.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['story_added', 'member_joined']),
    )
    expect(activity.every(({ who }) => who === 'Grace editor')).toBe(true)
    expect(await removeMember(ctx, { id: members[0]?.id ?? '', caller: CALLER })).toEqual({
      ok: true,
      who: 'Grace editor',
      wasMember: true,
      handedOver: 1,
    })
    expect(await viewerOf(db, editor)).toMatchObject({
      workspace: editor.account.id,
      role: 'owner',
      host: null,
    })
    expect(await storyIn(db, owner.account.id)).toEqual({ n: 1, author: owner.account.id })
    const { sessionId } = await viewerOf(db, editor)
    const back = { sessionId, userId: editor.account.id, workspace: owner.account.id }
    expect(await switchWorkspace(ctx, back)).toEqual({ ok: false, reason: 'not_found' })
  })

  test('for a day a removed member can be brought back, with role, turn and texts, and finds the way by themselves', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const editor = await memberOf(db, owner, 'contributor')
    for (const body of ['The kettle broke', 'And was mended'])
      await addStory(await acting(db, editor), { body, idempotencyKey: randomUUID() })
    const ctx = await acting(db, owner, '/app/team')
    const [member] = (await readTeam(ctx)).members
    const id = member?.id ?? ''
    const row = async () =>
      (await db.sql`select * from team_members where owner_id = ${owner.account.id}`).map(
        ({ updatedAt: _, ...member }) => member,
      )
    const before = await row()
    expect(await removeMember(ctx, { id, caller: CALLER })).toMatchObject({ ok: true, handedOver: 2 })
    expect((await readTeam(ctx, undefined, id)).undo).toEqual({ id, name: 'Grace contributor' })
    expect((await readTeam(ctx)).undo).toBeNull()
    // What is no longer the owner's to give back stays as it is.
    await db.sql`
      update stories set author_id = null where user_id = ${owner.account.id} and body = 'And was mended'
    `
    for (const _ of [1, 2]) expect(await restoreMember(ctx, { id, caller: CALLER })).toEqual({ ok: true })
    expect(await row()).toEqual(before)
    expect((await readTeam(ctx, undefined, id)).undo).toBeNull()
    const authors = await db.sql`
      select body, author_id from stories where user_id = ${owner.account.id} order by body
    `
    expect(authors.map(({ authorId }) => authorId)).toEqual([null, editor.account.id])
    // Their session is where the removal put it, until they go back.
    const { sessionId, workspace } = await viewerOf(db, editor)
    expect(workspace).toBe(editor.account.id)
    const back = { sessionId, userId: editor.account.id, workspace: owner.account.id }
    expect(await switchWorkspace(ctx, back)).toEqual({ ok: true })
    expect(await viewerOf(db, editor)).toMatchObject({ workspace: owner.account.id, role: 'contributor' })
    const mails = await db.sql`select template from mail_outbox where to_address = ${editor.account.email}`
    expect(mails.map(({ template }) => template).sort()).toEqual(['team-invite', 'team-news', 'team-news'])
    const { activity } = await readTeam(ctx)
    expect(activity.filter(({ action }) => action === 'member_restored')).toHaveLength(1)
  })

  test('nobody is brought back after 30 days, without a seat, by whoever may not, or when they are invited anew', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const admin = await memberOf(db, owner, 'admin')
    const ctx = await acting(db, owner, '/app/team')
    const id = (await readTeam(ctx)).members[0]?.id ?? ''
    await removeMember(ctx, { id, caller: CALLER })
    const restore = (as = ctx) => restoreMember(as, { id, caller: CALLER })
    const other = await memberOf(db, owner, 'viewer')
    expect(await restore()).toEqual({ ok: false, reason: 'no_room' })
    const asViewer = await acting(db, other, '/app/team')
    expect(await restore(asViewer)).toEqual({ ok: false, reason: 'not_allowed' })
    expect((await readTeam(asViewer, undefined, id)).undo).toBeNull()
    await db.sql`update subscriptions set tier = 'collective' where user_id = ${owner.account.id}`
    const larger = await acting(db, owner, '/app/team')
    // An admin brings back nobody whom they could not have removed.
    const second = await acting(db, await memberOf(db, owner, 'admin'), '/app/team')
    expect(await restore(second)).toEqual({ ok: false, reason: 'not_allowed' })
    expect(await restore({ ...larger, access: 'read_only' })).toEqual({ ok: false, reason: 'read_only' })
    const stranger = await acting(db, await ownerOn(db, 'pro'), '/app/team')
    expect(await restore(stranger)).toEqual({ ok: false, reason: 'too_late' })
    const monthLater = { ...larger, now: () => addDays(TEST_NOW, 30) }
    expect(await restore(monthLater)).toEqual({ ok: false, reason: 'too_late' })
    expect((await readTeam(monthLater, undefined, id)).undo).toBeNull()
    await invite(db, owner, admin.account.email, 'viewer')
    expect(await restore(larger)).toEqual({ ok: false, reason: 'already_there' })
  })

  test('the copy that could bring somebody back goes with their account', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const editor = await memberOf(db, owner, 'editor')
    const ctx = await acting(db, owner, '/app/team')
    const id = (await readTeam(ctx)).members[0]?.id ?? ''
    await removeMember(ctx, { id, caller: CALLER })
    await deleteAccount(contextFor(db, editor.account), { userId: editor.account.id })
    expect((await db.sql`select 1 from removed_rows where id = ${id}`).length).toBe(0)
    expect(await restoreMember(ctx, { id, caller: CALLER })).toMatchObject({ reason: 'too_late' })
  })

  test('one goes between one’s own workspace and others’, each session by itself, and leaves', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const editor = await memberOf(db, owner, 'editor')
    const second = { ...editor, secret: await signIn(db, editor.account) }
    expect((await viewerOf(db, second)).workspace).toBe(editor.account.id)
    const { sessionId, own } = await viewerOf(db, editor)
    const userId = editor.account.id
    const context = contextFor(db, editor.account)
    expect(await switchWorkspace(context, { sessionId, userId, workspace: own })).toEqual({ ok: true })
    expect((await viewerOf(db, editor)).host).toBeNull()
    const stranger = await ownerOn(db, 'pro')
    const there = { sessionId, userId, workspace: stranger.account.id }
    expect(await switchWorkspace(context, there)).toEqual({ ok: false, reason: 'not_found' })
    const back = { sessionId, userId, workspace: owner.account.id }
    expect(await switchWorkspace(context, back)).toEqual({ ok: true })
    // A session that names a workspace nobody let one into counts for nothing.
    await db.sql`update sessions set workspace_id = ${stranger.account.id} where user_id = ${userId}`
    expect((await viewerOf(db, editor)).workspace).toBe(own)
    const leaving = { userId, name: 'Grace', workspace: owner.account.id, caller: CALLER }
    expect(await leaveWorkspace(context, leaving)).toMatchObject({ ok: true })
    expect(await leaveWorkspace(context, leaving)).toEqual({ ok: false, reason: 'not_found' })
    expect((await viewerOf(db, editor)).memberships).toEqual([])
  })

  test('a smaller plan removes nobody: who joined last reads on, and nobody joins until there is room', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const first = await memberOf(db, owner, 'editor')
    const last = await memberOf(db, owner, 'editor')
    await db.sql`update team_members set joined_at = joined_at + interval '1 minute' where member_id = ${last.account.id}`
    const waiting = await newcomer(db)
    await invite(db, owner, waiting.account.email)
    await db.sql`update subscriptions set tier = 'pro' where user_id = ${owner.account.id}`
    expect(await viewerOf(db, first)).toMatchObject({ role: 'editor', host: { hasSeat: true } })
    expect(await viewerOf(db, last)).toMatchObject({ role: 'viewer', host: { hasSeat: false } })
    const story = { body: 'No', idempotencyKey: randomUUID() }
    expect(await addStory(await acting(db, last), story)).toEqual({ ok: false, reason: 'read_only' })
    expect(await accept(db, waiting)).toEqual({ ok: false, reason: 'no_seat' })
    expect(await invite(db, owner, 'more@example.test')).toEqual({ ok: false, reason: 'no_seat', limit: 2 })
  })

  test('an invitation takes no seat before it is accepted: several are open for one, and who accepts first has it', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const [first, second] = [await newcomer(db), await newcomer(db)]
    for (const { account } of [first, second])
      expect(await invite(db, owner, account.email)).toMatchObject({ ok: true })
    const ctx = await acting(db, owner)
    expect((await readTeam(ctx)).seats).toEqual({ taken: 1, limit: 2 })
    expect(await accept(db, second)).toMatchObject({ ok: true })
    expect((await readTeam(ctx)).seats).toEqual({ taken: 2, limit: 2 })
    expect(await accept(db, first)).toEqual({ ok: false, reason: 'no_seat' })
    expect(await invite(db, owner, 'third@example.test')).toMatchObject({ ok: false, reason: 'no_seat' })
    const { invitations, members } = await readTeam(ctx)
    const again = { id: invitations[0]?.id ?? '', inviter: { email: owner.account.email } }
    expect(await resendInvitation(ctx, again)).toEqual({ ok: false, reason: 'no_seat_left' })
    await removeMember(ctx, { id: members[0]?.id ?? '', caller: CALLER })
    expect(await resendInvitation(ctx, again)).toMatchObject({ ok: true })
    expect(await accept(db, first)).toMatchObject({ ok: true })
  })

  test('one that is over is open again when it is sent anew, as long as not too many are', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    await invite(db, owner, 'first@example.test')
    await db.sql`
      update team_members set invited_at = invited_at - interval '7 days 1 minute'
      where owner_id = ${owner.account.id} and email = 'first@example.test'
    `
    const ctx = await acting(db, owner)
    const { invitations } = await readTeam(ctx)
    expect(invitations).toMatchObject([{ isOver: true }])
    for (let n = 0; n < MOST_OPEN_INVITATIONS; n += 1)
      expect(await invite(db, owner, `n${n}-${owner.account.id}@example.test`)).toMatchObject({ ok: true })
    const again = { id: invitations[0]?.id ?? '', inviter: { email: owner.account.email } }
    expect(await resendInvitation(ctx, again)).toEqual({ ok: false, reason: 'too_many_open' })
    await db.sql`delete from team_members where owner_id = ${owner.account.id} and email like 'n0-%'`
    expect(await resendInvitation(ctx, again)).toMatchObject({ ok: true })
  })

  test('an account that is deleted leaves its members signed in at home', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const editor = await memberOf(db, owner, 'editor')
    await deleteAccount(contextFor(db, owner.account), { userId: owner.account.id })
    expect(await viewerOf(db, editor)).toMatchObject({ workspace: editor.account.id, memberships: [] })
  })
})

describeOnDatabases(
  'seats under load',
  database => {
    test.each([
      ['creator', 0],
      ['pro', MOST_OPEN_INVITATIONS],
    ] as const)('of 50 invitations at once on %s exactly %i are sent', async (tier, sent) => {
      const { db } = database()
      const owner = await ownerOn(db, tier)
      const emails = Array.from({ length: 50 }, (_, n) => `n${n}-${owner.account.id}@example.test`)
      const answers = await Promise.all(emails.map(email => invite(db, owner, email)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(sent)
      const [row] = await db.sql<{ n: number }[]>`
        select count(*)::int as n from team_members where owner_id = ${owner.account.id}
      `
      expect(row?.n).toBe(sent)
    })

    test('of eight who accept at once only as many join as there are seats', async () => {
      const { db } = database()
      const owner = await ownerOn(db, 'collective')
      const people = await Promise.all(Array.from({ length: 8 }, () => newcomer(db)))
      for (const { account } of people) await invite(db, owner, account.email)
      const answers = await Promise.all(people.map(person => accept(db, person)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(4)
      expect((await readTeam(await acting(db, owner, '/app/team'))).members).toHaveLength(4)
    })

    test('of many removals undone at once only as many come back as there are seats', async () => {
      const { db } = database()
      const owner = await ownerOn(db, 'collective')
      for (const _ of [1, 2, 3, 4]) await memberOf(db, owner, 'editor')
      const ctx = await acting(db, owner, '/app/team')
      const { members } = await readTeam(ctx)
      for (const { id } of members) await removeMember(ctx, { id, caller: CALLER })
      for (const _ of [1, 2]) await memberOf(db, owner, 'viewer')
      const presses = Array.from({ length: 48 }, (_, n) => members[n % 4]?.id ?? '')
      const answers = await Promise.all(presses.map(id => restoreMember(ctx, { id, caller: CALLER })))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(24)
      expect((await readTeam(ctx)).members).toHaveLength(4)
    })

    test('of 50 presses on one invitation exactly one wins', async () => {
      const { db } = database()
      const owner = await ownerOn(db, 'collective')
      const person = await newcomer(db)
      await invite(db, owner, person.account.email)
      const answers = await Promise.all(Array.from({ length: 50 }, () => accept(db, person)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    })
  },
  ['server'],
)
