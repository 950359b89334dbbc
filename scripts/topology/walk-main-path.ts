import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import type { Topology } from './start-topology.ts'

const WITHIN_MS = 20_000

/** What a browser keeps of one person. */
class Browser {
  readonly #cookies = new Map<string, string>()
  readonly #topology: Pick<Topology, 'origin' | 'ca'>

  constructor(topology: Pick<Topology, 'origin' | 'ca'>) {
    this.#topology = topology
  }

  /** Asks for a page or sends a form, keeps the cookies, and hands on the head of the answer. */
  open(
    path: string,
    form?: Readonly<Record<string, string>>,
    accept = 'text/html',
  ): Promise<IncomingMessage> {
    const { origin, ca } = this.#topology
    const body = form && new URLSearchParams(form).toString()
    return new Promise((resolve, reject) => {
      const asking = request(`${origin}${path}`, {
        ca,
        method: body === undefined ? 'GET' : 'POST',
        agent: false,
        timeout: WITHIN_MS,
        headers: {
          Origin: origin,
          Accept: accept,
          Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
        },
      })
      asking.once('error', reject)
      asking.once('timeout', () => asking.destroy(new Error(`${path} was not answered`)))
      asking.once('response', answer => {
        for (const set of answer.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          if (value === '' || /max-age=0/i.test(set)) this.#cookies.delete(name)
          else this.#cookies.set(name, value)
        }
        resolve(answer)
      })
      asking.end(body)
    })
  }

  /** The same with the whole text; throws where the answer is another than expected. */
  async ask(path: string, expected: number, form?: Readonly<Record<string, string>>): Promise<string> {
    const answer = await this.open(path, form)
    let text = ''
    for await (const part of answer.setEncoding('utf8')) text += String(part)
    if (answer.statusCode !== expected)
      throw new Error(`${path} answered ${answer.statusCode} instead of ${expected}: ${text.slice(0, 300)}`)
    return text
  }
}

/**
 * What a founder does first, through the balancer: signs up, confirms the emailed link, signs in, keeps a story, and sees
 * it on a second screen without asking. Throws with the step that fails.
 */
export async function walkMainPath(
  topology: Topology,
  note: (text: string) => void = () => {},
): Promise<void> {
  const [first, second] = [new Browser(topology), new Browser(topology)]
  const email = 'ada@example.test'
  const password = 'Warm-hearth-2026!'
  await first.ask('/', 200)
  await first.ask('/signup', 303, {
    name: 'Ada',
    email,
    password,
    confirmPassword: password,
    terms: 'on',
  })
  const link = await mailedLink(topology, email)
  note('signed up, and the worker sent the email')
  await first.ask(link, 303, {})
  for (const browser of [first, second]) await browser.ask('/auth', 303, { email, password })
  note('signed in on two screens')

  // Choosing a plan is a payment, for which there is no stand-in here.
  await topology.use(async db => {
    await db.sql`update profiles set subscription_tier = 'collective', subscription_status = 'active'`
    await db.sql`
      insert into subscriptions (user_id, tier, status, billing_cycle)
      select id, 'collective', 'active', 'monthly' from profiles on conflict (user_id) do update set tier = 'collective', status = 'active'
    `
  })
  const stream = await second.open('/events', undefined, 'text/event-stream')
  if (stream.statusCode !== 200) throw new Error(`/events answered ${stream.statusCode}`)
  const told = changeOf(stream, 'stories')
  await first.ask('/app/capture', 200, {
    body: 'The oven went out at four',
    idempotencyKey: crypto.randomUUID(),
  })
  await told
  stream.destroy()
  note('a story was kept, and the other screen was told')
  const page = await second.ask('/app/storybank', 200)
  if (!page.includes('The oven went out at four')) throw new Error('the story is not on its page')
}

/** Resolves once the stream tells of a change in a table; rejects when it ends or takes too long. */
function changeOf(stream: IncomingMessage, table: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    const limit = setTimeout(() => reject(new Error(`no change was told: ${text}`)), WITHIN_MS)
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (!text.includes('event: change') || !text.includes(table)) return
      clearTimeout(limit)
      resolve()
    })
    stream.once('error', reject)
    stream.once('end', () => reject(new Error('the stream ended')))
  })
}

async function mailedLink({ mailboxUrl, origin }: Topology, address: string): Promise<string> {
  const giveUpAt = Date.now() + WITHIN_MS
  while (Date.now() < giveUpAt) {
    const response = await fetch(new URL('/messages.json', mailboxUrl))
    const text = JSON.stringify(await response.json())
    const [, path] = new RegExp(`${origin}(/auth/confirm[^"\\\\\\s<]+)`).exec(text) ?? []
    if (text.includes(address) && path !== undefined) return path
    await wait(100)
  }
  throw new Error(`no email came to ${address}`)
}
