import { setTimeout as sleep } from 'node:timers/promises'
import type OpenAI from 'openai'
import { record } from '#app/platform/metrics/registry.ts'
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

export interface StreamOptions {
  /** Called with each piece of text as it comes. */
  readonly onText?: (text: string) => void
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
  { onText = () => {}, times = answerTimes(connection), means = RETRY_MEANS }: StreamOptions = {},
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
      const answer = await read(events, { onText, onSign: wait })
      record(({ modelRequests }) => modelRequests.inc({ outcome: 'answered' }))
      return answer
    } finally {
      clearTimeout(idle)
    }
  } catch (error) {
    record(({ modelRequests }) => modelRequests.inc({ outcome: 'failed' }))
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

/** What is paid for, answered well or not. */
function noteTokens(usage: OpenAI.Responses.ResponseUsage | undefined | null): void {
  if (!usage) return
  const { input_tokens: read, output_tokens: written } = usage
  record(({ modelTokens }) => {
    modelTokens.inc({ kind: 'read' }, read)
    modelTokens.inc({ kind: 'written' }, written)
  })
}

async function read(
  events: Events,
  { onText, onSign }: { onText: (text: string) => void; onSign: () => void },
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
        noteTokens(event.response.usage)
        return { text, calls, items }
      case 'response.failed':
        noteTokens(event.response.usage)
        throw new AnswerFailure('unavailable')
      case 'error':
        throw new AnswerFailure('unavailable')
      case 'response.incomplete':
        noteTokens(event.response.usage)
        throw new AnswerFailure('broken_off')
    }
  }
  throw new AnswerFailure('broken_off')
}
