import { setTimeout as wait } from 'node:timers/promises'
import type { AppServer } from '#tests/support/app-server.ts'
import type { Mailbox } from '../fixtures/mailbox.ts'
import { expect, test } from '../fixtures/test.ts'
import { type Caller, newcomer } from './guards/caller.ts'
import { openBeside } from './guards/owner.ts'

interface Seen {
  readonly status: number
  readonly html: string
  readonly nonce: string
  readonly keys: readonly string[]
  readonly isKept: boolean
}

const MINUTE_MS = 60_000

/** Asks as a browser does, and says whether the answer was one that had been kept. */
async function look(app: AppServer, cookie: string, path: string): Promise<Seen> {
  const response = await fetch(app.url + path, { redirect: 'manual', headers: { Cookie: cookie } })
  const html = await response.text()
  const id = response.headers.get('x-request-id') ?? ''
  const line = await waitForLine(app, id)
  return {
    status: response.status,
    html,
    nonce: response.headers.get('content-security-policy')?.match(/'nonce-([^']+)'/)?.[1] ?? '',
    keys: keysIn(html),
    isKept: line.includes('"kept":true'),
  }
}

/** Keys of forms, as they stand in fields and in data. */
const keysIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/idempotencyKey\\?"(?:,\\?"| value=")([0-9a-f-]{36})/g)].map(([, key = '']) => key),
  ),
]

async function waitForLine(app: AppServer, id: string): Promise<string> {
  let line = ''
  await expect
    .poll(() => {
      line =
        app
          .log()
          .split('\n')
          .find(one => one.includes(id) && one.includes('"msg":"request"')) ?? ''
      return line
    })
    .not.toBe('')
  return line
}

/** Somebody with a plan, who was told so already. */
async function settled(app: AppServer, mailbox: Mailbox): Promise<Caller> {
  const caller = await newcomer(app, mailbox, 'pro')
  await caller.get('/app/settings')
  return caller
}

/** Kept pages go with their minute: what is looked at twice must not begin at its very end. */
async function beginWithinMinute(): Promise<void> {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS)
  if (left < 10_000) await wait(left + 50)
}

/** Whom a browser has signed up. */
const emailIn = (cookie: string) => decodeURIComponent(cookie.match(/signup_email=([^;]+)/)?.[1] ?? '')

/** A first visit writes, and so do jobs that it began: a page is kept once they are done. */
async function lookUntilKept(app: AppServer, cookie: string, path: string): Promise<Seen> {
  let seen = await look(app, cookie, path)
  await expect(async () => {
    seen = await look(app, cookie, path)
    expect(seen.isKept).toBe(true)
  }).toPass()
  return seen
}

/** Everything of a page that is not made anew for each answer. */
const lasting = ({ html, nonce, keys }: Seen) =>
  keys.reduce((text, key) => text.replaceAll(key, 'KEY'), nonce ? html.replaceAll(nonce, 'NONCE') : html)

test.describe('a page of the workspace that is asked for again', () => {
  let caller: Caller

  test.beforeEach(async ({ app, mailbox }) => {
    caller = await settled(app, mailbox)
    await beginWithinMinute()
  })

  for (const path of ['/app/storybank', '/app/storybank.data', '/app/content', '/app/content.data'])
    test(`is given again as it would be made, with a nonce and keys of its own: ${path}`, async ({ app }) => {
      const first = await lookUntilKept(app, caller.cookie, path)
      const again = await look(app, caller.cookie, path)
      expect(again).toMatchObject({ status: 200, isKept: true })
      expect(again.keys).toHaveLength(1)
      for (const key of again.keys) expect(first.keys).not.toContain(key)
      const anew = await look(app, `${caller.cookie}; another=1`, path)
      expect(anew.isKept).toBe(false)
      if (path.endsWith('.data')) return
      expect(again.nonce).not.toBe(first.nonce)
      expect(lasting(again)).toBe(lasting(anew))
      for (const [, attributes] of again.html.matchAll(/<script\b([^>]*)>/g))
        expect(attributes).toContain(`nonce="${again.nonce}"`)
    })

  test('shows what its reader has written meanwhile, and what anybody else has', async ({ app }) => {
    const form = await lookUntilKept(app, caller.cookie, '/app/storybank')
    const saved = await caller.post('/app/storybank', [
      ['idempotencyKey', form.keys[0] ?? ''],
      ['body', 'The story of my own'],
    ])
    expect(saved.status).toBe(303)
    // The message of the press is shown once.
    await caller.get('/app/settings')
    const mine = await look(app, caller.cookie, '/app/storybank')
    expect(mine.isKept).toBe(false)
    expect(mine.html).toContain('The story of my own')

    const db = await openBeside(app)
    try {
      await db.sql`update stories set title = 'The story by somebody else' where title = 'The story of my own'`
    } finally {
      await db.close()
    }
    const theirs = await look(app, caller.cookie, '/app/storybank')
    expect(theirs.isKept).toBe(false)
    expect(theirs.html).toContain('The story by somebody else')
  })

  test('is nobody else’s, and nobody’s once its reader has signed out', async ({ app, mailbox }) => {
    const stranger = await settled(app, mailbox)
    await beginWithinMinute()
    await lookUntilKept(app, caller.cookie, '/app/settings')
    const theirs = await look(app, stranger.cookie, '/app/settings')
    expect(theirs.isKept).toBe(false)
    const former = caller.copy()
    await caller.post('/sign-out', [])
    const after = await look(app, former.cookie, '/app/settings')
    expect(after).toMatchObject({ isKept: false, status: 302 })
  })

  test('is not shown to a session that was ended elsewhere, or without its cookie', async ({ app }) => {
    await lookUntilKept(app, caller.cookie, '/app/settings')
    expect((await look(app, 'theme=dark', '/app/settings')).status).toBe(302)
    const db = await openBeside(app)
    try {
      // Whatever notes writes is out of the way: the session itself is what has to be there.
      await db.transaction(async sql => {
        await sql`set local session_replication_role = replica`
        await sql`delete from sessions`
      })
    } finally {
      await db.close()
    }
    expect((await look(app, caller.cookie, '/app/settings')).status).toBe(302)
  })

  test('is another in another theme, and with a message that waits', async ({ app }) => {
    const light = await lookUntilKept(app, caller.cookie, '/app/settings')
    const dark = await look(app, `${caller.cookie}; theme=dark`, '/app/settings')
    expect(dark.isKept).toBe(false)
    expect(dark.html).toContain('data-theme="dark"')
    expect(light.html).not.toContain('data-theme="dark"')
  })

  test('by fifty at once is right for each of them', async ({ app, mailbox }) => {
    const stranger = await settled(app, mailbox)
    const askers = Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? caller : stranger))
    const pages = await Promise.all(
      askers.map(async ({ cookie }) => {
        const response = await fetch(`${app.url}/app/settings`, { headers: { Cookie: cookie } })
        return { html: await response.text(), mine: emailIn(cookie) }
      }),
    )
    const [hers, theirs] = [caller, stranger].map(({ cookie }) => emailIn(cookie))
    for (const { html, mine } of pages) {
      expect(html).toContain(mine)
      expect(html).not.toContain(mine === hers ? theirs : hers)
    }
    expect(new Set(pages.map(({ html }) => html.match(/nonce="([^"]+)"/)?.[1])).size).toBe(50)
  })
})
