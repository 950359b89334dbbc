import { readOnlyText } from '#app/billing/copy/read-only.ts'
import type { ConsentBasis, ConsentChannel, LeadEventKind, LeadSource } from '#core/leads/sources.ts'

export const LEAD_TEXTS = {
  emptyTitle: 'The people your posts bring',
  empty:
    'Everyone who fills in a form of yours is listed here, with the post that brought them. You can also add people by hand or import a list.',
  emptyExample:
    'Jo Blake. Came from your LinkedIn post “Why I teach it”, filled in “Bread course” on Tuesday.',
  nothingFound: 'No one matches these filters.',
  emailTaken: 'Someone else in your list has this email.',
  notFound: 'This person is no longer in your list.',
  eraseNotAllowed: 'Your role can’t delete people. Ask the owner or an editor.',
  importEmailTaken:
    'Someone with the same email has been added since. Delete them first, or import the file again.',
  restoreTooLate: 'It’s too late to undo this. We keep deleted items for 30 days.',
} as const

export const FILE_TEXTS = {
  empty: 'No files yet. Keep a brief, a contract or a picture here, beside who it’s about.',
  limits: 'Documents, tables and pictures up to 3.5 MB each, 20 MB for one person.',
} as const

/** Why a file was not kept, in a sentence. */
export const FILE_REFUSALS = {
  kind: 'We keep documents, tables and pictures, such as PDF, DOCX, XLSX, TXT, JPG and PNG.',
  empty: 'This file is empty. Choose another one.',
  none: 'Choose a file',
  too_large: 'This file is larger than 3.5 MB. Choose a smaller one.',
  full: 'This person’s files would hold more than 20 MB. Delete one first.',
} as const

export const IMPORT_TEXTS = {
  description:
    'Bring in a list from a spreadsheet, your phone or another program. You see what would happen before anything does. No one is notified.',
  columns: 'With headings in the first row, such as Name, Email and Phone.',
  example: 'Name,Email,Phone,Tags\nJo Blake,jo@example.com,07700 900123,workshop',
  kinds: {
    new: 'Added',
    changed: 'Known, and filled in',
    same: 'Known, nothing to add',
    refused: 'Can’t be imported',
  },
  stays: 'What you’ve written stays. Only what’s empty is filled in.',
  fields: {
    name: 'the name',
    email: 'the email',
    phone: 'the phone number',
    company: 'the company',
    tags: 'tags',
    notes: 'notes',
    toldText: 'how they found you',
  } as Readonly<Record<string, string>>,
} as const

/** What an import that cannot begin says. */
export const IMPORT_REFUSALS: Readonly<Record<'read_only' | 'not_in_plan' | 'no_table' | 'nothing', string>> =
  {
    read_only: readOnlyText,
    not_in_plan: 'Sales Hub is part of Pro. Upgrade to import people.',
    no_table:
      'We couldn’t read this as a table. It needs headings in the first row and at least one more row.',
    nothing: 'There’s nothing to import here. Check what’s in each column.',
  }

export const LEAD_SOURCE_LABELS: Readonly<Record<LeadSource, string>> = {
  form: 'Form',
  quiz: 'Quiz',
  compass: 'Compass',
  import: 'Import',
  typed: 'Added by hand',
  api: 'Form (API)',
  proposal: 'Proposal',
}

export const CONSENT_CHANNEL_LABELS: Readonly<Record<ConsentChannel, string>> = {
  email: 'Email',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  post: 'Post',
}

export const CONSENT_BASIS_LABELS: Readonly<Record<ConsentBasis, string>> = {
  consent: 'They agreed',
  soft_opt_in: 'They bought from you before (soft opt-in)',
  contract: 'You have a contract',
  legitimate_interest: 'Legitimate interest',
}

/** How a line of the timeline begins. */
export const EVENT_LABELS: Readonly<Record<LeadEventKind, string>> = {
  visit: 'Followed a link',
  form: 'Filled in a form',
  quiz: 'Took a quiz',
  compass: 'Filled in a compass',
  confirmed: 'Confirmed their email',
  answered_post: 'Replied to a post',
  message_sent: 'You wrote',
  message_received: 'They wrote',
  note: 'Note',
  meeting: 'Meeting or call',
  imported: 'Imported',
  added: 'Added by hand',
  merged: 'Merged',
  deal: 'Deal',
  proposal: 'Proposal',
  payment: 'Payment',
  consent: 'Permission to contact',
  file: 'File',
}

/** Why something was not done, in a sentence. */
export function leadRefusal(reason: 'read_only' | 'not_in_plan' | 'not_found' | 'email_taken'): string {
  switch (reason) {
    case 'read_only':
      return 'Your plan has ended. You can still read and export what’s here.'
    case 'not_in_plan':
      return 'Sales Hub is part of Pro. You can still read and export what’s here.'
    case 'email_taken':
      return LEAD_TEXTS.emailTaken
    case 'not_found':
      return LEAD_TEXTS.notFound
  }
}
