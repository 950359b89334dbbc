import { services } from '#app/platform/http/services.ts'
import { checkReady } from '#app/platform/outage/check-ready.ts'

const PROBLEMS = {
  silent: 'the database does not answer\n',
  migrations_pending: 'migrations are pending: npm run cli -- migrate\n',
} as const

/** Ready means that the database answers and has every migration; a load balancer sends nobody here before. */
export async function loader() {
  const problem = await checkReady(services())
  return new Response(problem ? PROBLEMS[problem] : 'ready\n', {
    status: problem ? 503 : 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...(problem ? { 'Retry-After': '5' } : {}) },
  })
}
