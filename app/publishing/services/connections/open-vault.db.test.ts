import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { seal } from '#app/platform/secrets/seal.ts'
import { freshToken, type OAuthTokens, type RenewAnswer } from '#app/publishing/integrations/fresh-token.ts'
import { openVault } from '#app/publishing/services/connections/open-vault.ts'
import { upsertConnection } from '#db/queries/publishing/connections.ts'
import { claimRenewal } from '#db/queries/publishing/renewals.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const HOUR_MS = 3_600_000

describeOnDatabase('renewing the tokens of an account', database => {
  /** An account whose token is over, and a network that takes each refresh token once. */
  const connect = async () => {
    const ctx = contextFor(database().db, await createTestAccount(database().db))
    const { workspace } = ctx
    const id = randomUUID()
    const tokens = { accessToken: 'a0', refreshToken: 'r0', expiresAt: ctx.now().getTime() - 1, page: 'kept' }
    const connectAgain = (accessToken: string) =>
      ctx.inWorkspace(sql =>
        upsertConnection(sql, {
          ...{ workspace, id, network: 'x', server: 'https://x.example', accountId: '1', handle: '@ada' },
          displayName: '',
          sealedTokens: seal(
            JSON.stringify({ ...tokens, accessToken }),
            ctx.config.encryptionKey,
            'connection-tokens',
            id,
          ),
          scopes: '',
          expiresAt: null,
          now: ctx.now(),
        }),
      )
    await connectAgain('a0')
    let calls = 0
    const renew = async (old: OAuthTokens): Promise<RenewAnswer> => {
      calls += 1
      await new Promise(done => setTimeout(done, 30))
      if (old.refreshToken !== `r${calls - 1}`) return { kind: 'refused' }
      const expiresAt = ctx.now().getTime() + 2 * HOUR_MS
      const renewed = { ...old, accessToken: `a${calls}`, refreshToken: `r${calls}`, expiresAt }
      return { kind: 'renewed', tokens: renewed, reconnectBy: null }
    }
    const use = (how: (tokens: OAuthTokens) => Promise<RenewAnswer> = renew) =>
      freshToken(
        { tokens, vault: openVault(ctx, { workspace, id }) },
        { now: ctx.now(), marginMs: 60_000, renew: how },
      )
    return {
      ctx,
      id,
      use,
      connectAgain,
      renewals: () => calls,
      vault: () => openVault(ctx, { workspace, id }),
    }
  }

  it('asks once for twenty that come at once, and keeps what else belongs to the tokens', async () => {
    const { use, renewals, vault } = await connect()
    const answers = await Promise.all(Array.from({ length: 20 }, () => use()))
    expect(renewals()).toBe(1)
    expect(answers.every(answer => answer.kind === 'fresh' && answer.tokens.accessToken === 'a1')).toBe(true)
    expect(await vault().read()).toMatchObject({ accessToken: 'a1', refreshToken: 'r1', page: 'kept' })
  })

  it('stays connected while the network does not answer, and ends only when it says so', async () => {
    const { use, vault } = await connect()
    expect(await use(async () => ({ kind: 'unreachable', detail: '503' }))).toMatchObject({
      kind: 'unreachable',
    })
    expect(await use(() => Promise.reject(new Error('broken')))).toMatchObject({ kind: 'unreachable' })
    expect(await vault().read()).toMatchObject({ accessToken: 'a0' })
    expect(await use()).toMatchObject({ kind: 'fresh' })
    const other = await connect()
    expect(await other.use(async () => ({ kind: 'refused' }))).toEqual({ kind: 'not_permitted' })
  })

  it('keeps what a person has just allowed from a renewal that was under way', async () => {
    const { connectAgain, use, vault } = await connect()
    const late = await use(async tokens => {
      await connectAgain('allowed again')
      return { kind: 'renewed', tokens: { ...tokens, accessToken: 'of before' }, reconnectBy: null }
    })
    expect(late).toMatchObject({ kind: 'unreachable' })
    expect(await vault().read()).toMatchObject({ accessToken: 'allowed again' })
  })

  it('does not wait for ever for whoever died at it, and wakes nothing that was disconnected', async () => {
    const { ctx, id, use, vault } = await connect()
    const { workspace } = ctx
    await ctx.inWorkspace(sql => claimRenewal(sql, { workspace, id, holder: randomUUID(), seconds: 1 }))
    expect(await use()).toMatchObject({ kind: 'fresh' })
    await ctx.inWorkspace(
      sql => sql`update connections set status = 'disconnected', sealed_tokens = null where id = ${id}`,
    )
    await expect(
      vault().save({ accessToken: 'late', refreshToken: null, expiresAt: null }, null),
    ).rejects.toThrow('was changed')
    expect(await vault().read()).toBeNull()
    expect(await use()).toEqual({ kind: 'not_permitted' })
  })
})
