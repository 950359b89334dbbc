import { monitorEventLoopDelay } from 'node:perf_hooks'
import { config } from '#app/config.server.ts'
import { openServiceContext } from '#app/platform/context.ts'
import { pollSources } from '#app/watch/services/polling/poll-sources.ts'

const MINUTE_MS = 60_000

/** One worker for feeds as the clock starts it, once a minute: `node poll-feeds.ts MINUTES PORT HOSTS`. */
const [minutes = 1, port = 0, hosts = 0] = process.argv.slice(2).map(Number)
const localHosts = Array.from(
  { length: hosts },
  (_, n) => `127.${1 + Math.floor(n / 250)}.0.${1 + (n % 250)}:${port}`,
)
const context = openServiceContext(
  { ...config(), webhooksAllowPrivate: localHosts },
  'brandhearth-bench-feeds',
)

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
let looked = 0
for (let minute = 0; minute < minutes; minute += 1) {
  const [count] = await Promise.all([
    pollSources(context),
    new Promise(resolve => {
      setTimeout(resolve, MINUTE_MS)
    }),
  ])
  looked += count
}
delay.disable()
await context.db.close()
const ms = (nanoseconds: number) => nanoseconds / 1e6
console.log(JSON.stringify({ looked, longest: ms(delay.max), p99: ms(delay.percentile(99)) }))
