import { expect, test } from 'playwright/test'
import { startPostgresServer } from '#scripts/local/postgres-server.ts'
import { Wire } from '#scripts/measure/harness/links/wire.ts'
import { type AppServer, startAppServer } from '#tests/support/app-server.ts'
import { severalAtOnce } from './guards/caller.ts'
import { ALL } from './guards/routes.ts'

/** Looked for in the log as it is, shorter than a key of ours, so that nothing but leaving it out hides it. */
const CANARY = 'Canary7'

/** Each way that people and programs write one address. */
function spellings(path: string): string[] {
  const [first = '', ...rest] = path.split('/').slice(1)
  const others = rest.map(part => `/${part}`).join('')
  const escaped = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`
  return [
    path,
    `${path}?token=${CANARY}&code=${CANARY}&state=${CANARY}`,
    `${path}.data?token=${CANARY}`,
    `${path}/`,
    `${path}/${CANARY}`,
    `${path}%`,
    `${path}%E0%A4%A`,
    `${path}%00`,
    `/${first.charAt(0).toUpperCase()}${first.slice(1)}${others}`,
    `/${escaped}${others}`,
    `/x/..${path}`,
    `//${CANARY}${path}`,
    `/${first}%2f${CANARY}`,
  ].filter(spelling => first !== '' || !spelling.includes('NaN'))
}

const SECRETS = ALL.map(({ pattern }) => pattern).flatMap(pattern =>
  pattern.includes(':')
    ? [pattern.replace(/:\w+\??/g, CANARY), pattern.replace(/:\w+\??/g, `${CANARY}.ics`)]
    : [pattern],
)

async function askForAll(app: AppServer): Promise<void> {
  const tries = SECRETS.flatMap(spellings).flatMap(path => [
    { path, method: 'GET' },
    { path, method: 'POST' },
  ])
  await severalAtOnce(tries, async ({ path, method }) => {
    const response = await fetch(app.url + path, {
      method,
      redirect: 'manual',
      headers: {
        Origin: app.url,
        Referer: `${app.url}/shared/${CANARY}`,
        Cookie: `session=${CANARY}`,
        Authorization: `Bearer ${CANARY}`,
      },
      ...(method === 'POST' ? { body: new URLSearchParams({ token: CANARY, code: CANARY }) } : {}),
    }).catch(() => null)
    await response?.arrayBuffer()
  })
}

test('no key of an address reaches the log, however it is written, nor when the database is away', async () => {
  test.setTimeout(240_000)
  const database = await startPostgresServer()
  const wire = database.ok ? new Wire(database.port) : null
  await wire?.restore()
  const app = await startAppServer(
    wire ? { DATABASE_URL: `postgres://postgres@127.0.0.1:${wire.port}/postgres` } : {},
  )
  try {
    await askForAll(app)
    const logged = new Set(app.log().match(/(?<="route":")[^"]+/g))
    for (const route of [
      '/shared/:token',
      '/review/:token',
      '/calendar/:file',
      '/ask/:token',
      '/ask-for/:token',
      '/join',
    ])
      expect(logged).toContain(route)
    const isQuoted = (line: string) => line.toLowerCase().includes(CANARY.toLowerCase())
    expect(app.log().split('\n').filter(isQuoted).slice(0, 5)).toEqual([])
    if (!wire) return
    await wire.cut()
    await askForAll(app)
    expect(app.log().includes('request failed'), 'an error is logged').toBe(true)
    expect(app.log().split('\n').filter(isQuoted).slice(0, 5)).toEqual([])
  } finally {
    await app.stop()
    await wire?.cut().catch(() => {})
    if (database.ok) await database.stop()
  }
})
