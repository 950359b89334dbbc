import type {
  AuthorizationServerMetadataCache,
  DpopNonceCache,
  NodeOAuthClient,
  NodeOAuthClientOptions,
  ProtectedResourceMetadataCache,
} from '@atproto/oauth-client-node'
import { type Asked, type BlueskyInstallation, clientMetadata } from './client-documents.ts'
import { clientKeys } from './client-keys.ts'
import type { guardedFetch } from './guarded-fetch.ts'
import { resolveHandle } from './handles.ts'

const MINUTE_MS = 60_000
const MOST_KEPT = 500

export interface ClientInput
  extends Pick<NodeOAuthClientOptions, 'stateStore' | 'sessionStore' | 'onSessionDeleted'> {
  readonly asked: Asked
  readonly redirectUri: string
  /** Who is served: servers give each account a nonce of its own. */
  readonly account: string
  readonly fetch: ReturnType<typeof guardedFetch>
  /** Runs alone for the account. */
  readonly alone: <Result>(run: () => Promise<Result>) => Promise<Result>
}

/** Opens the library's client, with what it may remember between two uses. */
export type OpenClient = (input: ClientInput) => Promise<NodeOAuthClient>

/** Clients of one installation: each is for one use, and what servers say of themselves is remembered for a minute. */
export function blueskyClients({
  appUrl,
  encryptionKey,
  blueskyLocalServer,
}: BlueskyInstallation): OpenClient {
  const servers: AuthorizationServerMetadataCache = briefly()
  const resources: ProtectedResourceMetadataCache = briefly()
  const nonces: DpopNonceCache = briefly()
  return async input => {
    // Loaded at the first account: it brings a dozen packages.
    const { JoseKey, NodeOAuthClient: Client } = await import('@atproto/oauth-client-node')
    const metadata = clientMetadata(appUrl, input.redirectUri, input.asked)
    const isPublic = metadata.token_endpoint_auth_method === 'none'
    const keys = isPublic ? [] : clientKeys(encryptionKey)
    const { account, stateStore, sessionStore, onSessionDeleted } = input
    return new Client({
      clientMetadata: metadata,
      ...(isPublic ? {} : { keyset: await Promise.all(keys.map(key => JoseKey.fromJWK({ ...key }))) }),
      ...{ stateStore, sessionStore, ...(onSessionDeleted ? { onSessionDeleted } : {}) },
      fetch: input.fetch,
      handleResolver: {
        resolve: (handle, options) => resolveHandle(handle, blueskyLocalServer, options?.signal),
      },
      // Plain http gets no further than to the local server: the guarded fetch sees to it.
      allowHttp: blueskyLocalServer !== null,
      requestLock: async (_name, run) => input.alone(async () => run()),
      authorizationServerMetadataCache: servers,
      protectedResourceMetadataCache: resources,
      dpopNonceCache: {
        get: origin => nonces.get(`${account} ${origin}`),
        set: (origin, nonce) => nonces.set(`${account} ${origin}`, nonce),
        del: origin => nonces.del(`${account} ${origin}`),
      },
    })
  }
}

/** Keeps values for a minute, and not too many of them. */
function briefly<Value>() {
  const kept = new Map<string, { readonly value: Value; readonly until: number }>()
  return {
    get(key: string): Value | undefined {
      const found = kept.get(key)
      return found && found.until > Date.now() ? found.value : undefined
    },
    set(key: string, value: Value): void {
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(key, { value, until: Date.now() + MINUTE_MS })
    },
    del(key: string): void {
      kept.delete(key)
    },
  }
}
