import * as v from 'valibot'
import { textField } from '../../shared/sanitise/field.ts'
import { sanitiseText } from '../../shared/sanitise/text.ts'
import { APPROVAL_MODES, REVIEW_DECISIONS } from './approval.ts'

/** Longest texts of a review, in characters. */
export const REVIEW_LIMITS = { comment: 2000, name: 100 } as const

/** How posts are approved in a workspace. */
export const approvalSchema = v.object({
  approval: v.picklist(APPROVAL_MODES, 'Choose who approves posts'),
})

/** A comment on a post. */
export const commentSchema = v.object({
  comment: textField({ required: 'Enter a comment', most: REVIEW_LIMITS.comment }),
})

/** What a client decides with the link: their name, and why it goes back where it does. */
export const clientSchema = v.pipe(
  v.object({
    decision: v.picklist(REVIEW_DECISIONS, 'Choose Approve post or Ask for changes.'),
    name: textField({
      required: 'Enter your name',
      most: REVIEW_LIMITS.name,
    }),
    comment: textField({ most: REVIEW_LIMITS.comment }),
  }),
  v.forward(
    v.check(({ decision, comment }) => decision !== 'sent_back' || comment !== '', 'Say what needs changing'),
    ['comment'],
  ),
)

/** What may go along with a decision: cleaned, cut to the longest comment, '' for nothing. */
export function readComment(typed: string): string {
  return sanitiseText(typed.slice(0, REVIEW_LIMITS.comment))
}
