import * as v from 'valibot'
import { textField } from '../shared/sanitise/field.ts'

/** What a question is about (spec, function `clarico-chat`); strategy and analysis need the pro tier's assistant. */
export const CHAT_TASKS = ['general', 'content', 'strategy', 'analysis'] as const
export type ChatTask = (typeof CHAT_TASKS)[number]

export const CHAT_MESSAGE_LIMIT = 4000
export const CHAT_MESSAGES = {
  messageRequired: 'Write a message first',
  signInRequired: 'Please sign in to chat with the assistant',
} as const

/** A message to the assistant: text that is more than white space, and the kind of task. */
export const chatSchema = v.object({
  message: textField({ required: CHAT_MESSAGES.messageRequired, most: CHAT_MESSAGE_LIMIT }),
  taskType: v.optional(v.picklist(CHAT_TASKS), 'general'),
})

export type ChatInput = v.InferOutput<typeof chatSchema>
