import { services } from '#app/platform/http/services.ts'
import { checkReady } from '#app/platform/outage/check-ready.ts'

/** Ready means that the database answers; a load balancer sends nobody here before. */
export async function loader() {
  const ready = await checkReady(services())
  return new Response(ready ? 'ready\n' : 'the database does not answer\n', {
    status: ready ? 200 : 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...(ready ? {} : { 'Retry-After': '5' }) },
  })
}
