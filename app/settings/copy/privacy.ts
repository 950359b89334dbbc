/** What the page says when an account cannot be deleted, or that cannot be undone. */
export const DELETION_PROBLEMS = {
  not_owner: 'Only the owner can delete their account.',
  wrong_email: 'Enter the email address of your account',
  unavailable:
    'We can’t reach our payment provider to stop your plan. Nothing was changed. Try again in a few minutes.',
  nothing_to_undo: 'There is nothing to undo.',
} as const

/** What the page says when an export cannot be made. */
export const EXPORT_PROBLEMS = {
  not_owner: 'Only the owner can export a workspace.',
  running: 'Your export is already being made.',
  failed: 'The export didn’t work. Try again, or write to us if it fails again.',
} as const
