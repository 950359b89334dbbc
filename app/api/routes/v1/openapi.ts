import { problemAnswer, refuse } from '#app/api/http/reply.ts'
import { describeApi } from '#app/api/services/describe-api.ts'
import { services } from '#app/platform/http/services.ts'

/** The description of the API, for everybody. */
export async function loader() {
  return Response.json(await describeApi(services()), { headers: { 'Cache-Control': 'public, max-age=300' } })
}

export function action() {
  return problemAnswer(refuse('method_not_allowed', undefined, { headers: { Allow: 'GET, HEAD' } }))
}
