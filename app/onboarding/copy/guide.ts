export const GUIDE_TEXTS = {
  title: 'Onboarding',
  description: 'A call with us, and a checklist that your team ticks together.',
  notInPlan: 'Personal onboarding is part of Collective+.',
  readOnly: 'You can’t make changes here, because the plan has ended or your role is read-only.',
  callHelp: 'Half an hour with us about your workspace. Times are in your time zone.',
  noCalendar: 'Calls aren’t set up here yet. Ask us by email, and we’ll find a time.',
  noAnswer: 'We can’t reach our calendar. Please try again in a few minutes, or ask us by email.',
  noSlots: 'There are no free times in the next four weeks. Ask us by email, and we’ll find one.',
  topicHelp: 'We’ll read it before the call.',
  readOnlyCall: 'Someone who can edit books the call.',
  over: 'Your last call was on',
  checklistHelp: 'Tick a step when your team has settled it. Everyone sees who did.',
} as const

/** Why something on the onboarding page did not work, by the service’s reason. */
export const GUIDE_REFUSALS = {
  read_only: GUIDE_TEXTS.readOnly,
  not_in_plan: GUIDE_TEXTS.notInPlan,
  step_unknown: 'This step is no longer on the checklist.',
  no_calendar: GUIDE_TEXTS.noAnswer,
  slot_taken: 'This time was just taken. Choose another one.',
  call_ahead: 'You already have a call booked. Cancel it first to choose another time.',
  no_call: 'There’s no call to cancel any more.',
} as const
