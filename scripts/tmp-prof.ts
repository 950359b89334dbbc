import { readFileSync } from 'node:fs'
import { runLoad } from '#scripts/measure/harness/load/run-load.ts'
import { startApp } from '#scripts/measure/harness/servers/app.ts'
import { processorMs } from '#scripts/measure/harness/servers/child.ts'
import { startLimit } from '#scripts/measure/benchmarks/speed/limits/start-limit.ts'
const { url, people } = JSON.parse(readFileSync('/tmp/prof.json', 'utf8'))
const big = process.argv.includes('--big')
const person = people[big ? 1 : 0]
const only = process.argv.slice(2).filter(a => a.startsWith('/'))
const paths = only.length ? only : ['/app/dashboard', '/app/stories', '/app/planner', '/app/content/new', '/app/dashboard.data', '/auth']
const app = await startApp({ url }, { DATABASE_POOL: '10', ...(process.env.PROF ? { NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/prof' } : {}) })
const limit = await startLimit({ what: 'render', elements: 312 })
const bounds = { connections: Number(process.env.C ?? 10), requests: Number(process.env.N ?? 600), maxMs: 8000 }
async function one(name: string, server: { pid: number; port: number }, path: string) {
  const target = { port: server.port, path, headers: path.startsWith('/app') ? { Cookie: person.cookie } : {} }
  await runLoad(target, { ...bounds, requests: 100 })
  const before = processorMs(server.pid)
  const r = await runLoad(target, bounds)
  const us = ((processorMs(server.pid) - before) * 1000) / r.requests
  console.log(name.padEnd(24), String(Math.round(us)).padStart(6), 'µs', r.rate.toFixed(0).padStart(6), '/s p50', r.p50.toFixed(1), 'p99', r.p99.toFixed(1), 'bytes', r.bytes, 'failures', r.failures)
}
await one('bare 312', limit, '/')
for (const path of paths) await one(path, app, path)
await one('bare 312', limit, '/')
await app.stop(); await limit.stop()
