import { setTimeout as wait } from 'node:timers/promises'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { startApp } from '#scripts/measure/harness/servers/app.ts'
import { openEmbeddedDatabase, openServerDatabase } from '#scripts/measure/harness/servers/databases.ts'

const PAGE = '/auth'
const SAMPLES = 120
const SIGN_INS_A_SECOND = 50
const WRONG_PASSWORDS = 1000

/** Whether signing in stays out of everybody else's way, and guessing stays outside. */
export async function run(): Promise<void> {
  const server = await openServerDatabase()
  const database = typeof server === 'string' ? await openEmbeddedDatabase() : server
  note(`on ${database.kind}`)
  try {
    const app = await startApp(database.place, { TRUST_PROXY: '1' }, { path: PAGE })
    try {
      const url = `http://localhost:${app.port}`
      await measureNeighbours(url)
      await measureGuessing(url)
      await measureSilence(url)
    } finally {
      await app.stop()
    }
  } finally {
    await database.remove()
  }
}

/** Pages of others, idle and with 50 sign-ins a second in flight. */
async function measureNeighbours(url: string): Promise<void> {
  heading('Other pages while 50 sign-ins a second are in flight')
  await pageTimes(url, 30)
  const idle = middle(await pageTimes(url, SAMPLES))
  let running = true
  const answers: number[] = []
  const load = (async () => {
    for (let n = 0; running; n += 1) {
      void signIn(url, `load-${n}@example.test`, addressOf(n)).then(
        ({ status }) => answers.push(status),
        () => answers.push(0),
      )
      await wait(1000 / SIGN_INS_A_SECOND)
    }
  })()
  await wait(1000)
  const busy = middle(await pageTimes(url, SAMPLES))
  running = false
  await load
  goal(
    'median of a page, as a multiple of idle',
    busy / idle,
    { atMost: 2 },
    `${short(idle)} to ${short(busy)} ms`,
  )
  const countOf = (status: number) => answers.filter(answer => answer === status).length
  note(
    `of ${answers.length} sign-ins ${countOf(422)} were checked, ${countOf(503)} were asked to come back, ${countOf(0)} got no answer`,
  )
}

/** A thousand wrong passwords for one account, each from an address of its own. */
async function measureGuessing(url: string): Promise<void> {
  heading('1 000 wrong passwords for one account from 1 000 addresses')
  await wait(3000)
  let reached = 0
  let withoutRetryAfter = 0
  for (let n = 0; n < WRONG_PASSWORDS; n += 1) {
    const typed = n % 2 === 0 ? 'victim@example.test' : ' VICTIM@Example.test '
    const { status, retryAfter } = await signIn(url, typed, addressOf(n + 5000), n % 3 === 0 ? '.data' : '')
    if (status === 422) reached += 1
    else if (!retryAfter) withoutRetryAfter += 1
  }
  goal('tries that reached the hash', reached, { atMost: 10 })
  goal('refusals without Retry-After', withoutRetryAfter, { atMost: 0 })
  const link = await post(url, '/auth?magic=1', { email: 'victim@example.test' }, '192.0.2.1')
  goal('the owner may still ask for a magic link', link.status === 303 ? 1 : 0, { atLeast: 1 })
}

/** Whether the clock tells who has an account: wrong passwords for one that exists and for one that does not. */
async function measureSilence(url: string): Promise<void> {
  heading('Timing for known and unknown addresses')
  const registered = 'known@example.test'
  await post(
    url,
    '/signup',
    {
      name: 'Ada',
      email: registered,
      password: 'Hearthstone9',
      confirmPassword: 'Hearthstone9',
      terms: 'on',
    },
    '192.0.2.2',
  )
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let n = 0; n < 10; n += 1) {
    for (const who of ['known', 'unknown'] as const) {
      const startedAt = performance.now()
      await signIn(url, who === 'known' ? registered : `unknown-${n}@example.test`, addressOf(n + 9000))
      times[who].push(performance.now() - startedAt)
    }
  }
  const ratio = middle(times.known) / middle(times.unknown)
  goal('sign-in, known over unknown', Math.max(ratio, 1 / ratio), { atMost: 1.15 })
}

async function pageTimes(url: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) {
    const startedAt = performance.now()
    await (await fetch(`${url}${PAGE}`)).text()
    times.push(performance.now() - startedAt)
  }
  return times
}

const signIn = (url: string, email: string, address: string, suffix = '') =>
  post(url, `/auth${suffix}`, { email, password: 'Wrong1234' }, address)

async function post(url: string, path: string, form: Record<string, string>, address: string) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: new URL(url).origin, 'X-Forwarded-For': address },
    body: new URLSearchParams(form),
  })
  await response.arrayBuffer()
  return { status: response.status, retryAfter: response.headers.get('Retry-After') }
}

const addressOf = (n: number) => `198.18.${(n >> 8) % 256}.${n % 256}`

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
