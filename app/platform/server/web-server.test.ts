import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { loadConfig } from '#app/config.server.ts'
import { openWebServer } from './web-server.ts'

it('told to stop, it says that it is not ready and goes on answering until the balancer has had time to notice', async () => {
  const loaded = loadConfig({ BRANDHEARTH_MODE: 'test' })
  if (!loaded.ok) throw new Error(loaded.problems.join())
  const folder = mkdtempSync(join(tmpdir(), 'brandhearth-web-'))
  let [streamsClosed, workFinished] = [0, 0]
  const module = {
    contentPaths: [],
    closeStreams: () => (streamsClosed += 1),
    finishWork: async () => {
      workFinished += 1
    },
    createLoadContext: () => null,
  }
  const build = { entry: { module }, routes: {} } as unknown as ServerBuild
  const web = await openWebServer(build, { ...loaded.config, port: 0 }, folder)
  const ask = (path: string) => fetch(`http://127.0.0.1:${web.port}${path}`)
  try {
    expect((await ask('/healthz')).status).toBe(200)
    let isClosed = false
    const closing = web.close({ noticeMs: 3_000 }).then(() => (isClosed = true))
    expect((await ask('/readyz')).status).toBe(503)
    const still = await ask('/healthz')
    expect([still.status, still.headers.get('connection'), streamsClosed, isClosed]).toEqual([
      200,
      'close',
      0,
      false,
    ])
    await closing
    expect([streamsClosed, workFinished]).toEqual([1, 1])
    await expect(ask('/healthz')).rejects.toThrow()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('files carry the headers of pages that count for them, and ask for https only where the app is reached by it', async () => {
  const loaded = loadConfig({ BRANDHEARTH_MODE: 'test' })
  if (!loaded.ok) throw new Error(loaded.problems.join())
  const folder = mkdtempSync(join(tmpdir(), 'brandhearth-web-'))
  mkdirSync(join(folder, 'assets'))
  const files = ['/favicon.svg', '/assets/page-1a2b3c.js', '/assets/letters.woff2']
  for (const file of files) writeFileSync(join(folder, file), 'x')
  const module = {
    contentPaths: [],
    closeStreams: () => undefined,
    finishWork: async () => undefined,
    createLoadContext: () => null,
  }
  const build = { entry: { module }, routes: {} } as unknown as ServerBuild
  try {
    for (const secure of [true, false]) {
      const web = await openWebServer(build, { ...loaded.config, secure, port: 0 }, folder)
      const shown = ({ status, headers }: Response) => [
        ...[status, headers.get('x-content-type-options'), headers.get('x-frame-options')],
        headers.get('strict-transport-security'),
      ]
      const https = secure ? 'max-age=31536000; includeSubDomains' : null
      for (const file of files) {
        const address = `http://127.0.0.1:${web.port}${file}`
        const first = await fetch(address)
        expect(shown(first), file).toEqual([200, 'nosniff', 'DENY', https])
        const again = await fetch(address, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } })
        expect(shown(again), `${file}, not changed`).toEqual([304, 'nosniff', 'DENY', https])
      }
      await web.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
