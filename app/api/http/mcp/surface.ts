import * as v from 'valibot'
import { checkRights } from '#app/api/http/check-rights.ts'
import { brandOf } from '#app/api/http/operations/brand-of.ts'
import { thrownRefusal } from '#app/api/http/thrown-refusal.ts'
import type { ApiCaller } from '#app/api/services/calls/find-caller.ts'
import { actInWorkspace } from '#app/platform/act-in-workspace.ts'
import { services } from '#app/platform/http/services.ts'
import { logger } from '#app/platform/log/logger.ts'
import { RPC_ERRORS } from '#core/api/mcp/revisions.ts'
import { type Surface, UnknownThing } from '#core/api/mcp/surface.ts'
import { readToolName, TOOL_NAMES, TOOLS } from '#core/api/mcp/tools.ts'
import { PROMPT, promptSchema, promptText, RESOURCES, resourceOf } from '#core/api/mcp/voice.ts'
import { OPERATIONS } from '#core/api/operations.ts'
import { coversScopes } from '#core/api/scopes.ts'
import { callTool } from './call-tool.ts'

/** What a caller can see and do: tools by the token’s scopes, in the one order there is, whichever way it came. */
export function surfaceOf(caller: ApiCaller): Surface {
  const names = TOOL_NAMES.filter(name => coversScopes(caller.scopes, TOOLS[name].rights.scopes))
  return {
    tools: names.map(name => [name, TOOLS[name]]),
    async callTool(given, input) {
      const name = readToolName(given)
      if (!name) throw new UnknownThing('There is no tool of this name')
      return callTool(caller, name, input)
    },
    async prompt(name, given) {
      if (name !== PROMPT.name) throw new UnknownThing('There is no prompt of this name')
      const asked = v.safeParse(promptSchema, given ?? {})
      if (!asked.success) throw new UnknownThing('“about” is needed, and “platform” has to be one of ours')
      return promptText(asked.output, await foundationFor(caller))
    },
    async resource(given) {
      const resource = RESOURCES.find(({ uri }) => uri === given)
      if (!resource) throw new UnknownThing('There is no resource at this address')
      return JSON.stringify(resourceOf(resource.uri, await foundationFor(caller)))
    },
  }
}

/** What was told about the brand. A refusal is the client’s to read; what goes wrong on our side is ours. */
async function foundationFor(caller: ApiCaller): Promise<Readonly<Record<string, unknown>>> {
  const { getBrand } = OPERATIONS
  try {
    checkRights(getBrand, caller)
    const { mayWrite: _, ...ctx } = actInWorkspace(services(), caller.person, { path: getBrand.page })
    return { ...(await brandOf(ctx)).foundation }
  } catch (error) {
    const log = logger()
    const { problem } = thrownRefusal(error, { log, event: 'the brand could not be read for an agent' })
    throw new UnknownThing(
      problem.detail,
      problem.code === 'failed' ? RPC_ERRORS.internal : RPC_ERRORS.refused,
    )
  }
}
