import type { RouterContextProvider } from 'react-router'
import { checkRights } from '#app/api/http/check-rights.ts'
import { readBodyText } from '#app/api/http/read-call.ts'
import { Refused, setRoom } from '#app/api/http/reply.ts'
import { countCall } from '#app/api/services/calls/count-call.ts'
import { answerMessage } from '#app/api/services/mcp/answer-message.ts'
import { requestScope } from '#app/platform/http/request-scope.ts'
import { services } from '#app/platform/http/services.ts'
import { isOutage } from '#app/platform/outage/is-outage.ts'
import { type AskedOf, REVISIONS, RPC_ERRORS, readMessage, rpcError } from '#core/api/mcp/revisions.ts'
import { readToolName, TOOLS } from '#core/api/mcp/tools.ts'
import { isWrite } from '#core/api/operation.ts'
import { OPERATIONS } from '#core/api/operations.ts'
import { coversScopes, readScopes } from '#core/api/scopes.ts'
import { challengeFor, findAgent } from './find-agent.ts'
import { isOurHost, isOurOrigin } from './our-address.ts'
import { surfaceOf } from './surface.ts'

/**
 * Answers `/mcp`: where it came from, who sends it, how often, what they may; the rest is the protocol’s own. Everything is
 * answered as JSON, whatever happens.
 */
export async function serveMcp(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  let id: AskedOf['id'] = null
  try {
    if (!isOurHost(request)) return refused(403, id, 'This isn’t our address')
    if (!isOurOrigin(request)) return refused(403, id, 'Web pages can’t call this address')
    if (request.method !== 'POST') return refused(405, id, 'Send a POST', { Allow: 'POST' })
    const agent = await findAgent(request)
    const text = await readBodyText(request)
    const body = parsed(text)
    const asked = readMessage(body)
    if (!asked) return answer(400, rpcError(null, RPC_ERRORS.invalidRequest, 'Send one JSON-RPC message'))
    id = asked.id
    const revision = request.headers.get('MCP-Protocol-Version')
    if (revision !== null && !REVISIONS.some(ours => ours === revision)) return unsupported(id, revision)
    if (asked.method === 'subscriptions/listen')
      return answer(404, rpcError(id, RPC_ERRORS.methodNotFound, 'There are no subscriptions here'))
    const name = asked.method === 'tools/call' ? readToolName(asked.name) : null
    const rights = name ? TOOLS[name].rights : OPERATIONS.getMe
    const room = await countCall(services(), { tokenId: agent.tokenId, isWrite: isWrite(rights) })
    if (room.wait !== null) {
      const headers = { 'Retry-After': String(room.wait) }
      return setRoom(refused(429, id, `Try again in ${room.wait} seconds`, headers), room)
    }
    if (!coversScopes(agent.scopes, rights.scopes)) {
      // All that it has and all that it lacks, so that a client that asks anew loses nothing.
      const scope = readScopes([...agent.scopes, ...rights.scopes]).join(' ')
      const headers = { 'WWW-Authenticate': challengeFor(scope, 'insufficient_scope') }
      return refused(403, id, `This needs the scope ${rights.scopes.join(' and ')}`, headers)
    }
    checkRights(OPERATIONS.getMe, agent)
    const { url, headers } = request
    const again = new Request(url, { method: 'POST', headers, body: text })
    return setRoom(await answerMessage(again, { body, surface: surfaceOf(agent) }), room)
  } catch (error) {
    if (error instanceof Refused) {
      const { status, detail, code } = error.problem
      return answer(status, rpcError(id, RPC_ERRORS.refused, detail, { code }), error.headers)
    }
    requestScope(context).log.error({ err: error }, 'a message of an agent failed')
    if (isOutage(error)) return refused(503, id, 'Please try again in a moment', { 'Retry-After': '5' })
    return answer(
      500,
      rpcError(id, RPC_ERRORS.internal, `Something went wrong (${requestScope(context).id})`),
    )
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function unsupported(id: AskedOf['id'], requested: string): Response {
  const data = { supported: [...REVISIONS], requested: requested.slice(0, 100) }
  return answer(400, rpcError(id, RPC_ERRORS.unsupportedRevision, 'Unsupported protocol version', data))
}

function refused(
  status: number,
  id: AskedOf['id'],
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return answer(status, rpcError(id, RPC_ERRORS.refused, message), headers)
}

function answer(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  })
}
