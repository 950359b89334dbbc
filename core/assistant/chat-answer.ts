import type { ChatTurn } from './history.ts'

/** A button under an answer: what it does is kept on the server under its id and hash. */
export interface OfferedAction {
  readonly id: string
  readonly hash: string
  readonly type: string
  readonly label: string
  readonly summary: string
  /** The whole text of a post that would be saved, to read before pressing. */
  readonly text: string
}

/** What left for the provider, word for word. */
export interface SentText {
  readonly instructions: string
  readonly turns: readonly ChatTurn[]
  /** The stories, posts and answers that the question brought along, and those that were looked up, by name. */
  readonly rows: readonly SentRow[]
  /** What was looked up on the way and handed over. */
  readonly lookups: readonly SentLookup[]
}

export interface SentRow {
  readonly kind: 'story' | 'post' | 'answer' | 'item'
  /** Its title, or the question that the answer is to. */
  readonly name: string
}

/** A call of a tool that only reads, and what it was answered. */
export interface SentLookup {
  readonly name: string
  readonly arguments: string
  readonly output: string
}

/** An answer as the browser gets it. */
export interface ChatAnswer {
  readonly text: string
  readonly conversationId: string
  readonly actions: readonly OfferedAction[]
  readonly sent: SentText
  /** The assistant said that it cannot answer, and its credit was given back. */
  readonly isFree: boolean
  /** Credits of the month that are left; null when unlimited. */
  readonly left: number | null
}

/** Why there is no answer: what the bubble says, and the toast when there is one. */
export interface ChatProblem {
  readonly bubble: string
  readonly toast: { readonly title: string; readonly text: string } | null
  /** The technical sentence, for whoever looks; '' when there is none. */
  readonly detail: string
}

/** The events of an answer's stream, by name. */
export interface ChatEvents {
  readonly sent: SentText
  readonly delta: { readonly text: string }
  readonly done: ChatAnswer
  readonly failed: ChatProblem
}
