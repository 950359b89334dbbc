import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '#scripts/local/chromium.ts'
import { alternate, median } from '#scripts/measure/harness/load/alternate.ts'
import { quantile } from '#scripts/measure/harness/load/run-load.ts'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { type App, startApp } from '#scripts/measure/harness/servers/app.ts'
import { openServerDatabase } from '#scripts/measure/harness/servers/databases.ts'
import { makeWorkspaces, planMonth, type SignedIn } from '#scripts/measure/harness/servers/workspaces.ts'
import { pressEverywhere } from './felt-presses.ts'
import { settle, take, watchTasks } from './felt-watch.ts'

/** How much slower than this machine's processor that of a modest phone is taken to be. */
const SLOWDOWN = 4
/** A full workspace: this many stories, and as many posts. */
const FULL = 10_000
/** Posts of the month that the planner shows. */
const PLANNED = 300
/** Rooms of the menu, visited in this order by pressing their links, twice: the first time their code comes along. */
const ROOMS = ['Content', 'Stories', 'Brand', 'Create', 'Strategy', 'Dashboard']
const WAIT_MS = 15_000
/** How often the server is asked for each room before somebody comes. */
const WARMING = 20

/** What a person feels in a full workspace, in Chromium with a slow processor. */
export async function run(): Promise<void> {
  heading(`Felt by a person, ${FULL} stories and posts, processor ${SLOWDOWN} × slower`)
  const database = await openServerDatabase()
  if (typeof database === 'string') return note(`not measured: ${database}`)
  try {
    const [person] = await database.use(db => makeWorkspaces(db, [FULL]))
    if (!person) return
    await database.use(db => planMonth(db, person.userId, PLANNED))
    const app = await startApp(database.place)
    try {
      await warm(app, person)
      await inChromium(app, person, page => walk(app, page))
      await inChromium(app, person, page => pressEverywhere(app, page))
      await arriving(app)
    } finally {
      await app.stop()
    }
  } finally {
    await database.remove()
  }
}

/** A server that has been running for a while: what it does for the first time in its life is measured by `start`. */
async function warm({ port }: App, { cookie }: SignedIn): Promise<void> {
  for (let time = 0; time < WARMING; time++)
    for (const path of ['dashboard', 'content', 'storybank', 'clarify', 'create', 'strategy'])
      for (const form of ['', '.data'])
        await (await fetch(`http://localhost:${port}/app/${path}${form}`, { headers: { cookie } })).text()
}

async function inChromium(app: App, person: SignedIn, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await openChromium()
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const [name = '', value = ''] = person.cookie.split('=')
    await context.addCookies([{ name, value, url: `http://localhost:${app.port}` }])
    await context.addInitScript(watchTasks)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await work(page)
  } finally {
    await browser.close()
  }
}

async function openChromium(): Promise<Browser> {
  const { executablePath, args } = await findChromium()
  return chromium.launch({ executablePath, args: [...args] })
}

/** Bytes a second, and milliseconds each way, of a phone on a slow line. */
const SLOW_LINE = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }
const VISITS = 7

/** The largest paint of the landing page on a phone, against that of a page with nothing but its heading. */
async function arriving({ port }: App): Promise<void> {
  const bare = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html><title>Bare</title><h1 style="font-size: 40px">Brand marketing</h1>')
  })
  await new Promise<void>(resolve => bare.listen(0, '127.0.0.1', resolve))
  const barePort = (bare.address() as AddressInfo).port
  const browser = await openChromium()
  try {
    const results = await alternate(VISITS, {
      ours: () => largestPaint(browser, `http://localhost:${port}/`),
      bare: () => largestPaint(browser, `http://127.0.0.1:${barePort}/`),
    })
    const [ours, least] = [median(results.ours, ms => ms), median(results.bare, ms => ms)]
    goal('largest paint of the landing page on a phone, in that of a bare heading', ours / least, {
      atMost: 2,
    })
    note(`${short(ours)} against ${short(least)} ms`)
  } finally {
    await browser.close()
    bare.close()
  }
}

/** Milliseconds until the largest paint of a first visit. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 375, height: 700 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(url)
    await page.waitForTimeout(1500)
    return await page.evaluate(
      () =>
        new Promise<number>(resolve => {
          new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
            {
              type: 'largest-contentful-paint',
              buffered: true,
            },
          )
        }),
    )
  } finally {
    await context.close()
  }
}

async function walk({ port }: App, page: Page): Promise<void> {
  await page.goto(`http://localhost:${port}/app/dashboard`)
  await settle(page)
  const awake = await take(page)
  const moves: { room: string; again: boolean; ms: number }[] = []
  for (const again of [false, true])
    for (const room of ROOMS) {
      moves.push({ room, again, ms: await press(page, room) })
      await settle(page)
    }
  const moving = await take(page)
  for (const again of [false, true]) {
    const times = moves.filter(move => move.again === again)
    goal(
      `ms between rooms, ${again ? 'visited before' : 'first visit'}, median`,
      quantile(
        times.map(({ ms }) => ms),
        0.5,
      ),
      { atMost: 200 },
      times.map(({ room, ms }) => `${room} ${short(ms)}`).join(', '),
    )
  }
  const month = moves.find(({ room, again }) => room === 'Content' && again)
  goal(`ms until a month of ${PLANNED} posts is open`, month?.ms ?? Number.NaN, { atMost: 300 })
  goal('ms of the longest task while moving', Math.max(0, ...moving.tasks), { atMost: 100 })
  goal('ms of the slowest interaction while moving', Math.max(0, ...moving.interactions), { atMost: 100 })
  goal('ms of the longest task while the first page wakes', Math.max(0, ...awake.tasks), { atMost: 100 })
  await writing(page)
  await searching(page, port)
}

/** Presses a room of the menu; milliseconds until its heading is there. */
async function press(page: Page, room: string): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: room, exact: true }).first()
  const ms = link.evaluate(
    (element, limit) =>
      new Promise<number>((resolve, reject) => {
        const before = document.querySelector('h1')
        element.addEventListener(
          'click',
          () => {
            const startedAt = performance.now()
            const look = () => {
              const now = document.querySelector('h1')
              if (!now || now === before) return
              observer.disconnect()
              // The picture with it comes with the next frame.
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)))
            }
            const observer = new MutationObserver(look)
            observer.observe(document, { subtree: true, childList: true })
            setTimeout(() => reject(new Error('the room did not open')), limit)
          },
          { once: true, capture: true },
        )
      }),
    WAIT_MS,
  )
  await link.click()
  return ms
}

async function writing(page: Page): Promise<void> {
  await page.goto(new URL('/app/create', page.url()).href)
  await settle(page)
  const text = page.locator('textarea').first()
  await text.fill('It began with a phone call on a wet Sunday. '.repeat(45))
  await settle(page)
  await take(page)
  await text.press('End')
  await text.pressSequentially(' and then we opened the kiln.', { delay: 120 })
  await settle(page)
  const { tasks, interactions } = await take(page)
  goal('ms of the longest task while writing into 2 000 characters', Math.max(0, ...tasks), { atMost: 52 })
  goal('ms of the slowest key', Math.max(0, ...interactions), { atMost: 100 })
}

/** Answers of the server to a search, as somebody waits for them. */
async function searching(page: Page, port: number): Promise<void> {
  const times = await page.evaluate(async address => {
    const measured: number[] = []
    for (const words of ['kiln', 'phone call', 'number 4711', 'learned']) {
      const startedAt = performance.now()
      await (await fetch(`${address}?q=${encodeURIComponent(words)}`)).text()
      measured.push(performance.now() - startedAt)
    }
    return measured
  }, `http://localhost:${port}/app/search.data`)
  goal('ms until a search is answered, median', quantile(times, 0.5), { atMost: 100 })
}
