import { serveMessage } from '#app/api/integrations/mcp-server.ts'
import type { Surface } from '#core/api/mcp/surface.ts'

/** Answers one message of an agent by the protocol’s rules, with what its caller can see and do. */
export function answerMessage(
  request: Request,
  message: { body: unknown; surface: Surface },
): Promise<Response> {
  return serveMessage(request, message)
}
