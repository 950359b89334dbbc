import * as v from 'valibot'
import { textField, typedText } from '../shared/sanitise/field.ts'

/** What a question is about; strategy and analysis need the pro tier's assistant. */
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

/** The posted chat: with the conversation so far as JSON (read with `readHistory`, never trusted) and its id. */
export const chatFormSchema = v.object({
  ...chatSchema.entries,
  history: v.optional(typedText(), ''),
  conversationId: v.optional(v.pipe(typedText(), v.maxLength(100)), ''),
})

/** What the kinds of tasks are called. */
export const CHAT_TASK_LABELS: Readonly<Record<ChatTask, string>> = {
  general: 'Anything',
  content: 'Content',
  strategy: 'Strategy',
  analysis: 'Analysis',
}
