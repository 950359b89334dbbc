import * as v from 'valibot'
import { textField, typedText } from '../shared/sanitise/field.ts'
import { isWebhookEventType } from './events.ts'

export const WEBHOOK_MESSAGES = {
  address: 'Enter the address, starting with https://',
  events: 'Choose at least one event',
} as const

/** Endpoints of a workspace. */
export const MOST_ENDPOINTS = 5

/** Adding an endpoint, or changing one. Whether the address may be used is asked where it is kept. */
export const webhookFormSchema = v.object({
  address: v.optional(
    v.pipe(
      typedText(),
      v.transform((text: string) => text.trim()),
      v.check(text => text !== '', WEBHOOK_MESSAGES.address),
    ),
    '',
  ),
  description: textField({ most: 200 }),
  events: v.pipe(
    v.optional(v.array(v.string()), []),
    v.transform(words => [...new Set(words.filter(isWebhookEventType))]),
    v.check(words => words.length > 0, WEBHOOK_MESSAGES.events),
  ),
  key: v.optional(v.string()),
})

export type WebhookForm = v.InferOutput<typeof webhookFormSchema>
