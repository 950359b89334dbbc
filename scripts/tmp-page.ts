import { readFileSync, writeFileSync } from 'node:fs'
import { startApp } from '#scripts/measure/harness/servers/app.ts'
import { fetchPage } from '#scripts/measure/harness/load/run-load.ts'
const { url, people } = JSON.parse(readFileSync('/tmp/prof.json', 'utf8'))
const app = await startApp({ url })
for (const path of ['/app/dashboard','/app/storybank','/app/content','/app/create','/auth','/signup']) {
  const h = await fetchPage({ port: app.port, path, headers: path.startsWith('/app') ? { Cookie: people[0].cookie } : {} })
  writeFileSync('/tmp/page'+path.replaceAll('/','_')+'.html', h)
  const scripts = [...h.matchAll(/<script[\s\S]*?<\/script>/g)].map(m=>m[0].length)
  const noscr = h.replace(/<script[\s\S]*?<\/script>/g,'')
  const cls = [...noscr.matchAll(/ class="[^"]*"/g)].reduce((s,m)=>s+m[0].length,0)
  const svg = [...noscr.matchAll(/<svg[\s\S]*?<\/svg>/g)].reduce((s,m)=>s+m[0].length,0)
  const head = noscr.match(/<head>[\s\S]*<\/head>/)?.[0].length
  console.log(path,h.length,'scripts',scripts.reduce((a,b)=>a+b,0),scripts.join(','),'class',cls,'svg',svg,'head',head,'elements',noscr.match(/<[a-z]/g)?.length)
}
await app.stop()
