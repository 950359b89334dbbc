import type { ChatAnswer } from '#core/assistant/chat-answer.ts'
import { isReplyFresh, replyCacheKey } from '#core/assistant/reply-cache.ts'
import type { ChatMessage } from './chat-messages.ts'

/** Conversations are kept in this browser only, one for each user of it. */
const HISTORY_PREFIX = 'assistant_conversation_'
const REPLY_PREFIX = 'assistant_reply_'
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

/** Removes every conversation and reply kept on this device. */
export function forgetEverything(): void {
  for (const store of [localStorage, sessionStorage]) {
    const keys = attempt(() => Object.keys(store)) ?? []
    for (const key of keys) {
      if (key.startsWith(HISTORY_PREFIX) || key.startsWith(REPLY_PREFIX)) attempt(() => store.removeItem(key))
    }
  }
}

export function findReply(userId: string, message: string): ChatAnswer | null {
  const stored = attempt(() => sessionStorage.getItem(replyCacheKey(userId, message)))
  const entry = parse<{ at: number; answer: ChatAnswer }>(stored)
  return entry && isReplyFresh(entry.at, Date.now()) ? entry.answer : null
}

export function keepReply(userId: string, message: string, answer: ChatAnswer): void {
  const text = JSON.stringify({ at: Date.now(), answer })
  attempt(() => sessionStorage.setItem(replyCacheKey(userId, message), text))
}
