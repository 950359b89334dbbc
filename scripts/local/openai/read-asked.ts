import type { ChatTurn } from '#core/assistant/history.ts'
import { readArray, readKey } from '#core/shared/untrusted.ts'
import type { Asked } from './compose/compose.ts'

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
