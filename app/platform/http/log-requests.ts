import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
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

/** The path without the secret of a link that opens something by itself, as it may be logged. */
export function loggedPath(path: string): string {
  return path.replace(/^(\/shared|\/ask|\/brand-clarity-quiz\/result)\/.+$/, '$1/…')
}

/** Logs which path was missing and gives the 404 to throw. */
export function logMissingPath(request: Request, context: Readonly<RouterContextProvider>) {
  requestScope(context).log.info(
    { path: loggedPath(new URL(request.url).pathname).slice(0, 500) },
    'page not found',
  )
  return data(null, { status: 404, statusText: 'Not Found' })
}
