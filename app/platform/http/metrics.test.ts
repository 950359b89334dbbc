import { register } from 'prom-client'
import { afterEach, expect, it, vi } from 'vitest'

/** A process of its own, with or without the token that lets somebody read. */
async function freshProcess(token: string) {
  vi.resetModules()
  vi.stubEnv('BRANDHEARTH_MODE', 'test')
  vi.stubEnv('METRICS_TOKEN', token)
  const { countRequests, readMetrics } = await import('./metrics.ts')
  const answer = async (status: number) => {
    const response = new Response(null, { status })
    const [args, next] = [{}, async () => response] as unknown as Parameters<typeof countRequests>
    expect(await countRequests(args, next)).toBe(response)
  }
  return { answer, readMetrics }
}

afterEach(() => vi.unstubAllEnvs())

it('tells Prometheus of requests by status, durations, memory and uptime', async () => {
  const { answer, readMetrics } = await freshProcess('sixteen-letters-or-more')
  for (const status of [200, 204, 302, 404, 404, 500]) await answer(status)
  const { text, contentType } = await readMetrics()
  expect(contentType).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = text.split('\n')
  for (const [name, kind] of [
    ['http_requests_total', 'counter'],
    ['http_request_duration_seconds', 'histogram'],
    ['process_resident_memory_bytes', 'gauge'],
    ['nodejs_heap_size_used_bytes', 'gauge'],
    ['process_uptime_seconds', 'gauge'],
  ])
    expect(lines).toContain(`# TYPE ${name} ${kind}`)
  const counts = lines.filter(line => line.startsWith('http_requests_total{'))
  expect(counts.sort()).toEqual([
    'http_requests_total{status="2xx"} 2',
    'http_requests_total{status="3xx"} 1',
    'http_requests_total{status="4xx"} 2',
    'http_requests_total{status="5xx"} 1',
  ])
  const bounds = [...text.matchAll(/http_request_duration_seconds_bucket\{le="([^"]+)"\}/g)].map(
    ([, le]) => le,
  )
  expect(bounds).toEqual(['0.01', '0.025', '0.05', '0.1', '0.25', '0.5', '1', '2.5', '5', '+Inf'])
  expect(lines).toContain('http_request_duration_seconds_count 6')
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
  expect(text).toMatch(/^nodejs_heap_size_used_bytes \d{6,}$/m)
  expect(text).toMatch(/^process_uptime_seconds \d+$/m)
})

it('counts nothing where nobody may read', async () => {
  const { answer, readMetrics } = await freshProcess('')
  await answer(200)
  expect((await readMetrics()).text).not.toContain('http_requests_total{')
})

it('leaves nothing in the registry that all users of the library share', async () => {
  const { answer, readMetrics } = await freshProcess('sixteen-letters-or-more')
  await answer(200)
  await readMetrics()
  expect(await register.getMetricsAsJSON()).toEqual([])
})
