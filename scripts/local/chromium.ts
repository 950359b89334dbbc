import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'

/** A browser that Playwright can launch: `source` says in words where it came from. */
export interface FoundChromium {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly source: 'CHROMIUM_PATH' | 'system' | 'playwright' | 'package'
}

/** What the search looks at; tests replace it, everyone else takes the process's own. */
export interface ChromiumSurroundings {
  readonly env: Record<string, string | undefined>
  readonly isRoot: boolean
  readonly isExecutable: (path: string) => boolean
  /** Where Playwright would keep the browser it downloads itself, whether or not it is there. */
  readonly playwrightPath: () => Promise<string>
  /** Unpacks the browser that an npm package carries. */
  readonly unpackPackage: () => Promise<string>
}

/** First the one without windows: the others draw a browser around each page, which nobody here looks at. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Quiet and offline: a test browser shall ask nobody but the app. */
const QUIET = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds a Chromium in this order: CHROMIUM_PATH, the system's chromium or chrome, Playwright's own download, the one
 * inside the npm package @sparticuz/chromium (which needs nothing else). Throws when CHROMIUM_PATH names no executable,
 * because a wrong wish must not be answered with another browser.
 */
export async function findChromium(surroundings?: Partial<ChromiumSurroundings>): Promise<FoundChromium> {
  const around = { ...theProcess, ...surroundings }
  const args = around.isRoot ? [...QUIET, '--no-sandbox'] : QUIET

  const wished = around.env.CHROMIUM_PATH
  if (wished) {
    if (!around.isExecutable(wished))
      throw new Error(`CHROMIUM_PATH is ${wished}, which is not an executable file`)
    return { executablePath: wished, args, source: 'CHROMIUM_PATH' }
  }

  const folders = (around.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = SYSTEM_NAMES.flatMap(name => folders.map(folder => join(folder, name))).concat(MAC_PATHS)
  const system = candidates.find(around.isExecutable)
  if (system) return { executablePath: system, args, source: 'system' }

  const downloaded = await around.playwrightPath()
  if (around.isExecutable(downloaded)) return { executablePath: downloaded, args, source: 'playwright' }

  // The packaged build has no sandbox helper of its own, so it runs without one for every user.
  const packaged = [...new Set([...args, '--no-sandbox', '--no-zygote'])]
  return { executablePath: await around.unpackPackage(), args: packaged, source: 'package' }
}

const theProcess: ChromiumSurroundings = {
  env: process.env,
  isRoot: userInfo().uid === 0,
  isExecutable(path) {
    try {
      accessSync(path, constants.X_OK)
      return statSync(path).isFile()
    } catch {
      return false
    }
  },
  async playwrightPath() {
    const { chromium } = await import('playwright')
    return chromium.executablePath()
  },
  async unpackPackage() {
    // The package unpacks into the temporary folder under plain names ("chromium", "fonts") and takes whatever already
    // bears one, so it gets a folder of its own; and it brings libnss3 and friends only where it thinks it is on Lambda.
    const folder = join(tmpdir(), `brandhearth-chromium-${userInfo().uid}`)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const before = process.env.TMPDIR
    process.env.TMPDIR = folder
    if (!existsSync('/usr/lib/x86_64-linux-gnu/libnss3.so')) process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x'
    try {
      const { default: packaged } = await import('@sparticuz/chromium')
      return await packaged.executablePath()
    } finally {
      delete process.env.AWS_LAMBDA_JS_RUNTIME
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
    }
  },
}
