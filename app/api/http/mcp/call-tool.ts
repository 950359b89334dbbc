import { randomUUID } from 'node:crypto'
import { checkRights } from '#app/api/http/check-rights.ts'
import { asOnScreen } from '#app/api/http/read-call.ts'
import { thrownRefusal } from '#app/api/http/thrown-refusal.ts'
import type { ApiCaller } from '#app/api/services/calls/find-caller.ts'
import { rehearse } from '#app/api/services/mcp/rehearse.ts'
import { actInWorkspace } from '#app/platform/act-in-workspace.ts'
import { services } from '#app/platform/http/services.ts'
import { logger } from '#app/platform/log/logger.ts'
import type { ToolAnswer } from '#core/api/mcp/surface.ts'
import type { Tool } from '#core/api/mcp/tool.ts'
import { TOOLS, type ToolName } from '#core/api/mcp/tools.ts'
import { isWrite } from '#core/api/operation.ts'
import { quoteData } from '#core/assistant/instructions.ts'
import { readKey } from '#core/shared/untrusted.ts'
import { RUNNERS, type ToolCall } from './runners.ts'

/** Runs one tool with the rights of the token’s person. A refusal is an answer that the model reads and can act on. */
export async function callTool(caller: ApiCaller, name: ToolName, given: unknown): Promise<ToolAnswer> {
  const tool: Tool = TOOLS[name]
  try {
    checkRights(tool.rights, caller)
    const input: unknown = asOnScreen(tool.input, given ?? {})
    const { mayWrite: _, ...acting } = actInWorkspace(services(), caller.person, { path: tool.rights.page })
    const isRehearsed = readKey(input, 'dry_run') === true
    const ctx = isRehearsed ? rehearse(acting) : acting
    const run = RUNNERS[name] as (call: ToolCall<ToolName>) => Promise<object>
    const said = await run({ ctx, input: withoutDryRun(input), workKey: randomUUID() } as ToolCall<ToolName>)
    if (isWrite(tool.rights)) return writtenAnswer(said, isRehearsed)
    return { text: quoteData(tool.isFromOutside ? 'outside' : 'lookup', said), isError: false }
  } catch (error) {
    const log = logger().child({ tool: name })
    const { problem } = thrownRefusal(error, { log, event: 'a tool of an agent failed' })
    const { code, detail, errors = [] } = problem
    return {
      text: JSON.stringify({ error: code, detail, ...(errors.length > 0 ? { errors } : {}) }),
      isError: true,
    }
  }
}

function withoutDryRun(input: unknown): object {
  const { dry_run: _, ...rest } = input as { dry_run?: unknown }
  return rest
}

/** What a change came to; of a rehearsed one, that it would have been done, without the name of what isn’t there. */
function writtenAnswer(said: object, isRehearsed: boolean): ToolAnswer {
  const told = isRehearsed
    ? { dryRun: true, detail: 'This would be done. Nothing was changed.' }
    : { dryRun: false, ...said }
  return { text: JSON.stringify(told), isError: false, data: told }
}
