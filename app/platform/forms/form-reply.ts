import type { SubmissionResult } from '@conform-to/react'

/** A posted form on its way back to the page: what was typed, and what is wrong with it. */
export type FormReply = SubmissionResult

/**
 * The version a posted form was opened on, so that a form that comes back for another reason does not silently move on
 * to a newer one; null when none was posted.
 */
export function repliedVersion(reply: FormReply | undefined): string | null {
  const version = reply?.initialValue?.version
  return typeof version === 'string' && version !== '' ? version : null
}
