import type { MiddlewareFunction } from 'react-router'

/** What web servers note for a request whose sender closed the connection before the answer (nginx's own status). */
const CLIENT_CLOSED_REQUEST = 499

/**
 * Whoever leaves while a page is made stops it half-way, which the router answers with an error that nobody reads.
 * Nothing of ours failed, so it is not counted, logged and alerted as if it had. What was finished all the same keeps
 * its status.
 */
export const leftBeforeAnswer: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next()
  return response.status >= 500 && request.signal.aborted
    ? new Response(null, { status: CLIENT_CLOSED_REQUEST })
    : response
}
