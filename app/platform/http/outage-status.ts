import type { MiddlewareFunction } from 'react-router'
import { isOutage } from '#app/platform/outage/is-outage.ts'
import { requestScope } from './request-scope.ts'

/** Seconds after which trying again makes sense. */
const RETRY_AFTER = '5'

/**
 * A lost database is nobody's fault and passes: 503 with Retry-After instead of a plain 500. A page has its answer by
 * then; what a resource without a page threw comes through here as it is.
 */
export const outageStatus: MiddlewareFunction<Response> = async ({ context }, next) => {
  const scope = requestScope(context)
  const response = await next().catch((error: unknown) => {
    if (!isOutage(error)) throw error
    scope.outage = true
    scope.log.error({ err: error, route: scope.route }, 'request failed')
    return new Response('Please try again in a moment. Everything you saved is safe.\n', { status: 503 })
  })
  if (!scope.outage || response.status < 500) return response
  const headers = new Headers(response.headers)
  headers.set('Retry-After', RETRY_AFTER)
  return new Response(response.body, { status: 503, statusText: 'Service Unavailable', headers })
}
