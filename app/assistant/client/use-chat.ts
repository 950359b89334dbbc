import { useCallback, useEffect, useRef, useState } from 'react'
import { ACTION_FAILED } from '#app/assistant/copy.ts'
import { useGo } from '#app/platform/client/use-post.ts'
import type { OfferedAction } from '#core/assistant/chat-answer.ts'
import { writeHistory } from '#core/assistant/history.ts'
import { ask, confirmAction } from './ask.ts'
import { type ChatMessage, turnsOf } from './chat-messages.ts'
import { forgetChat, keepChat, readChat } from './chat-storage.ts'

export interface ChatOptions {
  readonly userId: string
  /** What the server drew; what this browser remembers comes before it when there is none. */
  readonly initial: readonly ChatMessage[]
  readonly onToast: (toast: { title: string; text: string }) => void
}

function message(parts: Partial<ChatMessage> & { content: string; isUser: boolean }): ChatMessage {
  return { id: crypto.randomUUID(), timestamp: Date.now(), actions: [], sent: null, ...parts }
}

/** The conversation of the page and of the widget: kept in this browser, answered word by word. */
export function useChat({ userId, initial, onToast }: ChatOptions) {
  const go = useGo()
  const [messages, setMessages] = useState(initial)
  const [isWaiting, setWaiting] = useState(false)
  const conversation = useRef('')

  useEffect(() => {
    const storedChat = readChat(userId)
    if (!storedChat) return
    conversation.current = storedChat.conversationId
    if (initial.length === 0) setMessages(storedChat.messages)
  }, [userId, initial])

  const keep = (list: readonly ChatMessage[]) => {
    setMessages(list)
    keepChat(userId, { conversationId: conversation.current, messages: list })
  }

  const send = async (text: string, taskType: string) => {
    if (text.trim() === '' || isWaiting) return
    const turns = [...messages, message({ content: text.trim(), isUser: true })]
    keep(turns)
    setWaiting(true)
    let answer = message({ content: '', isUser: false })
    const show = (change: Partial<ChatMessage>) => {
      answer = { ...answer, ...change }
      setMessages([...turns, answer])
    }
    const fields = {
      message: text,
      taskType,
      history: writeHistory(turnsOf(messages)),
      conversationId: conversation.current,
    }
    const reply = await ask(fields, {
      onText: piece => show({ content: answer.content + piece }),
      onSent: sent => show({ sent }),
    })
    setWaiting(false)
    if (reply.ok) {
      conversation.current = reply.answer.conversationId
      const { text: content, actions, sent, isFree } = reply.answer
      answer = { ...answer, content, actions, sent, isFree }
    } else {
      const { bubble, toast } = reply.problem
      answer = { ...answer, content: bubble, isProblem: true }
      if (toast) onToast(toast)
    }
    keep([...turns, answer])
  }

  const startNew = useCallback(() => {
    conversation.current = ''
    forgetChat(userId)
    setMessages([])
  }, [userId])

  const confirm = async (action: OfferedAction) => {
    const result = await confirmAction(action)
    if (result && 'goTo' in result) go(result.goTo)
    else onToast(result?.problem ?? ACTION_FAILED)
  }

  return { messages, isWaiting, send, startNew, confirm }
}
