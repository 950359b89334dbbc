import type { TrashKind, TrashRefusal } from '#core/settings/trash-kind.ts'

/** What each thing of the trash is called. */
export const TRASH_KINDS: Readonly<Record<TrashKind, string>> = {
  story: 'Story',
  post: 'Post',
  template: 'Template',
  hashtag_set: 'Hashtag set',
  campaign: 'Campaign',
  offer: 'Offer',
  lead: 'Person',
  lead_form: 'Form',
  deal: 'Deal',
  payment: 'Payment',
  proposal: 'Proposal',
  lead_file: 'File',
  reply_template: 'Reply template',
  watch_source: 'Source',
  competitor: 'Competitor',
  evidence: 'Competitor evidence',
  research_note: 'Research note',
  citation: 'Citation',
  annotation: 'Note on a chart',
  picture: 'Picture, video or recording',
  member: 'Team member',
}

/** Why something could not be restored, and what would help. */
export const TRASH_REFUSALS: Readonly<Record<TrashRefusal, string>> = {
  read_only: 'Your plan has ended, so nothing can be restored. Choose a plan to go on.',
  not_found:
    'This is no longer in the trash. What it belonged to may have been deleted as well: restore that first.',
  not_in_plan: 'Your plan doesn’t include this, so it can’t be restored now. It stays in the trash.',
  not_allowed: 'You may not restore this. Ask the owner or an admin.',
  too_late: 'This can’t be restored any more.',
  no_room: 'Every seat is taken. Remove someone first, or choose a plan with more seats.',
  already_there: 'This person is in the team already.',
  email_taken: 'Someone with this email address was added meanwhile. Delete or change them first.',
  line_taken: 'This line of the statement was taken over again meanwhile.',
  name_taken: 'Another one has this name by now. Rename or delete it first.',
  limit_reached: 'You’ve reached the limit of 100. Delete one you no longer use.',
  story_limit_reached: 'Your plan’s story limit is reached. Delete a story first, or choose a larger plan.',
  campaign_limit_reached: 'You’ve begun all the campaigns your plan has for this month.',
  storage_full: 'There’s no room for this picture. Delete others first, or choose a larger plan.',
  has_video: 'There’s a video now, and a post or story has either one video or pictures.',
  has_pictures: 'There are pictures now, and a post or story has either one video or pictures.',
}
