/** What the page says when an export cannot be made. */
export const EXPORT_PROBLEMS = {
  not_owner: 'Only the owner can export a workspace.',
  running: 'Your export is already being made.',
  failed: 'The export didn’t work. Try again, or write to us if it fails again.',
} as const
