import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright'
import { alternate, median } from '#scripts/measure/harness/load/alternate.ts'
import { openChromium } from '#scripts/measure/harness/open-chromium.ts'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { startApp } from '#scripts/measure/harness/servers/app.ts'
import { openServerDatabase } from '#scripts/measure/harness/servers/databases.ts'

const VISITS = 11

interface Device {
  readonly viewport: { readonly width: number; readonly height: number }
  /** How much slower than this machine's processor that of the device is taken to be. */
  readonly slowdown: number
  /** Bytes a second, and milliseconds each way. */
  readonly line?: {
    readonly downloadThroughput: number
    readonly uploadThroughput: number
    readonly latency: number
  }
}

const PHONE: Device = {
  viewport: { width: 375, height: 700 },
  slowdown: 4,
  line: { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 },
}
const DESK: Device = { viewport: { width: 1280, height: 800 }, slowdown: 1 }

const BARE = '<!doctype html><title>Bare</title><h1 style="font-size: 40px">Brand marketing</h1>'

/** The largest paint of a first visit to the landing page, against that of a page with nothing but its heading. */
export async function run(): Promise<void> {
  heading('First paint of the landing page, in Chromium')
  const database = await openServerDatabase()
  if (typeof database === 'string') return note(`not measured: ${database}`)
  const bare = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(BARE)
  })
  await new Promise<void>(resolve => bare.listen(0, '127.0.0.1', resolve))
  try {
    const app = await startApp(database.place)
    const browser = await openChromium()
    try {
      const urls = {
        ours: `http://localhost:${app.port}/`,
        bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`,
      }
      const phone = await visitOn(PHONE, browser, urls)
      goal('largest paint on a phone, in that of a bare heading', phone.ours / phone.bare, { atMost: 2 })
      note(`${short(phone.ours)} against ${short(phone.bare)} ms`)
      const desk = await visitOn(DESK, browser, urls)
      goal(
        'ms until the largest paint on a desk',
        desk.ours,
        { atMost: 250 },
        `a bare heading ${short(desk.bare)}`,
      )
    } finally {
      await browser.close()
      await app.stop()
    }
  } finally {
    bare.close()
    await database.remove()
  }
}

/** Medians of the visits, ours and the bare page's in turn. */
async function visitOn(
  device: Device,
  browser: Browser,
  urls: { readonly ours: string; readonly bare: string },
): Promise<{ ours: number; bare: number }> {
  const results = await alternate(VISITS, {
    ours: () => largestPaint(device, browser, urls.ours),
    bare: () => largestPaint(device, browser, urls.bare),
  })
  return { ours: median(results.ours, ms => ms), bare: median(results.bare, ms => ms) }
}

/** Milliseconds until the largest paint of a first visit. */
async function largestPaint(
  { viewport, slowdown, line }: Device,
  browser: Browser,
  url: string,
): Promise<number> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    if (line) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
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
