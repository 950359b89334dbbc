import { describe, expect, it } from 'vitest'
import { type ChromiumSurroundings, findChromium } from './chromium.ts'

const packaged = '/tmp/unpacked/chromium'
const downloaded = '/home/x/.cache/ms-playwright/chrome'

function machine(files: string[], env: Record<string, string> = {}, isRoot = false): ChromiumSurroundings {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isRoot,
    isExecutable: path => files.includes(path),
    playwrightPath: async () => downloaded,
    unpackPackage: async () => packaged,
  }
}

describe('findChromium', () => {
  const everything = ['/opt/mine', '/usr/bin/chromium', '/usr/bin/google-chrome', downloaded]

  it('takes CHROMIUM_PATH before all others', async () => {
    const browser = await findChromium(machine(everything, { CHROMIUM_PATH: '/opt/mine' }))
    expect(browser).toMatchObject({ executablePath: '/opt/mine', source: 'CHROMIUM_PATH' })
  })

  it('refuses a CHROMIUM_PATH that is not there instead of quietly taking another browser', async () => {
    await expect(findChromium(machine(everything, { CHROMIUM_PATH: '/opt/gone' }))).rejects.toThrow(
      '/opt/gone',
    )
  })

  it('takes the system chromium before the system chrome', async () => {
    expect((await findChromium(machine(everything))).executablePath).toBe('/usr/bin/chromium')
  })

  it('takes the one without windows before all others of the system', async () => {
    const shell = '/usr/bin/chromium-headless-shell'
    expect((await findChromium(machine([...everything, shell]))).executablePath).toBe(shell)
  })

  it("takes Playwright's own download when the system has none", async () => {
    expect((await findChromium(machine([downloaded]))).source).toBe('playwright')
  })

  it('unpacks the npm package when there is nothing else, and runs it without a sandbox', async () => {
    const browser = await findChromium(machine([]))
    expect(browser).toMatchObject({ executablePath: packaged, source: 'package' })
    expect(browser.args).toContain('--no-sandbox')
  })

  it('gives up the sandbox for root and for root only', async () => {
    expect((await findChromium(machine(everything, {}, true))).args).toContain('--no-sandbox')
    expect((await findChromium(machine(everything, {}, false))).args).not.toContain('--no-sandbox')
  })
})
