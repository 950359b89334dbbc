import { readOnlyText } from '#app/billing/copy/read-only.ts'
import type { RuleCondition } from '#core/posts/approval/workflow/rules.ts'
import { WORKFLOW_MESSAGES } from '#core/posts/approval/workflow/workflow-form.ts'

/** Why something about a workflow was refused. */
export const WORKFLOW_REFUSALS = {
  not_allowed: 'Only the owner and admins change how posts are approved.',
  read_only: readOnlyText,
  not_in_plan: 'Approval in several steps is part of Collective+.',
  someone_gone: WORKFLOW_MESSAGES.whoGone,
  over: 'The last day has passed. Choose a later one.',
  too_many_deputies: 'There’s room for 50 deputies. Remove one first.',
} as const

/** What a rule looks at, as its label. */
export const RULE_LABELS: Readonly<Record<RuleCondition, string>> = {
  has_price: 'The post names a price',
  mentions_offer: 'The post mentions an offer',
  limited_story: 'Its story has limited permission',
  on_platform: 'It’s for a certain platform',
  ad_label: 'It’s labelled as an ad',
  by_contributor: 'A contributor wrote it',
}

export const WORKFLOW_TEXTS = {
  title: 'Approval steps',
  description:
    'Posts go through these steps in order. A change to the text or pictures starts again at the first.',
  fallen:
    'Your plan doesn’t include approval in several steps any more. Posts need one approval, of the kind of your last step. Your steps are kept for when you’re back on Collective+.',
  locked:
    'On Collective+ you can ask several people in turn, add rules for posts with a price or an offer, set due dates and choose deputies.',
  off: 'These steps are turned off. Save them to turn them on.',
  saved: 'Posts that are already approved stay approved.',
  overdue:
    'A step that’s overdue never approves itself. We remind its people first, then their deputy and the owner.',
} as const

/** Who is asked in a step, in a few words. */
export function stepWhoText(step: {
  readonly kind: 'inside' | 'client'
  readonly who: readonly { readonly name: string; readonly standsInFor: string | null }[]
}): string {
  if (step.kind === 'client') return 'The client'
  const names = step.who.map(({ name, standsInFor }) => (standsInFor ? `${name} (for ${standsInFor})` : name))
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)
}
