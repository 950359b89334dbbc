import type { MiddlewareFunction } from 'react-router'
import { inSpan } from '#app/platform/traces/in-span.ts'
import { requestScope } from './request-scope.ts'

/** What looks after us asks again and again, and nobody looks for it in traces. */
const LOOKS = new Set(['/readyz', '/metrics'])
/** The number by which the library knows what is answered for somebody else (`SpanKind.SERVER`), without loading it. */
const SERVER = 1

/** Makes a trace of each request where traces are collected, with the pattern of its route and never its address. */
export const traceRequests: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const route = `/${pattern.replace(/^\/+/, '')}`
  if (LOOKS.has(route)) return next()
  const { method } = request
  return inSpan(
    `${method} ${route}`,
    {
      kind: SERVER,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'brandhearth.request_id': requestScope(context).id,
      },
    },
    async span => {
      const response = await next()
      span.add({ 'http.response.status_code': response.status })
      return response
    },
  )
}
