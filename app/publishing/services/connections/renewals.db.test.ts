import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { seal } from '#app/platform/secrets/seal.ts'
import { networkAdapters } from '#app/publishing/integrations/adapters.ts'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import type { AllowedAccount } from '#app/publishing/integrations/connector.ts'
import { threadsConnector } from '#app/publishing/integrations/threads/connector.ts'
import { xConnector } from '#app/publishing/integrations/x/connector.ts'
import { publishDue } from '#app/publishing/services/publish-due.ts'
import { openAccount } from '#app/publishing/services/steps/open-account.ts'
import { type AdminDatabase, openAdminDatabase } from '#db/admin.ts'
import { upsertConnection } from '#db/queries/publishing/connections.ts'
import { type BlueskyStandIn, openBlueskyStandIn } from '#scripts/local/bluesky/stand-in.ts'
import { type NetworksStandIn, openNetworksStandIn } from '#scripts/local/networks/stand-in.ts'
import { connect as connectBluesky, ownComputer } from '#tests/support/bluesky.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { connectLocally, localNetwork } from '#tests/support/networks.ts'
import { at, founder, look, type PublishingContext, schedule } from '#tests/support/publishing.ts'

let networks: NetworksStandIn
let bluesky: BlueskyStandIn
const others: AdminDatabase[] = []
beforeAll(async () => {
  networks = await openNetworksStandIn()
  bluesky = await openBlueskyStandIn()
})
afterEach(async () => {
  for (const db of others.splice(0)) await db.close()
})
afterAll(() => Promise.all([networks.close(), bluesky.close()]))

const HOUR_AGO = () => Date.now() - 3_600_000
type Failure = 'unavailable' | 'accept_then_drop'

/** The networks that renew tokens: how somebody connects there, and how a pair looks whose time is over. */
const RENEWING = {
  x: {
    allow: async () => (await connectLocally(xConnector(localNetwork(networks, 'x')), 'x', 'ada')).allowed,
    old: (tokens: object) => ({ ...tokens, expiresAt: HOUR_AGO() }),
    renewals: () => networks.calls.filter(call => call.endsWith(' refresh_token')).length,
    fail: (failure: Failure) => networks.fail({ failure, calls: 'refresh' }),
  },
  threads: {
    allow: async () =>
      (await connectLocally(threadsConnector(localNetwork(networks, 'threads')), 'threads', 'ada')).allowed,
    old: (tokens: object) => ({ ...tokens, expiresAt: HOUR_AGO() }),
    renewals: () => networks.calls.filter(call => call.endsWith('/refresh_access_token')).length,
    fail: (failure: Failure) => networks.fail({ failure, calls: 'read' }),
  },
  bluesky: {
    allow: async () => (await connectBluesky(ownComputer(bluesky.url), 'ada.test')).allowed,
    old(tokens: object) {
      const old = structuredClone(tokens) as { session: { tokenSet: { expires_at: string } } }
      old.session.tokenSet.expires_at = new Date(HOUR_AGO()).toISOString()
      for (const session of bluesky.books.sessions) session.accessExpiresAt = 0
      return old
    },
    renewals: () => bluesky.calls.filter(call => call.endsWith(' refresh_token')).length,
    fail: (failure: Failure) => bluesky.fail({ failure, calls: 'refresh' }),
  },
} as const

describeOnDatabases(
  'tokens whose time is over, in two processes',
  database => {
    /** The same founder in a process of their own: with its own connections to the database and its own adapters. */
    const anotherProcess = (ctx: PublishingContext): PublishingContext => {
      const db = openAdminDatabase({ ...database().way, adminUrl: database().adminUrl })
      others.push(db)
      return { ...ctx, db, config: { ...ctx.config } }
    }

    it.each(['x', 'threads', 'bluesky'] as const)(
      'are renewed once, and no bad moment disconnects: %s',
      async name => {
        const { allow, old, renewals, fail } = RENEWING[name]
        const plain = await founder(database().db)
        const [x, threads] = [localNetwork(networks, 'x'), localNetwork(networks, 'threads')]
        const config = { ...plain.config, blueskyLocalServer: bluesky.url }
        const ctx = { ...plain, config: { ...config, networks: { ...config.networks, x, threads } } }
        const { workspace } = ctx
        const id = randomUUID()
        const allowed = await allow()
        const keep = ({ tokens, ...account }: AllowedAccount) =>
          ctx.inWorkspace(sql =>
            upsertConnection(sql, {
              ...{ ...account, workspace, id, network: name, now: ctx.now() },
              sealedTokens: seal(JSON.stringify(tokens), ctx.config.encryptionKey, 'connection-tokens', id),
            }),
          )
        const growOld = async () => {
          const { account } = await open(ctx)
          await keep({ ...allowed, tokens: old(account.tokens as object) })
        }
        const open = async (at: PublishingContext) => {
          const adapters = networkAdapters(at.config)
          const input = { context: at, adapters, workspace, id }
          const account = await at.inWorkspace(sql => openAccount(sql, input))
          if (!account) throw new Error('not connected')
          return { account, adapter: adapters[name] }
        }
        const send = async (at: PublishingContext, letter: string) => {
          const { account, adapter } = await open(at)
          const names = { recordKey: `3${letter.repeat(12)}`, idempotencyKey: letter }
          return adapter?.send(account, { ...ALONE, text: `Post ${letter}`, createdAt: new Date(), ...names })
        }
        const status = async () =>
          (await ctx.db.sql`select status from connections where id = ${id}`)[0]?.status
        await keep(allowed)

        // A server that is unwell while it is asked for new ones: the post waits, the account stays.
        await growOld()
        fail('unavailable')
        const post = await schedule(ctx, [id])
        const adapters = networkAdapters(ctx.config)
        await publishDue(at(ctx, 0), adapters)
        expect((await look(ctx, post.id)).targets).toMatchObject([
          { state: 'prepared', problem: 'unreachable' },
        ])
        expect(await status()).toBe('connected')
        for (const minute of [1, 2, 3]) await publishDue(at(ctx, minute), adapters)
        expect((await look(ctx, post.id)).targets).toMatchObject([{ state: 'published' }])

        // Twenty sends at once, by two processes.
        await growOld()
        const [before, other] = [renewals(), anotherProcess(ctx)]
        const letters = [...'abcdefghijklmnopqrst']
        const sent = await Promise.all(
          letters.map((letter, place) => send(place % 2 === 0 ? ctx : other, letter)),
        )
        expect(sent.map(answer => answer?.kind)).toEqual(letters.map(() => 'published'))
        expect(renewals() - before).toBe(1)
        expect(await send(other, 'u')).toMatchObject({ kind: 'published' })
        expect(renewals() - before).toBe(1)

        // The answer with the new ones is lost on its way: that alone disconnects nobody.
        await growOld()
        fail('accept_then_drop')
        expect(await send(other, 'v')).toMatchObject({ retryable: true, reason: 'unreachable' })
        expect(await status()).toBe('connected')
      },
    )
  },
  ['server'],
)
