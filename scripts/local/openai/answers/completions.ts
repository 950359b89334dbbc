import type { Composed } from '../compose/compose.ts'

export interface CompletionsAnswer {
  readonly whole: Record<string, unknown>
  readonly events: readonly Record<string, unknown>[]
}

/** Shapes an answer as the Chat Completions API does, whole and as a stream of chunks. */
export function shapeCompletion(
  request: { readonly model?: string },
  composed: Composed,
  identity: { id: string; now: number },
): CompletionsAnswer {
  const calls = composed.calls.map((call, n) => ({
    id: `call_${identity.id}_${n}`,
    type: 'function',
    function: { name: call.name, arguments: call.arguments },
  }))
  const finish = calls.length > 0 ? 'tool_calls' : 'stop'
  const head = { id: `chatcmpl-${identity.id}`, created: identity.now, model: request.model ?? 'offline' }
  const size = Math.ceil(composed.text.length / 4)
  const whole = {
    ...head,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: composed.text === '' ? null : composed.text,
          refusal: null,
          ...(calls.length > 0 ? { tool_calls: calls } : {}),
        },
        finish_reason: finish,
        logprobs: null,
      },
    ],
    usage: { prompt_tokens: 0, completion_tokens: size, total_tokens: size },
  }
  const chunk = (delta: unknown, finishReason: string | null = null) => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  })
  const events = [
    chunk({ role: 'assistant', content: '' }),
    ...(composed.text.match(/\s*\S+/g) ?? []).map(content => chunk({ content })),
    ...calls.map((call, index) => chunk({ tool_calls: [{ index, ...call }] })),
    chunk({}, finish),
  ]
  return { whole, events }
}
