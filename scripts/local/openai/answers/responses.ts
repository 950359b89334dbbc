import type { Composed } from '../compose/compose.ts'

/** The parts of a request that an answer repeats. */
export interface ResponsesRequest {
  readonly model?: string
  readonly instructions?: string | null
  readonly tools?: readonly unknown[]
  readonly tool_choice?: unknown
  readonly max_output_tokens?: number | null
  readonly metadata?: unknown
}

export interface ResponsesAnswer {
  /** The whole answer, as it comes without streaming. */
  readonly whole: Record<string, unknown>
  /** The same as the events of a stream. */
  readonly events: readonly Record<string, unknown>[]
}

const words = (text: string) => text.match(/\s*\S+/g) ?? []
const tokens = (text: string) => Math.ceil(text.length / 4)

/** Shapes an answer as the Responses API does, whole and as a stream of events. */
export function shapeResponse(
  request: ResponsesRequest,
  composed: Composed,
  identity: { id: string; now: number },
): ResponsesAnswer {
  const message = {
    id: `msg_${identity.id}`,
    type: 'message',
    role: 'assistant',
    status: 'completed',
    content: [{ type: 'output_text', text: composed.text, annotations: [], logprobs: [] }],
  }
  const calls = composed.calls.map((call, n) => ({
    id: `fc_${identity.id}_${n}`,
    type: 'function_call',
    call_id: `call_${identity.id}_${n}`,
    name: call.name,
    arguments: call.arguments,
    status: 'completed',
  }))
  const messages = composed.text === '' ? [] : [message]
  const output = [...messages, ...calls]
  const [inTokens, outTokens] = [tokens(request.instructions ?? ''), tokens(composed.text)]
  const usage = {
    input_tokens: inTokens,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: outTokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: inTokens + outTokens,
  }
  const begun = {
    id: `resp_${identity.id}`,
    object: 'response',
    created_at: identity.now,
    status: 'in_progress',
    error: null,
    incomplete_details: null,
    instructions: request.instructions ?? null,
    max_output_tokens: request.max_output_tokens ?? null,
    model: request.model ?? 'offline',
    output: [],
    parallel_tool_calls: true,
    previous_response_id: null,
    store: false,
    temperature: 1,
    text: { format: { type: 'text' } },
    tool_choice: request.tool_choice ?? 'auto',
    tools: request.tools ?? [],
    top_p: 1,
    truncation: 'disabled',
    metadata: request.metadata ?? {},
  }
  const whole = { ...begun, status: 'completed', completed_at: identity.now, output, usage }
  return {
    whole,
    events: numbered([
      ...opening(begun),
      ...messages.flatMap(one => spoken(one, composed.text)),
      ...calls.flatMap((one, n) => called(one, messages.length + n)),
      { type: 'response.completed', response: whole },
    ]),
  }
}

function opening(response: unknown) {
  return [
    { type: 'response.created', response },
    { type: 'response.in_progress', response },
  ]
}

function spoken(
  message: { id: string; content: readonly unknown[] },
  text: string,
): Record<string, unknown>[] {
  const place = { item_id: message.id, output_index: 0, content_index: 0 }
  const empty = { type: 'output_text', text: '', annotations: [], logprobs: [] }
  return [
    {
      type: 'response.output_item.added',
      output_index: 0,
      item: { ...message, status: 'in_progress', content: [] },
    },
    { type: 'response.content_part.added', ...place, part: empty },
    ...words(text).map(delta => ({ type: 'response.output_text.delta', ...place, delta, logprobs: [] })),
    { type: 'response.output_text.done', ...place, text, logprobs: [] },
    { type: 'response.content_part.done', ...place, part: message.content[0] },
    { type: 'response.output_item.done', output_index: 0, item: message },
  ]
}

function called(
  item: { id: string; name: string; arguments: string },
  at: number,
): Record<string, unknown>[] {
  const place = { item_id: item.id, output_index: at }
  return [
    {
      type: 'response.output_item.added',
      output_index: at,
      item: { ...item, status: 'in_progress', arguments: '' },
    },
    { type: 'response.function_call_arguments.delta', ...place, delta: item.arguments },
    { type: 'response.function_call_arguments.done', ...place, name: item.name, arguments: item.arguments },
    { type: 'response.output_item.done', output_index: at, item },
  ]
}

function numbered(events: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return events.map((event, n) => ({ ...event, sequence_number: n }))
}
