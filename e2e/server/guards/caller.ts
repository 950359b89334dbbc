import { randomUUID } from 'node:crypto'
import type { AppServer } from '#tests/support/app-server.ts'
import type { Mailbox } from '../../fixtures/mailbox.ts'

/** What came back, as far as a guard is concerned. */
export interface Answer {
  readonly status: number
  /** Where it leads, whether by a redirect of the browser's kind or of the router's; '' when nowhere. */
  readonly goesTo: string
  readonly body: string
}

/** Longer than any answer takes: what hangs is named instead of waited for. */
const PATIENCE_MS = 30_000

/** Somebody who speaks HTTP and keeps cookies. */
export class Caller {
  readonly origin: string
  readonly #cookies = new Map<string, string>()
  readonly #address = `198.19.${1 + Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`

  constructor(origin: string) {
    this.origin = origin
  }

  get(path: string): Promise<Answer> {
    return this.#ask(path, {})
  }

  post(path: string, fields: Iterable<readonly [string, string]>): Promise<Answer> {
    return this.#ask(path, { method: 'POST', body: new URLSearchParams([...fields].map(pair => [...pair])) })
  }

  /** What a browser would send along, for requests that are built by hand. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** The cookies as they are now, in a caller of their own. */
  copy(): Caller {
    const other = new Caller(this.origin)
    for (const [name, value] of this.#cookies) other.#cookies.set(name, value)
    return other
  }

  async #ask(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(new URL(path, this.origin), {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        Origin: this.origin,
        'X-Forwarded-For': this.#address,
        Cookie: this.cookie,
      },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = cookie.match(/^([^=]+)=([^;]*)/) ?? []
      if (/max-age=0/i.test(cookie)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    const body = await response.text()
    const location = response.headers.get('location')
    const redirectPath = response.status === 202 ? body.match(/"(\/[^"\s]*)"/)?.[1] : undefined
    const target = location ?? redirectPath
    const goesTo = target ? relative(new URL(target, this.origin), this.origin) : ''
    return { status: response.status, goesTo, body }
  }
}

function relative(url: URL, origin: string): string {
  return url.origin === origin ? `${url.pathname}${url.search}` : url.href
}

/** The five ways to ask for a route: as a page, as its data, as its data alone, by a form, and by a form of a script. */
export function waysTo(
  caller: Caller,
  address: { path: string; id: string },
  fields: Iterable<readonly [string, string]> = [
    ['intent', 'nothing-known'],
    ['id', randomUUID()],
  ],
): Record<string, () => Promise<Answer>> {
  const [path = '/', query = ''] = address.path.split('?')
  const data = path === '/' ? '/_root.data' : `${path}.data`
  const search = query ? `?${query}` : ''
  return {
    page: () => caller.get(`${path}${search}`),
    data: () => caller.get(`${data}${search}`),
    'its own data': () =>
      caller.get(`${data}${search}${search ? '&' : '?'}_routes=${encodeURIComponent(address.id)}`),
    form: () => caller.post(`${path}${search}`, fields),
    'form by script': () => caller.post(`${data}${search}`, fields),
  }
}

/** How many addresses are asked for at a time: the server answers while the next question is on its way. */
const AT_ONCE = 6

/** Does the work for every one of the things, a few at a time. */
export async function severalAtOnce<Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<void>) {
  const left = [...things]
  const worker = async () => {
    for (let thing = left.shift(); thing !== undefined; thing = left.shift()) await work(thing)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Somebody new: registered, confirmed, signed in and, with `tier`, on its trial. */
export async function newcomer(app: AppServer, mailbox: Mailbox, tier: string | null): Promise<Caller> {
  const caller = new Caller(app.url)
  const email = `${randomUUID()}@example.test`
  const password = 'Hearthstone9'
  await caller.post(
    '/signup',
    Object.entries({ name: 'Ada', email, password, confirmPassword: password, terms: 'on' }),
  )
  await caller.post(mailbox.linkIn(await mailbox.waitFor(email, /confirm/i), /auth\/confirm/), [])
  await signInAs(caller, { email, password })
  if (tier) await caller.post('/select-tier', [['tier', tier]])
  return caller
}

/** Signs in by password. */
export async function signInAs(caller: Caller, who: { email: string; password: string }): Promise<void> {
  const answer = await caller.post('/auth', Object.entries(who))
  if (answer.status !== 303) throw new Error(`${who.email} could not sign in: ${answer.status}`)
}
