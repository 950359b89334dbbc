import type { ChatTurn } from '#core/assistant/history.ts'
import { readQuotedData } from '#core/assistant/instructions.ts'
import { readArray, readKey, readText } from '#core/shared/untrusted.ts'
import type { Asked } from './compose/compose.ts'
import type { Looked } from './compose/compose-answer.ts'

/** Reads a request of either API as what it asks for. */
export function readAsked(body: Record<string, unknown>): Asked {
  const items =
    typeof body.input === 'string'
      ? [{ role: 'user', content: body.input }]
      : readArray(body.input ?? body.messages)
  const messages = items.map(item => ({
    role: String(readKey(item, 'role')),
    content: textOf(readKey(item, 'content')),
  }))
  const system = messages.filter(({ role }) => role === 'system' || role === 'developer')
  const turns = messages.filter((turn): turn is ChatTurn => turn.role === 'user' || turn.role === 'assistant')
  const own = typeof body.instructions === 'string' ? [body.instructions] : []
  const format = readKey(body.text, 'format') ?? body.response_format
  const schema = readKey(format, 'json_schema') ?? format
  return {
    instructions: [...own, ...system.map(({ content }) => content)].join('\n'),
    turns,
    format: readKey(format, 'type') === 'json_schema' ? String(readKey(schema, 'name')) : null,
    looked: lookedUp(items),
    tools: readArray(body.tools).map(tool =>
      String(readKey(tool, 'name') ?? readKey(readKey(tool, 'function'), 'name')),
    ),
  }
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  return readArray(content)
    .map(part => readKey(part, 'text'))
    .filter(text => typeof text === 'string')
    .join('\n')
}

/** The calls since the last question with what came back, of either API. */
function lookedUp(items: readonly unknown[]): Looked[] {
  const since = items.slice(items.findLastIndex(item => readKey(item, 'role') === 'user') + 1)
  const results = new Map(
    since
      .filter(item => readKey(item, 'type') === 'function_call_output' || readKey(item, 'role') === 'tool')
      .map(item => [readKey(item, 'call_id', 'tool_call_id'), textOf(readKey(item, 'output', 'content'))]),
  )
  const calls = since.flatMap(item =>
    readKey(item, 'type') === 'function_call'
      ? [{ id: readKey(item, 'call_id'), call: item }]
      : readArray(readKey(item, 'tool_calls')).map(call => ({
          id: readKey(call, 'id'),
          call: readKey(call, 'function'),
        })),
  )
  return calls.flatMap(({ id, call }) => {
    const output = results.get(id)
    if (output === undefined) return []
    return [
      {
        name: readText(readKey(call, 'name')),
        arguments: readText(readKey(call, 'arguments')),
        result: readQuotedData('lookup', output),
      },
    ]
  })
}
