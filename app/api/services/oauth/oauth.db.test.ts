import { expect, test } from 'vitest'
import { revokeAccess } from '#app/api/services/revoke-access.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import { FORGIVEN_MS } from '#core/api/oauth/app-tokens.ts'
import { addMs } from '#core/shared/time.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, CALLER, memberOf, ownerOn, type SignedIn } from '#tests/support/team.ts'
import { allowApp } from './allow-app.ts'
import { exchangeCode } from './exchange-code.ts'
import { findAppCaller } from './find-app-caller.ts'
import { readApps } from './read-apps.ts'
import { refreshTokens } from './refresh-tokens.ts'

const ID = 'https://agent.example/client.json'
const PAGE = '/app/settings/tokens'

describeOnDatabase('apps that a person lets in', database => {
  /** The person agrees; what the app then has to show. */
  async function allowed(db: AdminDatabase, person: SignedIn, redirectUri = 'https://agent.example/back') {
    const ctx = await acting(db, person, PAGE)
    const verifier = newSecret()
    const made = await allowApp(ctx, {
      client: { id: ID, name: 'Agent', redirectUris: [redirectUri] },
      ...{ redirectUri, scopes: ['read'], state: '', caller: CALLER },
      challenge: hashSecret(verifier).toString('base64url'),
      email: person.account.email,
    })
    if (!made.ok) throw new Error(made.reason)
    return { ctx, shown: { code: made.code, clientId: ID, redirectUri, verifier, caller: CALLER } }
  }

  test.each(['https://a.example', 'http://127.0.0.1:80/cb', 'https://A.example/b/../c'])(
    'trade their code at %s as they wrote it, and at no other spelling of it',
    async redirectUri => {
      const { db } = database()
      const { ctx, shown } = await allowed(db, await ownerOn(db, 'pro'), redirectUri)
      const other = { ...shown, redirectUri: new URL(redirectUri).href }
      expect(await exchangeCode(ctx, other)).toEqual({ ok: false, reason: 'invalid_grant' })
      expect((await exchangeCode(ctx, shown)).ok).toBe(true)
    },
  )

  /** What the security log of a person says of apps that ended. */
  const ended = async (db: AdminDatabase, { account }: SignedIn) =>
    (
      await db.sql<{ data: Record<string, string> }[]>`
        select event_data as data from security_events
        where user_id = ${account.id} and event_type = 'app_revoked'
      `
    ).map(({ data }) => data)

  test('a code that comes again ends its app, and the owner sees that once', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const { ctx, shown } = await allowed(db, owner)
    const traded = await exchangeCode(ctx, shown)
    if (!traded.ok) throw new Error(traded.reason)
    expect(await findAppCaller(ctx, traded.tokens.accessToken)).not.toBeNull()
    expect(await ended(db, owner)).toEqual([])
    for (let n = 0; n < 2; n += 1)
      expect(await exchangeCode(ctx, shown)).toEqual({ ok: false, reason: 'invalid_grant' })
    expect(await findAppCaller(ctx, traded.tokens.accessToken)).toBeNull()
    const [app] = await db.sql<
      { id: string }[]
    >`select id from connected_apps where user_id = ${ctx.workspace}`
    expect(await ended(db, owner)).toMatchObject([{ subject: owner.account.id, app: app?.id }])
  })

  test('so does a refresh token that comes again late', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'pro')
    const { ctx, shown } = await allowed(db, owner)
    const traded = await exchangeCode(ctx, shown)
    if (!traded.ok) throw new Error(traded.reason)
    const given = { refreshToken: traded.tokens.refreshToken, clientId: ID, caller: CALLER }
    expect((await refreshTokens(ctx, given)).ok).toBe(true)
    const late = { ...ctx, now: () => addMs(ctx.now(), FORGIVEN_MS + 1) }
    for (let n = 0; n < 2; n += 1)
      expect(await refreshTokens(late, given)).toEqual({ ok: false, reason: 'invalid_grant' })
    expect(await ended(db, owner)).toMatchObject([{ subject: owner.account.id }])
  })

  test('whoever looks after settings ends anybody’s, and the others their own', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const editor = await memberOf(db, owner, 'editor')
    const viewer = await memberOf(db, owner, 'viewer')
    const { ctx, shown } = await allowed(db, editor)
    await exchangeCode(ctx, shown)
    const [app] = await readApps(ctx)
    const revoke = async (person: SignedIn) =>
      revokeAccess(await acting(db, person, PAGE), { kind: 'app', id: app?.id ?? '', caller: CALLER })
    expect(app).toMatchObject({ name: 'Agent', from: 'agent.example', person: null })
    expect(await readApps(await acting(db, viewer, PAGE))).toEqual([])
    expect(await readApps(await acting(db, owner, PAGE))).toMatchObject([{ person: 'Grace editor' }])
    expect([await revoke(viewer), await revoke(owner), await revoke(owner)]).toEqual([false, true, true])
    expect(await ended(db, owner)).toMatchObject([
      { actor: owner.account.id, subject: editor.account.id, app: app?.id },
    ])
  })
})
