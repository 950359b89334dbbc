import type { TeamRole } from './roles.ts'

export interface RoleWords {
  readonly name: string
  /** As it stands in a sentence: 'an editor'. */
  readonly one: string
  /** What they may do, in one sentence. */
  readonly may: string
}

/** Each role in words; the table on the team page has the details. */
export const ROLE_WORDS: Readonly<Record<TeamRole, RoleWords>> = {
  owner: { name: 'Owner', one: 'the owner', may: 'Everything, and pays for the plan.' },
  admin: {
    name: 'Admin',
    one: 'an admin',
    may: 'Everything except billing and closing the account, including the team and settings.',
  },
  editor: {
    name: 'Editor',
    one: 'an editor',
    may: 'Write and change stories, posts, the brand and campaigns, and schedule posts.',
  },
  contributor: {
    name: 'Contributor',
    one: 'a contributor',
    may: 'Write stories, ideas and drafts, and change their own.',
  },
  reviewer: {
    name: 'Reviewer',
    one: 'a reviewer',
    may: 'Read everything, comment on posts, and approve them or ask for changes.',
  },
  viewer: { name: 'Viewer', one: 'a viewer', may: 'Read everything, but change nothing.' },
}
