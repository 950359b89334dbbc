import type { ProblemCode } from '#core/api/problems.ts'

/** What a service refused, as a problem and in words for whoever writes a program. */
export const REFUSALS = {
  read_only: ['not_allowed', 'You can’t change this: it is someone else’s text, or the plan has ended.'],
  not_found: ['not_found', 'There is nothing of this id.'],
  not_in_plan: ['plan_required', 'The workspace’s plan doesn’t include this.'],
  plan: ['plan_required', 'The workspace’s plan doesn’t include this.'],
  not_allowed: ['not_allowed', 'Your role in the workspace doesn’t allow this.'],
  changed_elsewhere: [
    'changed_elsewhere',
    'It was changed since you read it. Read it again and send its new version.',
  ],
  text_changed: ['changed_elsewhere', 'The text or its pictures have changed since then.'],
  not_editable: ['conflict', 'This post is published or about to be, so it can’t be changed.'],
  needs_press: ['conflict', 'This post can’t be changed this way.'],
  story_limit_reached: ['limit_reached', 'The plan has no room for another story.'],
  campaign_limit_reached: ['limit_reached', 'The plan has no room for another campaign this month.'],
  platform_limit_reached: ['limit_reached', 'The plan has no room for another platform.'],
  too_many: ['limit_reached', 'There is no room for another.'],
  not_possible: ['conflict', 'That isn’t possible in its present state.'],
  no_room: ['limit_reached', 'The plan has no room for another platform.'],
  quiet: ['conflict', 'That is in the workspace’s quiet hours, when nothing is published.'],
  warned: [
    'conflict',
    'It clashes with another post, or repeats one. Send it again with “anyway”: true if that is meant.',
  ],
  email_taken: ['conflict', 'There is someone with this email already.'],
  person_unknown: ['conflict', 'No one has this name. Send their email, and they are added.'],
  person_ambiguous: ['conflict', 'Several people have this name. Send the email of the one you mean.'],
} as const satisfies Readonly<Record<string, readonly [ProblemCode, string]>>

export type RefusalReason = keyof typeof REFUSALS

/** Fields that a service refused: where they stand in the body, and what is wrong. */
export const FIELD_REFUSALS = {
  past: ['day', 'Has to be in the future'],
  account_gone: ['accountIds', 'One of these accounts isn’t connected any more'],
  privacy: ['accountIds', 'One of these accounts asks who may see the post. Schedule it in the app.'],
  platform_without_account: ['accountIds', 'None of these accounts is on the platform'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>

export const WEBHOOK_TEXTS = { unknownEvent: 'Has an event that isn’t known' } as const
