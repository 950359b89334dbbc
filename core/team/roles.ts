/** What somebody is in a workspace, the most trusted first. There is one owner; every other role is given. */
export const TEAM_ROLES = ['owner', 'admin', 'editor', 'contributor', 'reviewer', 'viewer'] as const

export type TeamRole = (typeof TEAM_ROLES)[number]

/** Roles one can be invited as. */
export const GIVEN_ROLES = ['admin', 'editor', 'contributor', 'reviewer', 'viewer'] as const

export type GivenRole = (typeof GIVEN_ROLES)[number]

/**
 * What one may do in a workspace: `read` everything, `comment` on posts, `draft` stories, ideas and posts of one's own,
 * `edit` whatever there is, plan and publish it, `approve` a post, change the workspace's `settings`, look after the
 * `team`, and what only the `owner` does: pay and close.
 */
export const CAPABILITIES = [
  'read',
  'comment',
  'draft',
  'edit',
  'approve',
  'settings',
  'team',
  'owner',
] as const

export type Capability = (typeof CAPABILITIES)[number]

const MAY: Readonly<Record<TeamRole, readonly Capability[]>> = {
  owner: CAPABILITIES,
  admin: ['read', 'comment', 'draft', 'edit', 'approve', 'settings', 'team'],
  editor: ['read', 'comment', 'draft', 'edit'],
  contributor: ['read', 'comment', 'draft'],
  reviewer: ['read', 'comment', 'approve'],
  viewer: ['read'],
}

/** May this role do that? The database holds the same table (`team_may`), and a test holds the two together. */
export function roleMay(role: TeamRole, capability: Capability): boolean {
  return MAY[role].includes(capability)
}

/** A stored or typed word as a role; whatever we do not know may only look. */
export function readRole(word: unknown): TeamRole {
  return TEAM_ROLES.find(role => role === word) ?? 'viewer'
}

/**
 * May somebody give this role, or change and remove whoever has it? The owner everybody's; an admin everybody's below
 * the admins, so that no admin makes another or throws one out.
 */
export function mayManage(manager: TeamRole, role: TeamRole): boolean {
  if (role === 'owner' || !roleMay(manager, 'team')) return false
  return manager === 'owner' || role !== 'admin'
}

/** What one can do with an insight. */
type InsightDeed = 'read' | 'act' | 'dismiss' | 'restore' | 'mute' | 'unmute'

/**
 * May this role do that with an insight? Insights belong to the workspace, so whatever is done with one is done for
 * everybody: noting that it was read or taken up is part of the work (`draft`: contributors and up); hiding one, muting
 * a kind and bringing them back decides what the others are told (`edit`: editors and up). Reviewers and viewers read.
 */
export function mayWithInsight(role: TeamRole, deed: InsightDeed): boolean {
  return roleMay(role, deed === 'read' || deed === 'act' ? 'draft' : 'edit')
}

/** May somebody change a text? Editors everybody's; contributors what they wrote themselves. */
export function mayEditText(
  role: TeamRole,
  text: { readonly authorId: string | null },
  userId: string,
): boolean {
  return roleMay(role, 'edit') || (roleMay(role, 'draft') && text.authorId === userId)
}
