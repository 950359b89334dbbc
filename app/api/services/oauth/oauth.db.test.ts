import { expect, test } from 'vitest'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, CALLER, ownerOn, type SignedIn } from '#tests/support/team.ts'
import { allowApp } from './allow-app.ts'
import { exchangeCode } from './exchange-code.ts'

const ID = 'https://agent.example/client.json'

describeOnDatabase('apps that a person lets in', database => {
  /** The person agrees; what the app then has to show. */
  async function allowed(db: AdminDatabase, person: SignedIn, redirectUri = 'https://agent.example/back') {
    const ctx = await acting(db, person, '/app/settings/tokens')
    const verifier = newSecret()
    const made = await allowApp(ctx, {
      client: { id: ID, name: 'Agent', redirectUris: [redirectUri] },
      ...{ redirectUri, scopes: ['read'], state: '', caller: CALLER },
      challenge: hashSecret(verifier).toString('base64url'),
      email: person.account.email,
    })
    if (!made.ok) throw new Error(made.reason)
    return { ctx, shown: { code: made.code, clientId: ID, redirectUri, verifier } }
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
})
