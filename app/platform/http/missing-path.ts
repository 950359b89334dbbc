import { data, type RouterContextProvider } from 'react-router'
import { loggedPath } from './logged-path.ts'
import { requestScope } from './request-scope.ts'

/** Logs which path was missing and gives the 404 to throw. */
export function logMissingPath(request: Request, context: Readonly<RouterContextProvider>) {
  requestScope(context).log.info(
    { path: loggedPath(new URL(request.url).pathname).slice(0, 500) },
    'page not found',
  )
  return data(null, { status: 404, statusText: 'Not Found' })
}
