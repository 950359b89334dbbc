import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type { NetworkConnector } from '#app/publishing/integrations/connector.ts'
import { readOAuthTokens } from '#app/publishing/integrations/fresh-token.ts'
import { endToken, renewTokens } from '#app/publishing/integrations/oauth/ask-for-tokens.ts'
import { callNetwork } from '#app/publishing/integrations/oauth/call-network.ts'
import { oauthConnector } from '#app/publishing/integrations/oauth/connector.ts'
import { err, ok } from '#core/shared/result.ts'
import { TIKTOK_DOOR } from './door.ts'

const PATIENCE_MS = 10_000
const personSchema = v.object({
  data: v.object({
    user: v.object({
      open_id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
      display_name: v.optional(v.string(), ''),
    }),
  }),
})
const creatorSchema = v.object({
  data: v.object({ creator_username: v.pipe(v.string(), v.regex(/^[\w.]{1,50}$/)) }),
})

/** The way to TikTok and back. */
export function tiktokConnector(config: OAuthNetworkConfig): NetworkConnector {
  const connector = oauthConnector(config, TIKTOK_DOOR, async token => {
    const call = { token, timeoutMs: PATIENCE_MS }
    const [read, creator] = await Promise.all([
      callNetwork(config.apiBase, {
        ...call,
        method: 'GET',
        url: `${config.apiBase}/v2/user/info/?fields=open_id,display_name`,
      }),
      // The name in its addresses is told to apps that may post, without a further permission.
      callNetwork(config.apiBase, {
        ...call,
        method: 'POST',
        url: `${config.apiBase}/v2/post/publish/creator_info/query/`,
        json: {},
      }),
    ])
    const person =
      read.kind === 'answered' && read.status === 200 ? v.safeParse(personSchema, read.data) : null
    const named =
      creator.kind === 'answered' && creator.status === 200 ? v.safeParse(creatorSchema, creator.data) : null
    if (!person?.success || !named?.success) return err('unreachable')
    const { open_id: accountId, display_name: name } = person.output.data.user
    const handle = `@${named.output.data.creator_username}`
    return ok({ person: { accountId, handle, displayName: name.slice(0, 300) } })
  })

  return {
    ...connector,
    /** TikTok ends access by the token of a day, not by the one that renews it: one that is over is renewed for it. */
    async end({ tokens: stored, isReplaced }) {
      const tokens = readOAuthTokens(stored)
      if (!tokens || isReplaced) return true
      if (tokens.expiresAt === null || tokens.expiresAt > Date.now())
        return endToken(config, TIKTOK_DOOR, tokens.accessToken)
      const renewed = await renewTokens(config, TIKTOK_DOOR, tokens)
      if (renewed.kind !== 'renewed') return renewed.kind === 'refused'
      return endToken(config, TIKTOK_DOOR, renewed.tokens.accessToken)
    },
  }
}
