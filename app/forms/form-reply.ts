import type { SubmissionResult } from '@conform-to/react'

/** A posted form on its way back to the page: what was typed, and what is wrong with it. */
export type FormReply = SubmissionResult
