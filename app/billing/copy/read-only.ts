/** What every paused form says. */
export const readOnlyText =
  'You can’t make changes here, because the plan has ended or your role is read-only. You can still read and export everything.'
