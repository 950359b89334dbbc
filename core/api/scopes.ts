/**
 * What a token may be used for: `read` everything but people, and every token may; `draft` stories, posts and the like;
 * `publish` puts posts in the planner; `people` reads and adds people and deals; `admin` reads and adds webhooks. None of
 * them gives more than the person may do on the screen.
 */
export const API_SCOPES = ['read', 'draft', 'publish', 'people', 'admin'] as const

export type ApiScope = (typeof API_SCOPES)[number]

/** Scopes that are chosen; `read` comes with every token. */
export const CHOSEN_SCOPES = ['draft', 'publish', 'people', 'admin'] as const

/** Stored or chosen words as scopes, `read` first, in their order; words that are none are left out. */
export function readScopes(words: readonly string[]): readonly ApiScope[] {
  return API_SCOPES.filter(scope => scope === 'read' || words.includes(scope))
}

/** Do these scopes cover all that an operation needs? */
export function coversScopes(held: readonly ApiScope[], needed: readonly ApiScope[]): boolean {
  return needed.every(scope => held.includes(scope))
}
