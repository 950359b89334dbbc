import { register } from 'prom-client'
import { afterEach, expect, it, vi } from 'vitest'

/** A process of its own, with or without the token that lets somebody read. */
async function freshProcess(token: string) {
  vi.resetModules()
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('brandhearth.')) Reflect.deleteProperty(globalThis, key)
  vi.stubEnv('BRANDHEARTH_MODE', 'test')
  vi.stubEnv('METRICS_TOKEN', token)
  const { countRequests } = await import('./metrics.ts')
  const { metrics } = await import('#app/platform/metrics/registry.ts')
  const answer = async (status: number, pattern = '/shared/:token', method = 'GET') => {
    const response = new Response(null, { status })
    const request = new Request('http://localhost/shared/secret', { method })
    const [args, next] = [{ request, pattern }, async () => response] as unknown as Parameters<
      typeof countRequests
    >
    expect(await countRequests(args, next)).toBe(response)
  }
  return { answer, read: async () => (await metrics()).registry.metrics() }
}

afterEach(() => vi.unstubAllEnvs())

it('counts requests by status, and times them by the pattern of their route', async () => {
  const { answer, read } = await freshProcess('sixteen-letters-or-more')
  for (const status of [200, 204, 302, 404, 404, 500]) await answer(status)
  await answer(200, '/')
  await answer(302, 'app/storybank', 'POST')
  await answer(405, 'app/storybank', 'PROPFIND')
  const lines = (await read()).split('\n')
  expect(lines.filter(line => line.startsWith('http_requests_total{')).sort()).toEqual([
    'http_requests_total{status="2xx"} 3',
    'http_requests_total{status="3xx"} 2',
    'http_requests_total{status="4xx"} 3',
    'http_requests_total{status="5xx"} 1',
  ])
  const counts = lines.filter(line => line.startsWith('http_request_duration_seconds_count{'))
  expect(counts.sort()).toEqual([
    'http_request_duration_seconds_count{route="/",method="GET",status="2xx"} 1',
    'http_request_duration_seconds_count{route="/app/storybank",method="POST",status="3xx"} 1',
    'http_request_duration_seconds_count{route="/app/storybank",method="other",status="4xx"} 1',
    'http_request_duration_seconds_count{route="/shared/:token",method="GET",status="2xx"} 2',
    'http_request_duration_seconds_count{route="/shared/:token",method="GET",status="3xx"} 1',
    'http_request_duration_seconds_count{route="/shared/:token",method="GET",status="4xx"} 2',
    'http_request_duration_seconds_count{route="/shared/:token",method="GET",status="5xx"} 1',
  ])
  expect(lines.join('\n')).not.toContain('secret')
})

it('tells of the process: memory, processor, how late the event loop is', async () => {
  const { read } = await freshProcess('sixteen-letters-or-more')
  const text = await read()
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
  expect(text).toMatch(/^nodejs_heap_size_used_bytes \d{6,}$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
  expect(text).toMatch(/^process_uptime_seconds \d+$/m)
})

it('counts nothing where nobody may read', async () => {
  const { answer, read } = await freshProcess('')
  await answer(200)
  expect(await read()).not.toContain('http_requests_total{')
})

it('leaves nothing in the registry that all users of the library share', async () => {
  const { answer, read } = await freshProcess('sixteen-letters-or-more')
  await answer(200)
  await read()
  expect(await register.getMetricsAsJSON()).toEqual([])
})
