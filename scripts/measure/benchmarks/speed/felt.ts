import type { Page } from 'playwright'
import { quantile } from '#scripts/measure/harness/load/run-load.ts'
import { openChromium } from '#scripts/measure/harness/open-chromium.ts'
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
