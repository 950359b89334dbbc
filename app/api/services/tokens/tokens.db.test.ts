import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findCaller } from '#app/api/services/calls/find-caller.ts'
import { revokeAccess } from '#app/api/services/revoke-access.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, CALLER, memberOf, ownerOn, type SignedIn } from '#tests/support/team.ts'
import { createToken } from './create-token.ts'
import { readTokens } from './read-tokens.ts'

const PAGE = '/app/settings/tokens'

describeOnDatabase('API tokens', database => {
  async function make(db: AdminDatabase, person: SignedIn, name = 'Zapier', idempotencyKey = randomUUID()) {
    const ctx = await acting(db, person, PAGE)
    const form = { name, scopes: ['read', 'draft'] as const, days: 90 as const }
    return createToken(ctx, { form, idempotencyKey, email: person.account.email, caller: CALLER })
  }

  async function made(db: AdminDatabase, person: SignedIn, name?: string): Promise<string> {
    const result = await make(db, person, name)
    if (!result.ok) throw new Error(result.reason)
    return result.token
  }

  const listOf = async (db: AdminDatabase, person: SignedIn) => readTokens(await acting(db, person, PAGE))

  test('only the hash is kept, the owner is told, and the token stands for its person', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const token = await made(db, owner)
    const [row] = await db.sql<{ tokenHash: Uint8Array }[]>`
      select token_hash from api_tokens where user_id = ${owner.account.id}
    `
    expect(Buffer.from(row?.tokenHash ?? [])).toEqual(hashSecret(token))
    const secret = token.slice('bhk_'.length)
    const everything = await db.sql`
      select t::text as line from api_tokens t where user_id = ${owner.account.id}
      union all select m::text from module_usage m where user_id = ${owner.account.id}
      union all select e::text from security_events e where user_id = ${owner.account.id}
      union all select k::text from idempotency_keys k where user_id = ${owner.account.id}
    `
    expect(JSON.stringify(everything)).not.toContain(secret)
    const events = await db.sql<{ type: string }[]>`
      select event_type as type from security_events where user_id = ${owner.account.id}
    `
    expect(events.map(({ type }) => type)).toContain('token_created')
    const [mail] = await db.sql`select 1 from mail_outbox where template = 'security-notice'`
    expect(mail).toBeDefined()
    const ctx = await acting(db, owner)
    expect(await findCaller(ctx, token)).toMatchObject({
      scopes: ['read', 'draft'],
      person: { userId: owner.account.id, role: 'owner', tier: 'pro', token: 'Zapier' },
    })
  })

  test('the same form sent twice makes one token, and shows it once', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const key = randomUUID()
    expect((await make(db, owner, 'Zapier', key)).ok).toBe(true)
    expect(await make(db, owner, 'Zapier', key)).toEqual({ ok: false, reason: 'already_made' })
    expect((await listOf(db, owner)).tokens).toHaveLength(1)
  })

  test('of fifty at once twenty are made', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const results = await Promise.all(Array.from({ length: 50 }, (_, n) => make(db, owner, `Token ${n}`)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(20)
    expect(await listOf(db, owner)).toMatchObject({ hasRoom: false, refusal: null })
  })

  test('a plan without the API, or one that is over, makes none', async () => {
    const { db } = database()
    expect(await make(db, await ownerOn(db, 'creator'))).toEqual({ ok: false, reason: 'plan' })
    const owner = await ownerOn(db, 'pro')
    await db.sql`update subscriptions set status = 'canceled' where user_id = ${owner.account.id}`
    expect((await make(db, owner)).ok).toBe(false)
  })

  test('people see and revoke their own, and whoever looks after settings everybody’s', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const editor = await memberOf(db, owner, 'editor')
    const viewer = await memberOf(db, owner, 'viewer')
    const stranger = await ownerOn(db, 'pro')
    await made(db, owner, 'The owner’s')
    const theirs = await made(db, editor, 'The editor’s')
    await made(db, viewer, 'The viewer’s')
    const namesOf = async (person: SignedIn) =>
      (await listOf(db, person)).tokens
        .map(({ name, person: whose }) => `${name} ${whose ?? ''}`.trim())
        .sort()
    expect(await namesOf(owner)).toEqual([
      'The editor’s Grace editor',
      'The owner’s',
      'The viewer’s Grace viewer',
    ])
    expect(await namesOf(editor)).toEqual(['The editor’s'])
    expect(await namesOf(viewer)).toEqual(['The viewer’s'])
    expect(await namesOf(stranger)).toEqual([])

    const id = (await listOf(db, editor)).tokens[0]?.id ?? ''
    const revoke = async (person: SignedIn) =>
      revokeAccess(await acting(db, person, PAGE), { kind: 'token', id, caller: CALLER })
    expect([await revoke(viewer), await revoke(stranger)]).toEqual([false, false])
    const ctx = await acting(db, owner)
    expect(await findCaller(ctx, theirs)).not.toBeNull()
    expect(await revoke(owner)).toBe(true)
    expect(await findCaller(ctx, theirs)).toBeNull()
    // Pressed twice it ends as the first did; for whoever may not it is no token still.
    expect([await revoke(owner), await revoke(viewer), await revoke(stranger)]).toEqual([true, false, false])
    expect(await revokeAccess(ctx, { kind: 'token', id: 'none', caller: CALLER })).toBe(false)
  })
})
