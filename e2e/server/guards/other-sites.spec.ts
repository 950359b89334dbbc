import { expect, test } from '../../fixtures/test.ts'
import { newcomer, severalAtOnce } from './caller.ts'
import { openBeside, rowsOf } from './owner.ts'
import { ALL, fill } from './routes.ts'

/** Shows by a signature who sends it, not by where it comes from. */
const SIGNED = '/webhooks/stripe'

test('twelve shapes of another site’s request are refused by every route and change nothing', async ({
  app,
  mailbox,
}) => {
  test.setTimeout(240_000)
  const shapes: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: `${app.url}.evil.example` },
    { Origin: app.url.replace('http:', 'https:') },
    { Origin: app.url.replace(/:\d+$/, ':1') },
    { Origin: 'null' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: '' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    {},
    { Referer: `${app.url}/app/settings` },
    { Origin: 'https://evil.example', 'Content-Type': 'text/plain' },
  ]
  const owner = await newcomer(app, mailbox, 'collective')
  const db = await openBeside(app)
  try {
    const [{ id } = { id: '' }] = await db.sql<{ id: string }[]>`
      select id from accounts order by created_at desc limit 1
    `
    const before = await rowsOf(db, id)
    const accepted: string[] = []
    const paths = ALL.map(({ pattern }) => fill(pattern, crypto.randomUUID()))
    await severalAtOnce(
      paths.filter(path => path !== SIGNED),
      async path => {
        for (const [n, shape] of shapes.entries()) {
          // The data of a route runs the same action; half of the shapes try the one, half the other.
          const target = n % 2 === 0 || path === '/' ? path : `${path}.data`
          const response = await fetch(`${app.url}${target}`, {
            method: 'POST',
            redirect: 'manual',
            headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...shape, Cookie: owner.cookie },
            body: 'session=others&intent=remove&email=ana@example.test&password=x&tier=pro',
          })
          await response.arrayBuffer()
          // 401: the API wants a token, and looks at no cookie.
          // 404 and 405: there is nothing that takes a form at this address, for anybody.
          if (![400, 401, 403, 404, 405].includes(response.status))
            accepted.push(`${target} ${JSON.stringify(shape)}: ${response.status}`)
        }
      },
    )
    expect(accepted).toEqual([])
    expect([...(await rowsOf(db, id))]).toEqual([...before])
    expect((await owner.get('/app/settings/security')).status).toBe(200)
  } finally {
    await db.close()
  }
})
