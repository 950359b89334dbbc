import type { ChatAnswer, ChatProblem, OfferedAction, SentText } from '#core/assistant/chat-answer.ts'
import type { ChatTurn } from '#core/assistant/history.ts'

/** A message as the conversation shows it. */
export interface ChatMessage {
  readonly id: string
  readonly content: string
  readonly isUser: boolean
  /** Milliseconds since 1970; 0 where the server drew it. */
  readonly timestamp: number
  readonly actions: readonly OfferedAction[]
  readonly sent: SentText | null
  /** It says why there is no answer: shown, and never handed back to the model. */
  readonly isProblem?: boolean
  /** The assistant could not answer, and its credit was given back. */
  readonly isFree?: boolean
}

/** What a form that was posted without scripts left on the page. */
export interface PostedChat {
  readonly history: readonly ChatTurn[]
  readonly answer: ChatAnswer | null
  readonly problem: ChatProblem | null
}

/** The conversation of a posted form as messages. */
export function messagesOf(posted: PostedChat | null): ChatMessage[] {
  if (!posted) return []
  const plain = { timestamp: 0, actions: [], sent: null }
  const turns = posted.history.map(({ role, content }, n) => ({
    ...plain,
    id: `posted-${n}`,
    content,
    isUser: role === 'user',
  }))
  const { answer, problem } = posted
  if (answer)
    return [
      ...turns,
      {
        ...plain,
        id: 'answer',
        content: answer.text,
        isUser: false,
        actions: answer.actions,
        sent: answer.sent,
        isFree: answer.isFree,
      },
    ]
  if (problem && problem.bubble !== '')
    return [...turns, { ...plain, id: 'problem', content: problem.bubble, isUser: false, isProblem: true }]
  return turns
}

/** The messages as turns for the model: without problems, oldest first. */
export function turnsOf(messages: readonly ChatMessage[]): ChatTurn[] {
  return messages
    .filter(message => !message.isProblem && message.content !== '')
    .map(({ isUser, content }) => ({ role: isUser ? 'user' : 'assistant', content }))
}
