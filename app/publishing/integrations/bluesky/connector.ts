import type { NodeSavedSession, NodeSavedState } from '@atproto/oauth-client-node'
import * as v from 'valibot'
import { readJson } from '#app/platform/integrations/json-answer.ts'
import type {
  AllowedAccount,
  ConnectRefusal,
  NetworkConnector,
} from '#app/publishing/integrations/connector.ts'
import { isTokenOver } from '#app/publishing/integrations/oauth/token-is-over.ts'
import { readBlueskyHandle } from '#core/publishing/bluesky/handle.ts'
import { err, ok } from '#core/shared/result.ts'
import { blueskyClients } from './client.ts'
import { type Asked, type BlueskyInstallation, returnAddress, SCOPES } from './client-documents.ts'
import { FetchFailure, guardedFetch } from './guarded-fetch.ts'
import { type BlueskyTokens, endOf, readTokens } from './tokens.ts'
import { readXrpc } from './xrpc.ts'

/** Milliseconds for each call while somebody waits. */
const PATIENCE_MS = 10_000
const NO_HANDLE = 'handle.invalid'

const keptSchema = v.object({
  state: v.string(),
  saved: v.custom<NodeSavedState>(input => v.is(stateSchema, input)),
  asked: v.picklist(['posts', 'everything'] satisfies Asked[]),
  name: v.string(),
})
const stateSchema = v.looseObject({
  iss: v.string(),
  dpopJwk: v.looseObject({ kty: v.string() }),
  verifier: v.string(),
})
const profileSchema = v.object({ value: v.object({ displayName: v.string() }) })

/**
 * The way to Bluesky and back, by somebody's handle: their own server asks them, and never we for a password. Nothing is
 * stored on the way; what has to come back goes through the browser, sealed.
 */
export function blueskyConnector(installation: BlueskyInstallation): NetworkConnector {
  const { blueskyLocalServer: localOrigin } = installation
  const open = blueskyClients(installation)
  const fetch = guardedFetch({ localOrigin, timeoutMs: PATIENCE_MS })

  /** Asks an account's server for leave to ask its owner. */
  async function ask(handle: string, redirectUri: string, asked: Asked) {
    let kept: { state: string; data: NodeSavedState } | null = null
    const client = await open({
      ...{ asked, redirectUri, account: handle, fetch, alone },
      stateStore: {
        ...NO_STATES,
        set: async (state, data) => {
          kept = { state, data }
        },
      },
      sessionStore: NO_SESSIONS,
    })
    const address = await client.authorize(handle, { scope: SCOPES[asked] })
    const { state, data } = kept ?? { state: '', data: null }
    return { state, address: address.href, kept: { state, saved: data, asked, name: handle } }
  }

  return {
    async start({ typed, redirectUri }) {
      const handle = readBlueskyHandle(typed)
      if (handle === null) return err('no_account')
      const comeBackTo = returnAddress(redirectUri)
      try {
        return ok(await ask(handle, comeBackTo, 'posts'))
      } catch (error) {
        if (!isRefusal(error)) return refusalOf(error)
      }
      try {
        // A server that cannot tell apart what we ask for takes it for a mistake.
        return ok(await ask(handle, comeBackTo, 'everything'))
      } catch (error) {
        return refusalOf(error)
      }
    },

    async finish({ kept, answer, redirectUri }) {
      const read = v.safeParse(keptSchema, kept)
      if (!read.success) return err('refused')
      const { state, saved, asked, name } = read.output
      if (answer.get('error') === 'access_denied') return err('denied')
      const comeBackTo = returnAddress(redirectUri)
      let session: NodeSavedSession | null = null
      try {
        const client = await open({
          ...{ asked, redirectUri: comeBackTo, account: name, fetch, alone },
          stateStore: {
            ...NO_STATES,
            get: async given => (given === state ? saved : undefined),
          },
          sessionStore: {
            get: async () => session ?? undefined,
            set: async (_did, made) => {
              session = made
            },
            del: async () => {
              session = null
            },
          },
        })
        const back = await client.callback(answer)
        if (session === null) return err('refused')
        const tokens = { session, asked, redirectUri: comeBackTo, connectedAt: new Date().toISOString() }
        if (!mayPublish(tokens)) {
          await back.session.signOut()
          return err('refused')
        }
        const { handle } = await client.identityResolver.resolve(back.session.did)
        return ok({ accounts: [await accountOf(tokens, handle, localOrigin)] })
      } catch (error) {
        return refusalOf(error)
      }
    },

    async end({ accountId, tokens: stored }) {
      const tokens = readTokens(stored)
      if (!tokens) return true
      const told: { isOver: boolean } = { isOver: false }
      const watched = guardedFetch({
        localOrigin,
        timeoutMs: PATIENCE_MS,
        watch: (_url, answer) => {
          // The last of the calls is the one that ends it.
          told.isOver = answer?.kind === 'answered' && isTokenOver({ ...answer, data: readJson(answer.body) })
        },
      })
      try {
        const client = await open({
          ...{
            asked: tokens.asked,
            redirectUri: tokens.redirectUri,
            account: accountId,
            fetch: watched,
            alone,
          },
          stateStore: NO_STATES,
          sessionStore: { ...NO_SESSIONS, get: async () => tokens.session },
        })
        await client.revoke(tokens.session.tokenSet.sub)
        return told.isOver
      } catch {
        return false
      }
    },
  }
}

const NO_SESSIONS = { get: async () => undefined, set: async () => {}, del: async () => {} }
const NO_STATES = { get: async () => undefined, set: async () => {}, del: async () => {} }
const alone = <Result>(run: () => Promise<Result>) => run()

/** People, and servers, may allow less than was asked for. */
function mayPublish({ session }: BlueskyTokens): boolean {
  const scopes = (session.tokenSet.scope as string).split(' ')
  return scopes.some(
    scope => scope === 'transition:generic' || /^repo[:?](?:\S*app\.bsky\.feed\.post|\*)/.test(scope),
  )
}

async function accountOf(
  tokens: BlueskyTokens,
  handle: string,
  localOrigin: string | null,
): Promise<AllowedAccount> {
  const { sub: did, aud, iss, scope } = tokens.session.tokenSet
  const profile = { repo: did, collection: 'app.bsky.actor.profile', rkey: 'self' }
  const limits = { localOrigin, timeoutMs: PATIENCE_MS }
  const answer = await readXrpc(aud, 'com.atproto.repo.getRecord', profile, limits)
  const read = answer.kind === 'answered' ? v.safeParse(profileSchema, answer.data) : null
  return {
    server: new URL(iss).origin,
    accountId: did,
    handle: handle === NO_HANDLE ? did : `@${handle}`,
    displayName: read?.success ? read.output.value.displayName.slice(0, 300) : '',
    scopes: scope,
    tokens,
    expiresAt: endOf(tokens, new Date()),
  }
}

/** Whether the server understood who asks and said no to what is asked. */
function isRefusal(error: unknown): boolean {
  return nameOf(error) === 'OAuthResponseError' && !isUnwell(error)
}

function refusalOf(error: unknown): ConnectRefusal {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FetchFailure) return err(cause.isBlocked ? 'not_public' : 'unreachable')
    if (nameOf(cause) === 'OAuthResponseError') return isUnwell(cause) ? err('busy') : err('refused')
    if (nameOf(cause) === 'IdentityResolverError' || /Issuer mismatch/.test(cause.message))
      return err('no_account')
  }
  return err('refused')
}

/** A 429 or 5xx of a server. */
function isUnwell(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
  return status === 429 || status >= 500
}

/** The library is loaded when it is needed, and so are its classes: their names tell. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : ''
}
