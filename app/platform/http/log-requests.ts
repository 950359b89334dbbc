import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { requestScope } from './request-scope.ts'

/**
 * One line for each request, with the pattern of the route that took it, such as `/shared/:token`. Never its path, query,
 * body or sender: an address may hold a key, however it is written, and nothing personal is kept.
 */
export const logRequests: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const startedAt = performance.now()
  const scope = requestScope(context)
  const route = `/${pattern}`
  scope.route = route
  const response = await next()
  scope.log.info(
    {
      method: request.method,
      route,
      status: response.status,
      ms: Math.round(performance.now() - startedAt),
    },
    'request',
  )
  return response
}

/** Logs that somebody asked for an address that is none, and gives the 404 to throw. */
export function logMissingPage(context: Readonly<RouterContextProvider>) {
  requestScope(context).log.info('page not found')
  return data(null, { status: 404, statusText: 'Not Found' })
}
