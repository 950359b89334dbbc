import type { Shown } from '#core/lead-forms/address.ts'
import type { FormKind, FormStatus } from '#core/lead-forms/settings.ts'
import type { SpamReason } from '#core/lead-forms/spam.ts'

export const FORM_TEXTS = {
  emptyTitle: 'No forms yet',
  empty:
    'A form is a page of yours that asks the few things you need to reply. Link to it from a post, and everyone who fills it in is listed under People with the post that brought them.',
  emptyExample: 'Bread course: asks for a name, an email and “What would you like to bake?”',
  nothingReceived: 'Nothing has come in yet. Share the address above.',
  nothingShown: 'Nothing here.',
  restoreTooLate: 'It’s too late to undo this. We keep deleted items for 30 days.',
  thanksTitle: 'Thank you',
  thanks: 'Your message has arrived.',
  checkMail: 'We’ve emailed you a link. Open it to confirm that we may write to you.',
  closedTitle: 'This form is closed',
  closed: 'It doesn’t take any messages at the moment.',
  sendAgain: 'This page has been open for a while or was sent before. Please check it and send it again.',
  sharedQuizTitle: 'Brand clarity quiz',
  sharedQuizLead:
    'ten questions about your brand, with a score and what to work on first. It’s free, and made by Brandhearth.',
  sharedCompassTitle: 'Brand Compass',
  sharedCompassLead:
    'a few questions about where your brand comes from and who it’s for. The team of Brandhearth replies within 24 hours, free of charge.',
  sharedCompassEmail: 'For the reply from Brandhearth.',
  sharedOptOut: 'This is about emails from Brandhearth.',
  sharedConsent:
    'Leave it empty if you don’t want that. If you tick it, you’ll get a link to confirm your email.',
  sharedClosed: 'This page isn’t shared at the moment.',
  sharedElsewhere: 'You can still take it on Brandhearth.',
  confirmTitle: 'Confirm your email',
  confirmed: 'Confirmed',
  overTitle: 'This link no longer works',
  over: 'It’s older than seven days or incomplete. Fill in the form again to get a new one.',
} as const

export const FORM_STATUS_LABELS: Readonly<Record<FormStatus, string>> = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
}

/** What a form is called beside its name; '' for a plain one. */
export const FORM_KIND_BADGES: Readonly<Record<FormKind, string>> = {
  form: '',
  quiz: 'Quiz',
  clarity: 'Brand clarity quiz',
  compass: 'Brand Compass',
}

/** What a new form can be. */
export const FORM_KIND_CHOICES: readonly { value: FormKind; label: string; description: string }[] = [
  { value: 'form', label: 'Form', description: 'Asks the few things you need to reply.' },
  {
    value: 'quiz',
    label: 'Quiz',
    description: 'Up to six questions that lead to a result of yours, and to an email to reply to.',
  },
  {
    value: 'clarity',
    label: 'Our brand clarity quiz',
    description:
      'An address of yours for it. You get the name, email and result of those who tick that you may.',
  },
  {
    value: 'compass',
    label: 'Our Brand Compass',
    description:
      'The same for the compass. You get the name, email and answers of those who tick that you may.',
  },
]

export const SHOWN_LABELS: Readonly<Record<Shown, string>> = {
  all: 'All',
  people: 'In People',
  unconfirmed: 'Email not confirmed',
  spam: 'Spam',
}

/** Why something was taken for spam, in words that a founder can judge. */
export const SPAM_LABELS: Readonly<Record<SpamReason, string>> = {
  no_stamp: 'Sent without opening the form',
  too_quick: 'Sent faster than a person types',
  trap: 'Filled in a field that people don’t see',
  many_links: 'Many web addresses',
  repeated: 'The same text came from other emails',
  too_many: 'Many messages from one email or place in an hour',
}

/** Why something was not done, in a sentence. */
export function formRefusal(
  reason: 'read_only' | 'not_in_plan' | 'not_found' | 'changed_elsewhere' | 'unfinished',
): string {
  switch (reason) {
    case 'read_only':
      return 'Your plan has ended. You can still read and export what’s here.'
    case 'not_in_plan':
      return 'Sales Hub is part of Pro. You can still read and export what’s here.'
    case 'not_found':
      return 'This form is no longer here.'
    case 'unfinished':
      return 'Add a question and a result first, then open the quiz.'
    case 'changed_elsewhere':
      return 'This form was changed in another window. Reload the page to see it as it is now.'
  }
}
