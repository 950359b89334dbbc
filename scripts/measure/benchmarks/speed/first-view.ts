import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { startApp } from '#scripts/measure/harness/servers/app.ts'
import { PROJECT } from '#scripts/measure/harness/servers/child.ts'
import { openServerDatabase } from '#scripts/measure/harness/servers/databases.ts'

const CLIENT = join(PROJECT, 'build/client')

/**
 * Kilobytes of JavaScript a page may bring, compressed as a browser gets it; the first that fits counts.
 * docs/performance.md has what was reached.
 */
const GOALS: readonly { page: RegExp; atMost: number }[] = [
  { page: /^\/(auth|signup|brand-clarity-quiz)$/, atMost: 130 },
  { page: /^\/app\/dashboard$/, atMost: 150 },
  { page: /^\/app(\/|$)/, atMost: 170 },
]

/** What a first visit downloads: JavaScript of every page, style sheet, a whole content page, the number of packages. */
export async function run(): Promise<void> {
  heading('First view (compressed)')
  const build = (await import(pathToFileURL(join(PROJECT, 'build/server/index.js')).href)) as ServerBuild
  for (const { path, kilobytes } of scriptsByPage(build)) {
    const bar = GOALS.find(({ page }) => page.test(path))
    if (bar) goal(`kB of JavaScript on ${path}`, kilobytes, { atMost: bar.atMost })
    else note(`kB of JavaScript on ${path}: ${short(kilobytes)}`)
  }
  for (const file of readdirSync(join(CLIENT, 'assets')).filter(name => name.endsWith('.css'))) {
    const kilobytes = compressedSize(`/assets/${file}`) / 1000
    if (file.startsWith('site')) goal(`kB of CSS in ${file}`, kilobytes, { atMost: 10 })
    else note(`kB of CSS in ${file}: ${short(kilobytes)}`)
  }
  await measureContentPage()
  await countPackages()
}

/** Every page with markup and framework JavaScript, with all modules that its first view loads. */
function scriptsByPage({
  assets,
  routes,
  routeDiscovery,
}: ServerBuild): { path: string; kilobytes: number }[] {
  const pages = []
  for (const leaf of Object.values(routes)) {
    if (!leaf?.module.default) continue
    const branch = []
    for (let route: typeof leaf | undefined = leaf; route; route = routes[route.parentId ?? '']) {
      branch.unshift(route)
    }
    const isQuiet = branch.some(
      route => (route.module.handle as { hydrate?: boolean } | undefined)?.hydrate === false,
    )
    const isLeaf = !Object.values(routes).some(route => route?.parentId === leaf.id)
    if (isQuiet || !isLeaf) continue
    const entries = branch.map(route => assets.routes[route.id])
    const files = new Set([
      // The list of all routes is a file only where pages are not discovered as they are linked to.
      ...(routeDiscovery.mode === 'initial' ? [assets.url] : []),
      assets.entry.module,
      ...assets.entry.imports,
      ...entries.flatMap(entry => (entry ? [entry.module, ...(entry.imports ?? [])] : [])),
    ])
    const path = `/${branch.flatMap(route => route.path || []).join('/')}`
    const bytes = [...files].reduce((sum, file) => sum + compressedSize(file), 0)
    pages.push({ path, kilobytes: bytes / 1000 })
  }
  return pages.sort((a, b) => a.path.localeCompare(b.path))
}

/** Bytes of a built file as it is sent to a browser that reads brotli. */
function compressedSize(url: string): number {
  const file = join(CLIENT, url.split('?')[0] ?? url)
  const sent = [`${file}.br`, file].find(path => existsSync(path))
  return sent ? statSync(sent).size : 0
}

/**
 * A page as visitors get it: from memory, which it comes to with the first request. Its style sheet is written into it, and
 * named here in its place, since it is counted by itself.
 */
async function readKeptPage(url: string): Promise<string> {
  const giveUpAt = Date.now() + 10_000
  for (;;) {
    const html = await (await fetch(url)).text()
    const isKept = !html.includes(' nonce="')
    if (isKept)
      return html.replace(/<style>[\s\S]*?<\/style><link rel="prefetch" as="style"/, '<link rel="stylesheet"')
    if (Date.now() > giveUpAt) throw new Error(`${url} is not kept`)
    await wait(100)
  }
}

/** The landing page as a browser loads it: the page and what its markup asks for. */
async function measureContentPage(): Promise<void> {
  const database = await openServerDatabase()
  if (typeof database === 'string' || !('url' in database.place)) return note('/ not measured: no PostgreSQL')
  try {
    const app = await startApp(database.place)
    try {
      const html = await readKeptPage(`http://localhost:${app.port}/`)
      const linked = [
        ...html.matchAll(/<(?:link|script|img|source)\b[^>]*?\b(?:href|src)="(\/[^"]+)"[^>]*>/g),
      ]
      const files = new Set(
        linked
          .filter(([tag]) => !/rel="(canonical|alternate|prefetch)"/.test(tag))
          .map(match => match[1] ?? ''),
      )
      const scripts = [...files].filter(file => file.endsWith('.js'))
      const preloaded = linked.filter(([tag]) => /rel="preload"/.test(tag) && /as="font"/.test(tag)).length
      const page = brotliCompressSync(html).byteLength
      const bytes = [...files].reduce((sum, file) => sum + compressedSize(file), page)
      const inline = html.match(/<script\b(?![^>]*\bsrc=)[\s\S]*?<\/script>/g)?.join('').length ?? 0
      goal('/ in kB of HTML', page / 1000, { atMost: 10 })
      goal(
        '/ in kB of JavaScript',
        scripts.reduce((sum, file) => sum + compressedSize(file), 0) / 1000,
        { atMost: 6 },
        `besides ${inline} characters within the page`,
      )
      goal('/ in requests', files.size + 1, { atMost: 12 }, 'fonts that the style sheet asks for come on top')
      goal('/ in kB altogether', bytes / 1000, { atMost: 100 })
      goal('/ in preloaded fonts', preloaded, { atMost: 1 })
    } finally {
      await app.stop()
    }
  } finally {
    await database.remove()
  }
}

async function countPackages(): Promise<void> {
  const lock = JSON.parse(await readFile(join(PROJECT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optional?: boolean }>
  }
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '')
  const installed = entries.filter(([path]) => existsSync(join(PROJECT, path)))
  goal(
    'packages that `npm ci` installs',
    installed.length,
    { atMost: 600 },
    `${entries.length} in the lock, those of other platforms included`,
  )
}
