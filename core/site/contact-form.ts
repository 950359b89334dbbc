import * as v from 'valibot'
import { emailField } from '../identity/forms/fields.ts'
import { nameField, textField, typedText } from '../shared/sanitise/field.ts'

/** What a message to us may be about. */
export const CONTACT_TOPICS = [
  { key: 'question', label: 'A question about the product' },
  { key: 'sales', label: 'Plans and prices' },
  { key: 'services', label: 'Working with your team' },
  { key: 'account', label: 'My account or my data' },
  { key: 'press', label: 'Press and partnerships' },
  { key: 'other', label: 'Something else' },
] as const

export type ContactTopic = (typeof CONTACT_TOPICS)[number]['key']

/** The topic an address or a form names; anything unknown is 'question'. */
export function contactTopic(input: unknown): ContactTopic {
  return CONTACT_TOPICS.find(({ key }) => key === input)?.key ?? 'question'
}

/** What only machines fill in, and how long ago the form was opened; both belong to every form for visitors. */
export const visitorFormFields = {
  website: v.optional(typedText(), ''),
  stamp: v.optional(typedText(), ''),
  idempotencyKey: v.optional(typedText(), ''),
}

/** The contact form. */
export const contactSchema = v.object({
  name: nameField({ required: 'Enter your name', most: 100 }),
  email: emailField,
  topic: v.optional(
    v.pipe(
      typedText(),
      v.transform(topic => contactTopic(topic)),
    ),
    '',
  ),
  message: textField({ required: 'Enter a message', most: 5000 }),
  ...visitorFormFields,
})

/** The newsletter box. */
export const newsletterSchema = v.object({ email: emailField, website: visitorFormFields.website })
