import { setTimeout as sleep } from 'node:timers/promises'
import type OpenAI from 'openai'
import { type RetryMeans, retry } from '#core/shared/failures/retry.ts'
import type { OpenAIConnection } from './client.ts'
import { AnswerFailure, asAnswerFailure } from './failure.ts'

/** What is asked of the model, in our words. */
export interface Question {
  readonly instructions: string
  readonly turns: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  /** What the model said in earlier rounds of this question, and what its calls were answered with. */
  readonly earlier?: readonly AnswerItem[]
  readonly tools?: readonly Tool[]
  /** The JSON schema that the answer must follow. */
  readonly format?: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> }
  /** Stands for the person without naming them. */
  readonly safetyId: string
  readonly maxTokens: number
}

export interface Tool {
  readonly name: string
  readonly description: string
  readonly parameters: Readonly<Record<string, unknown>>
}

/** A part of an answer in the provider's words, opaque to whoever hands it back. */
export type AnswerItem = OpenAI.Responses.ResponseInputItem

export interface Call {
  /** What the answer to it is named by. */
  readonly callId: string
  readonly name: string
  readonly arguments: string
}

export interface Answer {
  readonly text: string
  readonly calls: readonly Call[]
  /** All of it, to hand back with the answers to its calls: nothing is kept at the provider. */
  readonly items: readonly AnswerItem[]
}

/** What a call came to, as an item to hand back. */
export function callOutput({ callId }: Call, output: string): AnswerItem {
  return { type: 'function_call_output', call_id: callId, output }
}

/** Milliseconds: until the first sign of an answer, between two signs, and in all. */
export interface AnswerTimes {
  readonly beginMs: number
  readonly idleMs: number
  readonly totalMs: number
}

const ANSWER_TIMES: AnswerTimes = { beginMs: 15_000, idleMs: 20_000, totalMs: 90_000 }
/** While a model thinks nothing comes of it but signs of life, which the library keeps to itself. */
const THINKING_TIMES: AnswerTimes = { beginMs: 90_000, idleMs: 90_000, totalMs: 90_000 }
/** What a model may think, in tokens: they count as part of the answer, which they must not cut off. */
const THINKING_TOKENS = 2_000
const RETRY_MEANS: RetryMeans = { sleep, random: Math.random }
/** A model under somebody else's control must not fill our memory. */
const MOST = { items: 250, calls: 200, characters: 30_000, arguments: 200_000 } as const
/** Models that think before they speak. */
const THINKING = /^(?:gpt-5|o\d)/

/** What a model read and wrote, which its provider charges for. */
export interface Tokens {
  readonly read: number
  readonly written: number
}

export interface StreamOptions {
  /** Called with each piece of text as it comes. */
  readonly onText?: (text: string) => void
  /** Called once with what the provider charges for, answered well or not, where it says so. */
  readonly onTokens?: ((tokens: Tokens) => void) | undefined
  readonly times?: AnswerTimes | undefined
  readonly means?: RetryMeans | undefined
}

type Events = Awaited<ReturnType<typeof begin>>

/**
 * Asks the model and gives its answer, piece by piece and then whole. Beginning is tried again by the policy 'api';
 * once a word has come nothing is repeated. Throws AnswerFailure and nothing else that the provider caused.
 */
export async function streamAnswer(
  connection: OpenAIConnection,
  question: Question,
  {
    onText = () => {},
    onTokens = () => {},
    times = answerTimes(connection),
    means = RETRY_MEANS,
  }: StreamOptions = {},
): Promise<Answer> {
  const stop = new AbortController()
  const deadline = setTimeout(() => stop.abort(), times.totalMs)
  let isLate = false
  try {
    const events = await retry(
      async () => begin(connection, question, { signal: stop.signal, timeout: times.beginMs }).catch(rethrow),
      'api',
      means,
    )
    let idle = setTimeout(() => {}, 0)
    const wait = () => {
      clearTimeout(idle)
      idle = setTimeout(() => {
        isLate = true
        stop.abort()
      }, times.idleMs)
    }
    try {
      return await read(events, { onText, onTokens, onSign: wait })
    } finally {
      clearTimeout(idle)
    }
  } catch (error) {
    if (isLate || stop.signal.aborted) throw new AnswerFailure('timeout', error)
    throw asAnswerFailure(error)
  } finally {
    clearTimeout(deadline)
  }
}

/** How long the model of a connection is waited for. */
export function answerTimes({ model }: Pick<OpenAIConnection, 'model'>): AnswerTimes {
  return THINKING.test(model) ? THINKING_TIMES : ANSWER_TIMES
}

function rethrow(error: unknown): never {
  throw asAnswerFailure(error)
}

function begin(
  { openai, model }: OpenAIConnection,
  question: Question,
  options: { signal: AbortSignal; timeout: number },
) {
  const { instructions, turns, earlier = [], tools = [], format } = question
  const body: OpenAI.Responses.ResponseCreateParamsStreaming = {
    model,
    instructions,
    input: [...turns.map(({ role, content }) => ({ role, content })), ...earlier],
    stream: true,
    // Nothing of a founder's brand is to be kept by somebody else.
    store: false,
    max_output_tokens: question.maxTokens + (THINKING.test(model) ? THINKING_TOKENS : 0),
    safety_identifier: question.safetyId,
    ...(tools.length > 0
      ? {
          tools: tools.map(tool => ({
            type: 'function' as const,
            strict: true,
            ...tool,
            parameters: { ...tool.parameters },
          })),
        }
      : {}),
    ...(format
      ? {
          text: {
            format: {
              type: 'json_schema' as const,
              strict: true,
              name: format.name,
              schema: { ...format.schema },
            },
          },
        }
      : {}),
    // Thinking models answer a chat soon enough only when told not to think for long. What they thought before a call
    // has to go back with its answer, sealed, since nothing is kept there.
    ...(THINKING.test(model)
      ? { reasoning: { effort: 'low' as const }, include: ['reasoning.encrypted_content' as const] }
      : {}),
  }
  return openai.responses.create(body, options)
}

/** What an answer cost, where the provider says so; not each that speaks this protocol does. */
function tokensOf(response: Pick<OpenAI.Responses.Response, 'usage'> | undefined): Tokens {
  const count = (tokens: unknown) => (Number.isSafeInteger(tokens) ? Math.max(0, Number(tokens)) : 0)
  return { read: count(response?.usage?.input_tokens), written: count(response?.usage?.output_tokens) }
}

async function read(
  events: Events,
  {
    onText,
    onTokens,
    onSign,
  }: { onText: (text: string) => void; onTokens: (tokens: Tokens) => void; onSign: () => void },
): Promise<Answer> {
  let text = ''
  let argumentCharacters = 0
  const calls: Call[] = []
  const items: AnswerItem[] = []
  onSign()
  for await (const event of events) {
    onSign()
    switch (event.type) {
      case 'response.output_text.delta':
      case 'response.refusal.delta':
        text += event.delta
        if (text.length > MOST.characters) throw new AnswerFailure('broken_off')
        onText(event.delta)
        break
      case 'response.output_item.done':
        if (event.item.type === 'function_call') {
          const { call_id: callId, name, arguments: input } = event.item
          if (calls.length === MOST.calls) break
          argumentCharacters += input.length
          if (argumentCharacters > MOST.arguments) throw new AnswerFailure('broken_off')
          calls.push({ callId, name, arguments: input })
        } else if (event.item.type !== 'reasoning' && event.item.type !== 'message') break
        if (items.length < MOST.items) items.push(event.item)
        break
      case 'response.completed':
        onTokens(tokensOf(event.response))
        return { text, calls, items }
      case 'response.failed':
        onTokens(tokensOf(event.response))
        throw new AnswerFailure('unavailable')
      case 'error':
        throw new AnswerFailure('unavailable')
      case 'response.incomplete':
        onTokens(tokensOf(event.response))
        throw new AnswerFailure('broken_off')
    }
  }
  throw new AnswerFailure('broken_off')
}
