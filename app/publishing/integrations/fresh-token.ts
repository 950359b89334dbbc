import * as v from 'valibot'
import type { ConnectedAccount } from './network.ts'

const tokensSchema = v.looseObject({
  accessToken: v.pipe(v.string(), v.minLength(1)),
  /** Null where the network gives none. */
  refreshToken: v.nullable(v.string()),
  /** Milliseconds since 1970; null where it is not known. */
  expiresAt: v.nullable(v.number()),
})

/** The tokens of an account at a network that speaks OAuth; what else a network needs is kept beside them. */
export type OAuthTokens = v.InferOutput<typeof tokensSchema>

/** What came of asking a network for newer tokens. */
export type RenewAnswer =
  /** `reconnectBy` is when somebody has to connect again all the same; null where that is not known. */
  | { readonly kind: 'renewed'; readonly tokens: OAuthTokens; readonly reconnectBy: Date | null }
  /** The network says that these tokens are over: nothing but connecting again helps. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable'; readonly detail: string }

export type TokenAnswer =
  | { readonly kind: 'fresh'; readonly tokens: OAuthTokens }
  | { readonly kind: 'not_permitted' }
  | { readonly kind: 'unreachable'; readonly detail: string }

/** What was sealed, checked; null when it is something else. */
export function readOAuthTokens(stored: unknown): OAuthTokens | null {
  const parsed = v.safeParse(tokensSchema, stored)
  return parsed.success ? parsed.output : null
}

/**
 * Tokens that hold for `marginMs` longer, renewed where they would not: by one at a time for each account, stored before
 * they are used. What only failed for now never disconnects: tokens that still hold are used, else it is `unreachable`.
 */
export async function freshToken(
  account: Pick<ConnectedAccount, 'tokens' | 'vault'>,
  input: {
    readonly now: Date
    readonly marginMs: number
    /** Never throws. */
    readonly renew: (tokens: OAuthTokens) => Promise<RenewAnswer>
  },
): Promise<TokenAnswer> {
  const { vault } = account
  const { now, marginMs, renew } = input
  const known = readOAuthTokens(vault ? await vault.read() : account.tokens)
  if (!known) return { kind: 'not_permitted' }
  const isFresh = ({ expiresAt }: OAuthTokens, margin: number) =>
    expiresAt === null || expiresAt - now.getTime() > margin
  if (isFresh(known, marginMs)) return { kind: 'fresh', tokens: known }
  const fallback = (tokens: OAuthTokens, otherwise: TokenAnswer): TokenAnswer =>
    isFresh(tokens, 0) ? { kind: 'fresh', tokens } : otherwise
  if (!vault) return fallback(known, { kind: 'not_permitted' })
  try {
    return await vault.alone(async () => {
      const current = readOAuthTokens(await vault.read())
      if (!current) return { kind: 'not_permitted' } as const
      // Another was quicker.
      if (isFresh(current, marginMs)) return { kind: 'fresh', tokens: current } as const
      const answer = await renew(current)
      if (answer.kind === 'renewed') {
        await vault.save(answer.tokens, answer.reconnectBy)
        return { kind: 'fresh', tokens: answer.tokens } as const
      }
      return fallback(current, answer.kind === 'refused' ? { kind: 'not_permitted' } : answer)
    })
  } catch (error) {
    return fallback(known, { kind: 'unreachable', detail: error instanceof Error ? error.message : '' })
  }
}
