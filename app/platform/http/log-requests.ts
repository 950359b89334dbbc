import type { MiddlewareFunction } from 'react-router'
import { loggedPath } from './logged-path.ts'
import { requestScope } from './request-scope.ts'

/** One line for each request: no query string, no body, no address, so that nothing personal is kept. */
export const logRequests: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const startedAt = performance.now()
  const response = await next()
  requestScope(context).log.info(
    {
      method: request.method,
      path: loggedPath(new URL(request.url).pathname),
      status: response.status,
      ms: Math.round(performance.now() - startedAt),
    },
    'request',
  )
  return response
}
