import type { Token } from '#db/queries/identity/tokens.ts'

/** Where somebody wanted to go when they asked for a link; whoever goes there checks it once more. */
export function redirectToOf({ payload }: Pick<Token, 'payload'>): string | null {
  return typeof payload.redirectTo === 'string' ? payload.redirectTo : null
}
