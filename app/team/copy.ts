import type { ApprovalMode } from '#core/posts/approval/approval.ts'
import type { ActivityPart } from '#core/team/activity-address.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import type { Capability } from '#core/team/roles.ts'
import { readRole } from '#core/team/roles.ts'

/** Why something about the team was refused. */
export const TEAM_REFUSALS = {
  not_allowed: 'Your role doesn’t allow this. Ask the owner or an admin.',
  read_only: 'This workspace’s plan has ended, so you can’t invite anyone.',
  not_in_plan: 'Approval is part of Pro and Collective+. Nothing was changed.',
  yourself: 'That’s your own email. You’re already a member.',
  owner: 'That’s the owner’s email. They’re already in this workspace.',
  already_there: 'This person is already a member or has an open invitation. See the list.',
  not_found: 'That member or invitation no longer exists. It may have changed in another window.',
  accepted:
    'This person has just accepted, so there’s no invitation to cancel. You can remove them in the list of the team instead.',
  owner_only: 'Only the owner can manage billing and setup. Switch to your own workspace to see yours.',
  too_many: 'You’ve sent a lot of invitations in the last hour. Please try again later.',
  too_late:
    'It’s too late to undo this. You can restore a removed member for 30 days. Invite them again instead.',
  no_room:
    'All your seats are taken, so you can’t restore them yet. Remove someone or upgrade. You have 30 days from when you removed them.',
  no_seat_left:
    'All your seats are taken, so this invitation can’t be sent again yet. Remove someone or upgrade.',
  too_many_open: '20 invitations are open already. Cancel one, or wait until someone accepts or declines.',
  over: 'This invitation has been used or cancelled, or is over 7 days old.',
  full: 'There’s no free seat in that workspace at the moment. Ask the person who invited you to make room. Your invitation stays open.',
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
    ? 'Your plan is for one person. Upgrade to add people, or send a share link to show your brand and strategy to anyone.'
    : `All ${limit} seats are taken. Remove someone, or upgrade.`
}

/** The rows of the table of roles. */
export const CAPABILITY_WORDS: readonly { readonly capability: Capability; readonly text: string }[] = [
  { capability: 'read', text: 'Read everything in the workspace' },
  { capability: 'comment', text: 'Comment on posts and see activity' },
  {
    capability: 'draft',
    text: 'Write and change their own stories, ideas and drafts, ask the assistant, act on insights',
  },
  {
    capability: 'edit',
    text: 'Change everyone’s stories and posts, the brand, strategy and campaigns, schedule posts, dismiss and mute insights',
  },
  { capability: 'approve', text: 'Approve posts or ask for changes' },
  { capability: 'settings', text: 'Change workspace settings and who approves posts' },
  {
    capability: 'team',
    text: 'Invite and remove people, change roles (only the owner can make someone an admin)',
  },
  { capability: 'owner', text: 'Pay, change the plan and close the account' },
]

/** What the activity log can be narrowed down to. */
export const ACTIVITY_PART_WORDS: Readonly<Record<ActivityPart, string>> = {
  stories: 'Stories',
  posts: 'Posts and planner',
  campaigns: 'Campaigns',
  brand: 'Brand, strategy and insights',
  team: 'The team',
  assistant: 'The assistant',
  api: 'API tokens',
}

/** What somebody did, after their name. A word that is not listed is said as it is kept. */
const DEEDS: Readonly<Record<string, string>> = {
  'team.member_invited': 'invited {who} as {role}',
  'team.invitation_resent': 'sent {who} the invitation again',
  'team.invitation_revoked': 'cancelled the invitation to {who}',
  'team.invitation_declined': '– {who} declined the invitation',
  'team.member_joined': 'joined as {role}',
  'team.member_left': 'left the workspace',
  'team.member_removed': 'removed {who}',
  'team.member_restored': 'restored {who} as {role}',
  'team.role_changed': 'made {who} {role}',
  'team.approval_changed': 'changed who approves posts',
  'team.workflow_saved': 'changed the approval steps',
  'team.workflow_off': 'turned off the approval steps',
  'team.deputy_saved': 'chose a deputy for approvals',
  'team.deputy_removed': 'removed a deputy for approvals',
  'team.handover_offered': 'offered the workspace to {who}',
  'team.handover_resent': 'sent {who} the offer of the workspace again',
  'team.handover_withdrawn': 'withdrew the offer of the workspace to {who}',
  'team.workspace_taken_over': 'took over the workspace from {who}',
  'team.billing_shown': 'let admins see what the workspace pays',
  'team.billing_hidden': 'no longer lets admins see what the workspace pays',
  'team.activity_exported': 'exported the activity log',
  'team.trash_emptied': 'emptied the trash',
  'team.trash_deleted': 'deleted something for good',
  'storybank.story_added': 'saved a story',
  'storybank.story_saved': 'changed a story',
  'storybank.story_removed': 'deleted a story',
  'storybank.story_restored': 'restored a story',
  'storybank.stories_imported': 'imported stories',
  'archives.archive_imported': 'imported a file from elsewhere',
  'archives.archive_import_undone': 'undid an import from elsewhere',
  'storybank.stories_exported': 'exported the stories',
  'storybank.customer_asked': 'asked a customer for a story',
  'storybank.customer_answered': '– a customer answered',
  'storybank.request_revoked': 'cancelled a request to a customer',
  'storybank.person_added': 'added someone to a story',
  'storybank.permission_saved': 'recorded someone’s permission',
  'storybank.permission_revoked': 'recorded that someone withdrew permission',
  'storybank.person_removed': 'removed someone from a story',
  'create.post_created': 'wrote a post',
  'create.post_saved': 'changed a post',
  'create.post_checked': 'checked a post',
  'create.post_removed': 'deleted a post',
  'create.version_restored': 'restored an earlier version of a post',
  'create.draft_asked': 'asked for a draft',
  'create.posts_exported': 'exported the posts',
  'create.template_saved': 'saved a template',
  'create.hashtags_saved': 'saved a hashtag set',
  'create.checks_switched': 'chose which writing checks to see',
  'content.idea_added': 'saved an idea',
  'content.idea_drafted': 'turned an idea into a draft',
  'content.post_scheduled': 'scheduled a post',
  'content.post_moved': 'moved a scheduled post',
  'content.post_publishing_changed': 'changed how a scheduled post is published',
  'content.post_out': 'marked a post as published',
  'content.post_remove': 'removed a post from the planner',
  'content.post_hold': 'paused a post',
  'content.post_release': 'resumed a post',
  'content.plan_imported': 'scheduled posts from a file',
  'content.plan_exported': 'exported the planner',
  'content.slot_added': 'added a weekly slot',
  'content.slot_removed': 'removed a weekly slot',
  'captures.mail_turned_on': 'turned on capture by email, or replaced its address',
  'captures.mail_turned_off': 'turned off capture by email',
  'webhooks.endpoint_added': 'added a webhook',
  'webhooks.endpoint_saved': 'changed a webhook',
  'webhooks.endpoint_paused': 'paused a webhook',
  'webhooks.endpoint_resumed': 'turned a webhook on',
  'webhooks.endpoint_deleted': 'deleted a webhook',
  'webhooks.secret_shown': 'looked at a webhook’s secret',
  'webhooks.secret_rotated': 'replaced a webhook’s secret',
  'content.review_asked': 'asked for approval of “{title}”',
  'content.review_approved': 'approved “{title}”',
  'content.review_sent_back': 'asked for changes to “{title}”',
  'content.review_approved_for': 'approved “{title}” for {who}',
  'content.review_approved_step': 'approved a step of “{title}”',
  'content.review_approved_step_for': 'approved a step of “{title}” for {who}',
  'content.review_sent_back_for': 'asked for changes to “{title}” for {who}',
  'content.commented': 'commented on “{title}”',
  'publishing.account_connected': 'connected {account}',
  'publishing.account_disconnected': 'disconnected {account}',
  'clarify.what_if_tried': 'tried different answers',
  'strategy.restored': 'restored an earlier strategy',
  'brand.check_in': 'checked in',
  'insights.acted_upon': 'acted on an insight',
  'insights.dismissed': 'dismissed an insight',
  'insights.restored': 'restored an insight',
  'insights.muted': 'muted a kind of insight',
  'insights.unmuted': 'unmuted a kind of insight',
  'campaigns.campaign_created': 'created a campaign',
  'campaigns.campaign_saved': 'changed a campaign',
  'campaigns.campaign_removed': 'deleted a campaign',
  'campaigns.campaign_copied': 'copied a campaign',
  'campaigns.campaign_started': 'started a campaign',
  'campaigns.campaign_active': 'resumed a campaign',
  'campaigns.campaign_held': 'paused a campaign',
  'campaigns.campaign_completed': 'completed a campaign',
  'campaigns.campaign_draft': 'made a campaign a draft again',
  'campaigns.campaign_day_moved': 'moved the day of a campaign',
  'campaigns.campaign_money_saved': 'changed what a campaign may cost',
  'campaigns.piece_moved': 'moved a post of a campaign',
  'campaigns.plan_exported': 'exported the plan of a campaign',
  'campaigns.post_added': 'added a post to a campaign',
  'campaigns.post_taken_out': 'took a post out of a campaign',
  'settings.workspace_imported': 'imported a workspace',
  'links.link_created': 'made a link',
  'links.link_saved': 'changed a link',
  'links.link_removed': 'deleted a link',
  'links.links_exported': 'exported the links',
  'sales.person_added': 'added someone to People',
  'sales.person_saved': 'changed someone’s details',
  'sales.person_removed': 'deleted someone from People',
  'sales.people_merged': 'merged two people into one',
  'sales.people_split': 'split a merged person again',
  'sales.people_imported': 'imported people',
  'sales.person_erased': 'deleted someone on their request',
  'sales.reply_written': 'wrote to someone',
  'sales.sender_connected': 'connected a mail server',
  'sales.sender_disconnected': 'disconnected the mail server',
  'sales.people_exported': 'exported People',
  'sales.offer_created': 'created an offer',
  'sales.offer_saved': 'changed an offer',
  'sales.offer_published': 'published an offer',
  'sales.offer_draft': 'took an offer’s page down',
  'sales.offer_archived': 'archived an offer',
  'sales.offer_removed': 'deleted an offer',
  'sales.offers_exported': 'exported the offers',
  'lead_forms.form_created': 'created a form',
  'lead_forms.form_saved': 'changed a form',
  'lead_forms.form_opened': 'opened a form',
  'lead_forms.form_closed': 'closed a form',
  'lead_forms.form_removed': 'deleted a form',
  'lead_forms.form_exported': 'exported the answers of a form',
  'lead_forms.form_filled_in': '– someone filled in a form',
  'deals.deal_created': 'added a deal',
  'deals.deal_saved': 'changed a deal',
  'deals.deal_new': 'moved a deal to New',
  'deals.deal_contacted': 'moved a deal to Contacted',
  'deals.deal_conversation': 'moved a deal to Conversation',
  'deals.deal_proposal': 'moved a deal to Proposal',
  'deals.deal_won': 'won a deal',
  'deals.deal_lost': 'marked a deal as lost',
  'deals.deal_removed': 'deleted a deal',
  'deals.deals_exported': 'exported the deals',
  'deals.payment_added': 'added a payment',
  'deals.payment_removed': 'deleted a payment',
  'deals.payments_imported': 'added payments from a file',
  'proposals.proposal_created': 'began a proposal',
  'proposals.proposal_saved': 'changed a proposal',
  'proposals.proposal_sent': 'sent a proposal',
  'proposals.proposal_version': 'made a new version of a proposal',
  'proposals.proposal_removed': 'deleted a proposal',
  'research.competitor_added': 'added a competitor',
  'research.competitor_saved': 'changed a competitor',
  'research.evidence_added': 'added evidence to a competitor',
  'research.note_created': 'began a research note',
  'research.note_saved': 'changed a research note',
  'research.item_cited': 'cited an item in a research note',
  'research.notes_exported': 'exported the research notes',
  'research.competitors_exported': 'exported the competitors',
  'api.token_created': 'made the API token “{token}”',
  'api.token_revoked': 'revoked the API token “{token}”',
  'api.app_connected': 'connected the app “{token}”',
  'api.app_revoked': 'disconnected the app “{token}”',
  'assistant.message_answered': 'asked the assistant',
  'assistant.action_confirmed': 'accepted the assistant’s suggestion',
  'assistant.proposal_made': 'suggested a change to the planner',
  'assistant.proposal_approved': 'approved what “{token}” suggested',
  'assistant.proposal_declined': 'declined what “{token}” suggested',
  'assistant.switched_off': 'turned off the assistant',
  'assistant.switched_on': 'turned on the assistant',
  'dashboard.ideas_refreshed': 'refreshed the ideas',
  'dashboard.idea_used': 'used an idea',
  'dashboard.idea_not_for_me': 'asked not to see an idea again',
  'dashboard.idea_restored': 'restored an idea',
  'dashboard.example_filled': 'added the example',
  'dashboard.example_removed': 'removed the example',
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

/** Who did it, with the API token they used: '' where the sentence says so itself, and by name where a client answered a link. */
export function doerName(row: {
  who: string | null
  module: string
  action: string
  madeWith?: string | null
  data: Readonly<Record<string, unknown>>
}): string {
  if (typeof row.data.client === 'string') return `${row.data.client} (client)`
  if (deedText(row).startsWith('–') || !row.who) return ''
  return row.madeWith ? `${row.who} (API token “${row.madeWith}”)` : row.who
}

/** What stands where approval would be chosen on a plan without it. */
export const APPROVAL_LOCKED =
  'Asking for approval before posts are published is part of Pro and Collective+.'

/** What is said of approval that was chosen on a plan with it, on a plan without. */
export const APPROVAL_FALLEN =
  'Approval isn’t part of your plan any more. What you chose stays on until you turn it off.'

/** The choices of whose approval a post needs. */
export const APPROVAL_WORDS: Readonly<
  Record<ApprovalMode, { readonly label: string; readonly description: string }>
> = {
  none: {
    label: 'No approval needed',
    description: 'Posts can be scheduled without approval. Best if you work alone.',
  },
  inside: {
    label: 'Someone on the team',
    description:
      'The owner, an admin or a reviewer approves the text. Scheduled posts wait until then. If the text changes, it needs approving again.',
  },
  client: {
    label: 'The client',
    description:
      'You send the client a link. They read the post and approve it or ask for changes. They don’t need an account or a seat.',
  },
}
