import {
  type JoseKey,
  NodeOAuthClient,
  type NodeSavedSession,
  type NodeSavedState,
  type OAuthClientMetadataInput,
  requestLocalLock,
} from '@atproto/oauth-client-node'

/** Where the browser comes back to in tests. */
export const BACK = 'http://127.0.0.1:3000/back'

/** What Bluesky’s own library asks for in tests. */
export const SCOPE = 'atproto repo:app.bsky.feed.post blob:image/*'

/**
 * Bluesky’s own library for a stand-in: for tests, which it tells whether the stand-in speaks as the network does. Without
 * a document it is the client of one’s own computer, with one it is confidential and has `keys`.
 */
export function officialClient(
  standInUrl: string,
  options: {
    readonly scope?: string
    readonly document?: OAuthClientMetadataInput
    readonly keys?: readonly JoseKey[]
  } = {},
) {
  const sessions = new Map<string, NodeSavedSession>()
  const states = new Map<string, NodeSavedState>()
  const scope = options.scope ?? SCOPE
  const client = new NodeOAuthClient({
    clientMetadata: options.document ?? {
      client_id: `http://localhost?${new URLSearchParams({ redirect_uri: BACK, scope })}`,
      redirect_uris: [BACK],
      scope,
      response_types: ['code'],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
      application_type: 'native',
      dpop_bound_access_tokens: true,
    },
    ...(options.keys ? { keyset: options.keys } : {}),
    allowHttp: true,
    handleResolver: standInUrl,
    plcDirectoryUrl: standInUrl,
    requestLock: requestLocalLock,
    stateStore: storeOf(states),
    sessionStore: storeOf(sessions),
  })
  return { client, sessions }
}

function storeOf<V>(kept: Map<string, V>) {
  return {
    set: (key: string, value: V) => void kept.set(key, structuredClone(value)),
    get: (key: string) => kept.get(key),
    del: (key: string) => void kept.delete(key),
  }
}
