import { readBody } from '#app/platform/forms/read-body.server.ts'
import { services } from '#app/platform/http/services.ts'
import { confirmHub, receiveFromHub } from '#app/watch/services/polling/websub/confirm-hub.ts'
import type { Route } from './+types/websub'

/** In bytes; what a delivery holds is not read, only checked. */
const LONGEST_DELIVERY = 1_000_000
const TOKEN = /^[\w-]{43}$/
const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }

/** A hub asks whether we meant to be told. */
export async function loader({ request, params: { token } }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const text = (name: string) => (search.get(`hub.${name}`) ?? '').slice(0, 2000)
  const answer = TOKEN.test(token)
    ? await confirmHub(services(), {
        token,
        mode: text('mode'),
        topic: text('topic'),
        challenge: text('challenge'),
        leaseSeconds: text('lease_seconds'),
      })
    : null
  return answer === null ? new Response(null, { status: 404 }) : new Response(answer, { headers: PLAIN })
}

/** A hub says that there is news. Read raw, because the signature is over the bytes as they came. */
export async function action({ request, params: { token } }: Route.ActionArgs) {
  if (!TOKEN.test(token)) return new Response(null, { status: 404 })
  const body = await readBody(request, LONGEST_DELIVERY)
  if (body === null) return new Response(null, { status: 413 })
  const signature = request.headers.get('X-Hub-Signature') ?? ''
  const isOurs = await receiveFromHub(services(), { token, body, signature })
  return new Response(null, { status: isOurs ? 202 : 404 })
}
