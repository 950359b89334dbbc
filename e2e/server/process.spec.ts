import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { freePort } from '#scripts/local/free-port.ts'
import { NODE_OPTIONS } from '#scripts/local/node-options.ts'

const PROJECT = join(import.meta.dirname, '../..')

interface Running {
  readonly output: () => string
  readonly exit: Promise<{ code: number | null; signal: string | null }>
  signal(name: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void
  untilReady(): Promise<void>
}

function start(dataDir: string, port: number): Running {
  const child = spawn(process.execPath, [...NODE_OPTIONS, 'scripts/start.ts', '--no-demo', '--skip-build'], {
    cwd: PROJECT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const exit = new Promise<{ code: number | null; signal: string | null }>(resolve =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  )
  return {
    output: () => output,
    exit,
    signal: name => void child.kill(name),
    async untilReady() {
      const deadline = Date.now() + 60_000
      while (!output.includes('\nready ')) {
        if (Date.now() > deadline || child.exitCode !== null) throw new Error(`not ready:\n${output}`)
        await new Promise(resolve => setTimeout(resolve, 50))
      }
    },
  }
}

/** Starts the resend form for an address: a write that is acknowledged with a redirect. */
async function register(url: string, email: string): Promise<number> {
  const response = await fetch(`${url}/signup`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Origin: url,
      'X-Forwarded-For': `198.18.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    },
    body: new URLSearchParams({
      name: 'Ana',
      email,
      password: 'Hearthstone9',
      confirmPassword: 'Hearthstone9',
      terms: 'on',
    }),
  })
  await response.arrayBuffer()
  return response.status
}

let dataDir: string
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'brandhearth-process-'))
})
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('a second start on the same folder says who holds it and leaves it alone', async () => {
  const [port, other] = [await freePort(), await freePort()]
  const first = start(dataDir, port)
  await first.untilReady()
  const second = start(dataDir, other)
  expect((await second.exit).code).toBe(1)
  expect(second.output()).toContain(`http://localhost:${port}`)
  expect(second.output()).toMatch(/process \d+/)
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
  first.signal('SIGTERM')
  expect((await first.exit).code).toBe(0)
})

test('Ctrl-C ends it cleanly, and the next start has everything', async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const first = start(dataDir, port)
  await first.untilReady()
  expect(await register(url, 'ana@example.test')).toBe(303)
  first.signal('SIGINT')
  expect((await first.exit).code, first.output()).toBe(0)

  const second = start(dataDir, port)
  await second.untilReady()
  // The account is there, unconfirmed: the right password is told to confirm first.
  const response = await fetch(`${url}/auth`, {
    method: 'POST',
    headers: { Origin: url },
    body: new URLSearchParams({ email: 'ana@example.test', password: 'Hearthstone9' }),
  })
  expect(await response.text()).toContain('confirm your account before signing in')
  second.signal('SIGTERM')
  await second.exit
})

test('killed in the middle of work, it loses nothing that it had acknowledged', async () => {
  test.setTimeout(120_000)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const app = start(dataDir, port)
    await app.untilReady()
    const writers = [0, 1].map(async writer => {
      for (let at = 0; ; at += 1) {
        const email = `r${round}w${writer}n${at}@example.test`
        const status = await register(url, email).catch(() => null)
        if (status === null) return
        if (status === 303) acknowledged.push(email)
      }
    })
    await new Promise(resolve => setTimeout(resolve, 1_500))
    app.signal('SIGKILL')
    await app.exit
    await Promise.all(writers)
  }
  expect(acknowledged.length).toBeGreaterThan(10)

  const app = start(dataDir, port)
  await app.untilReady()
  for (const email of acknowledged) {
    const response = await fetch(`${url}/auth`, {
      method: 'POST',
      headers: { Origin: url, 'X-Forwarded-For': `198.18.7.${acknowledged.indexOf(email) % 250}` },
      body: new URLSearchParams({ email, password: 'Hearthstone9' }),
    })
    expect(await response.text(), email).toContain('confirm your account before signing in')
  }
  app.signal('SIGTERM')
  await app.exit
})

test('a wrong environment is told whole, line by line, and nothing starts', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts', '--skip-build'], {
    cwd: PROJECT,
    env: { PATH: process.env.PATH, PORT: 'abc', LOG_LEVEL: 'loud', SMTP_URL: 'mail', DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([
    'Configuration is wrong:',
    '  - PORT must be a port number',
    '  - SMTP_URL must start with smtp:// or smtps://',
    '  - LOG_LEVEL must be a pino level',
  ])
})
