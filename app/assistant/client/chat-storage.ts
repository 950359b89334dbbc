import type { ChatMessage } from './chat-messages.ts'

/** Conversations are kept in this browser only, one for each user of it. */
const HISTORY_PREFIX = 'assistant_conversation_'
const KEPT = 30

export interface KeptChat {
  readonly conversationId: string
  readonly messages: readonly ChatMessage[]
}

/** A browser may refuse to store anything; the conversation then lasts as long as the page. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

function parse<T>(text: string | null | undefined): T | null {
  return text ? attempt(() => JSON.parse(text) as T) : null
}

export function readChat(userId: string): KeptChat | null {
  const storedChat = parse<KeptChat>(attempt(() => localStorage.getItem(HISTORY_PREFIX + userId)))
  return storedChat && Array.isArray(storedChat.messages) && typeof storedChat.conversationId === 'string'
    ? storedChat
    : null
}

export function keepChat(userId: string, chat: KeptChat): void {
  // What was sent is long and told again with the next answer.
  const messages = chat.messages.slice(-KEPT).map(message => ({ ...message, sent: null }))
  attempt(() => localStorage.setItem(HISTORY_PREFIX + userId, JSON.stringify({ ...chat, messages })))
}

export function forgetChat(userId: string): void {
  attempt(() => localStorage.removeItem(HISTORY_PREFIX + userId))
}

/** Removes every conversation kept on this device. */
export function forgetEverything(): void {
  const keys = attempt(() => Object.keys(localStorage)) ?? []
  for (const key of keys) if (key.startsWith(HISTORY_PREFIX)) attempt(() => localStorage.removeItem(key))
}
