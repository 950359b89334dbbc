import type { ApiScope } from '#core/api/scopes.ts'
import { MOST_TOKENS } from '#core/api/token.ts'

/** Why something wasn’t done with a token. */
export const TOKEN_PROBLEMS = {
  read_only: 'Your plan has ended, so API tokens don’t work.',
  plan: 'The API is part of Pro and Collective+.',
  too_many: `You can have up to ${MOST_TOKENS} API tokens. Revoke one to make another.`,
  already_made:
    'This token was made already. We only show a token once, so if you didn’t copy it, revoke it and make another.',
  not_found: 'This token isn’t there any more.',
  not_possible: 'That isn’t possible here.',
} as const

/** What each scope is for, as the form and the list say it. */
export const SCOPE_TEXTS: Readonly<
  Record<ApiScope, { readonly label: string; readonly description: string }>
> = {
  read: {
    label: 'Read',
    description: 'Stories, posts, the planner, campaigns, links, numbers and your brand.',
  },
  draft: {
    label: 'Draft',
    description: 'Add and change stories and drafts, ask for approval, add campaigns and links.',
  },
  publish: { label: 'Publish', description: 'Schedule posts, and remove them from the planner.' },
  people: { label: 'People', description: 'Read and add people and deals.' },
  admin: { label: 'Admin', description: 'See and add webhooks.' },
}
