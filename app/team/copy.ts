import type { ApprovalMode } from '#core/posts/approval/approval.ts'
import type { ActivityPart } from '#core/team/activity-address.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import type { Capability } from '#core/team/roles.ts'
import { readRole } from '#core/team/roles.ts'

/** Why something about the team was refused. */
export const TEAM_REFUSALS = {
  not_allowed: 'Your role in this workspace does not allow this. Its owner or an admin can do it.',
  read_only: 'The plan of this workspace has ended, so nobody can be invited just now.',
  yourself: 'That is your own address: you are here already.',
  owner: 'That is the owner’s address: the workspace is theirs.',
  already_there: 'This address has a place or an open invitation here already. See the list.',
  not_found: 'That place is no longer there. It may have changed in another window.',
  owner_only:
    'Paying and setting up belong to whoever owns a workspace. Go to your own workspace to see yours.',
  too_many: 'That were many invitations in one hour. Please wait a little and go on then.',
  too_late: 'This can no longer be undone: a removed member is kept for a day. You can invite them again.',
  no_room:
    'Every seat is taken by now, so they cannot come back yet. Take an invitation back or move to a plan with more room; for a day after the removal you can still undo it.',
  over: 'This invitation was answered, taken back, or is older than 7 days.',
  full: 'There is no free seat in that workspace just now. Ask whoever invited you to make room; the invitation stays open.',
} as const

/** The sentence for a problem that an address names; null for a word that is none of ours. */
export function teamProblem(name: string | null): string | null {
  return name !== null && Object.hasOwn(TEAM_REFUSALS, name)
    ? TEAM_REFUSALS[name as keyof typeof TEAM_REFUSALS]
    : null
}

/** What a workspace without a free seat says; `limit` counts the owner. */
export function noSeatText(limit: number): string {
  return limit === 1
    ? 'Your plan is for one person. A larger plan has room for others; a share link shows your brand and strategy to anybody without a seat.'
    : `All ${limit} seats are taken; open invitations count. Take one back, or move to a plan with more room.`
}

/** The rows of the table of roles. */
export const CAPABILITY_WORDS: readonly { readonly capability: Capability; readonly text: string }[] = [
  { capability: 'read', text: 'Read everything in the workspace' },
  { capability: 'comment', text: 'Comment on posts, see who did what' },
  {
    capability: 'draft',
    text: 'Write stories, ideas and drafts; change their own; ask the assistant; take up insights',
  },
  {
    capability: 'edit',
    text: 'Change everybody’s texts, the brand, strategy and campaigns; plan posts; hide and mute insights',
  },
  { capability: 'approve', text: 'Approve posts or send them back' },
  { capability: 'settings', text: 'Change the workspace’s settings and how posts are approved' },
  { capability: 'team', text: 'Invite, change roles, remove (only the owner makes admins)' },
  { capability: 'owner', text: 'Pay, change the plan, close the account' },
]

/** What the activity log can be narrowed down to. */
export const ACTIVITY_PART_WORDS: Readonly<Record<ActivityPart, string>> = {
  stories: 'Stories',
  posts: 'Posts and plan',
  campaigns: 'Campaigns',
  brand: 'Brand, strategy and insights',
  team: 'The team',
  assistant: 'The assistant',
}

/** What somebody did, after their name. A word that is not listed is said as it is kept. */
const DEEDS: Readonly<Record<string, string>> = {
  'team.member_invited': 'invited {who} as {role}',
  'team.invitation_resent': 'sent {who} the invitation again',
  'team.invitation_revoked': 'took the invitation to {who} back',
  'team.invitation_declined': '– {who} declined the invitation',
  'team.member_joined': 'joined as {role}',
  'team.member_left': 'left the workspace',
  'team.member_removed': 'removed {who}',
  'team.member_restored': 'brought {who} back as {role}',
  'team.role_changed': 'made {who} {role}',
  'team.approval_changed': 'changed how posts are approved',
  'team.activity_exported': 'exported the activity log',
  'storybank.story_added': 'kept a story',
  'storybank.story_saved': 'changed a story',
  'storybank.story_removed': 'deleted a story',
  'storybank.story_restored': 'brought a story back',
  'storybank.stories_imported': 'imported stories',
  'storybank.stories_exported': 'exported the stories',
  'storybank.customer_asked': 'asked a customer for a story',
  'storybank.customer_answered': '– a customer answered',
  'storybank.request_revoked': 'took a request to a customer back',
  'storybank.person_added': 'added somebody to a story',
  'storybank.permission_saved': 'noted what somebody in a story allows',
  'storybank.permission_revoked': 'noted that somebody no longer allows a story',
  'storybank.person_removed': 'took somebody out of a story',
  'create.post_created': 'wrote a post',
  'create.post_saved': 'changed a post',
  'create.post_checked': 'checked a post',
  'create.post_removed': 'deleted a post',
  'create.version_restored': 'brought an earlier version of a post back',
  'create.draft_asked': 'asked for a draft',
  'create.posts_exported': 'exported the posts',
  'create.template_saved': 'kept a template',
  'create.hashtags_saved': 'kept a set of hashtags',
  'create.checks_switched': 'chose which writing checks to see',
  'content.idea_added': 'kept an idea',
  'content.idea_drafted': 'made a draft of an idea',
  'content.post_scheduled': 'planned a post',
  'content.post_moved': 'moved a planned post',
  'content.post_out': 'marked a post as out',
  'content.post_remove': 'took a post out of the plan',
  'content.post_hold': 'held a post',
  'content.post_release': 'let a held post go',
  'content.plan_imported': 'planned posts from a file',
  'content.plan_exported': 'exported the plan',
  'content.slot_added': 'added a weekly slot',
  'content.slot_removed': 'removed a weekly slot',
  'content.review_asked': 'asked for approval of “{title}”',
  'content.review_approved': 'approved “{title}”',
  'content.review_sent_back': 'sent “{title}” back',
  'content.commented': 'commented on “{title}”',
  'clarify.what_if_tried': 'tried another voice',
  'strategy.restored': 'brought an earlier strategy back',
  'brand.check_in': 'checked in',
  'insights.acted_upon': 'took an insight up',
  'insights.dismissed': 'hid an insight',
  'insights.restored': 'brought an insight back',
  'insights.muted': 'muted a kind of insight',
  'insights.unmuted': 'let a muted kind of insight be told again',
  'campaigns.campaign_created': 'began a campaign',
  'campaigns.campaign_saved': 'changed a campaign',
  'campaigns.campaign_removed': 'deleted a campaign',
  'assistant.message_answered': 'asked the assistant',
  'assistant.action_confirmed': 'did what the assistant proposed',
  'assistant.switched_off': 'switched the assistant off',
  'assistant.switched_on': 'switched the assistant on',
  'dashboard.ideas_refreshed': 'asked for fresh ideas',
  'dashboard.example_filled': 'filled in the example',
  'dashboard.example_removed': 'took the example out',
}

/** One line of the activity log, after the name of whoever did it. */
export function deedText(row: {
  module: string
  action: string
  data: Readonly<Record<string, unknown>>
}): string {
  const deed = DEEDS[`${row.module}.${row.action}`]
  const text = deed ?? `${row.action.replaceAll('_', ' ')} (${row.module})`
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = row.data[name]
    if (typeof value !== 'string' || value === '') return 'it'
    return name === 'role' ? ROLE_WORDS[readRole(value)].one : value
  })
}

/** Who did it: '' where the sentence says so itself, and by name where a client answered a link. */
export function doerName(row: {
  who: string | null
  module: string
  action: string
  data: Readonly<Record<string, unknown>>
}): string {
  if (typeof row.data.client === 'string') return `${row.data.client} (client)`
  return deedText(row).startsWith('–') ? '' : (row.who ?? '')
}

/** The choices of whose yes a post needs. */
export const APPROVAL_WORDS: Readonly<
  Record<ApprovalMode, { readonly label: string; readonly description: string }>
> = {
  none: {
    label: 'Nobody’s',
    description: 'Whoever may plan a post plans it. Good while you write alone.',
  },
  inside: {
    label: 'Somebody’s on the team',
    description:
      'The owner, an admin or a reviewer says yes to the text. Planned posts wait until then; a later change asks again.',
  },
  client: {
    label: 'The client’s',
    description:
      'You copy a link and send it yourself. The client reads the post and decides, without an account or a seat.',
  },
}
