import type { MiddlewareFunction } from 'react-router'
import { requestScope } from '../request-scope.ts'

/** Seconds after which trying again makes sense. */
const RETRY_AFTER = '5'

/** A lost database is nobody's fault and passes: 503 with Retry-After instead of a plain 500. */
export const outageStatus: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next()
  if (!requestScope(context).outage || response.status < 500) return response
  const headers = new Headers(response.headers)
  headers.set('Retry-After', RETRY_AFTER)
  return new Response(response.body, { status: 503, statusText: 'Service Unavailable', headers })
}
