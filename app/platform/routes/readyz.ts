import { services } from '#app/platform/http/services.ts'
import { checkReady } from '#app/platform/outage/check-ready.ts'
import { readyAnswer } from '#app/platform/outage/ready-answer.ts'

/** Ready means that the database answers and has every migration; a load balancer sends nobody here before. */
export async function loader() {
  const { status, text, headers } = readyAnswer(await checkReady(services()))
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })
}
