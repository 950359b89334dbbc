import type { RequestDue } from '#core/requests/address.ts'
import type { RequestState } from '#core/requests/state.ts'

export const REQUEST_TEXTS = {
  title: 'Requests',
  description: 'Posts people ask you for, from request to published.',
  emptyTitle: 'Let people ask for a post',
  empty:
    'Colleagues and clients say what they need and by when. You accept it with a day and an owner, and they see how far it is.',
  emptyExample:
    '“Could we have a post about the open day? LinkedIn, before 3 December. The photos are in the shared folder.”',
  nothingFits: 'No requests fit these filters.',
  formOff: 'Turn on your request form to get an address you can send to clients and colleagues.',
  formOn: 'Anyone with this address can ask you for a post. They don’t need an account.',
  notNow:
    'Your plan doesn’t take requests now. Visitors see that on your form. You can read and export what’s here.',
  closedTitle: 'Not taking requests now',
  closed: 'This form isn’t taking requests at the moment. Please try again later, or ask in person.',
  sendAgain: 'This form was open for a long time. Your text is still here. Please send it again.',
  askTitle: 'Ask for a post',
  askIntro: 'Say what you need. You’ll get a page that shows how far it is.',
  news: 'Email me when something changes',
  newsHint: 'We’ll email you a link to confirm your address first.',
  keepPage: 'Keep the address of this page. It’s the only way to see how far your request is.',
  checkMail: 'Check your email and confirm your address to get news about this request.',
  newsOn: 'We’ll email you when something changes.',
  newsEnded: 'You won’t get emails about this request.',
  confirmTitle: 'Get news about your request?',
  overTitle: 'This link no longer works',
  over: 'It may have been used already, or it’s more than 7 days old.',
  leaveTitle: 'Stop emails about this request?',
  leaveText: 'You can still see how far it is on its page.',
  leftTitle: 'You won’t get more emails',
  leftText: 'You can still see how far your request is on its page.',
  wrongTitle: 'This link doesn’t work',
  wrongText: 'It may be incomplete. Please open it from the email again.',
} as const

export const REQUEST_REFUSALS = {
  read_only: 'You can only read here, so nothing was changed.',
  not_in_plan: 'Your plan doesn’t include requests, so nothing was changed.',
  not_found: 'This request isn’t here any more.',
  not_possible: 'That’s not possible any more. Reload the page to see where this request is now.',
  no_member: 'Choose an owner from the list.',
} as const

export const REQUEST_DUE_LABELS: Readonly<Record<RequestDue, string>> = {
  overdue: 'Overdue',
  week: 'Due in the next 7 days',
}

/** What each state says to those who asked. */
export const ASKED_STATE_TEXTS: Readonly<Record<Exclude<RequestState, 'spam'>, string>> = {
  new: 'Received. Someone will look at it soon.',
  accepted: 'Accepted. It’s on the list.',
  in_progress: 'In progress. Someone is writing it.',
  scheduled: 'Scheduled. It’s ready and has a date.',
  published: 'Published.',
  declined: 'Declined.',
}
