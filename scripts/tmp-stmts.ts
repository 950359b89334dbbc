import { readFileSync } from 'node:fs'
import { startApp } from '#scripts/measure/harness/servers/app.ts'
import { fetchPage } from '#scripts/measure/harness/load/run-load.ts'
import { openCountingProxy } from '#scripts/measure/harness/servers/counting-proxy.ts'
const { url, people } = JSON.parse(readFileSync('/tmp/prof.json', 'utf8'))
const web = readFileSync('app/platform/http/services.ts','utf8').match(/'(brandhearth[^']*)'/)?.[1] ?? 'brandhearth'
const proxy = await openCountingProxy(url, web)
const app = await startApp({ url: proxy.url })
for (const path of process.argv.slice(2)) {
  for (let i = 0; i < 4; i++) { await fetchPage({ port: app.port, path, headers: { Cookie: people[0].cookie } }); const c = proxy.take(); if (i === 3) console.log(path, c) }
}
await app.stop(); await proxy.close()
