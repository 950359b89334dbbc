import { createHash } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { openAdminDatabase } from '#db/admin.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findSession } from '#db/queries/identity/sessions.ts'
import type { LimitKind } from './limit-kind.ts'

/**
 * The least a server of this stack can do, as the bar for ours: `node:http` and nothing between it and the work.
 * Started by the benchmarks with what to serve as JSON; prints its port.
 */
const kind = JSON.parse(process.argv[2] ?? '{}') as LimitKind

const listener = await makeListener(kind)
const server = createServer(listener)
server.listen(0, '127.0.0.1', () => {
  console.log(`limit ready ${(server.address() as AddressInfo).port}`)
})
process.on('SIGTERM', () => process.exit(0))

async function makeListener(limit: LimitKind): Promise<RequestListener> {
  if (limit.what === 'bytes') {
    const body = Buffer.alloc(limit.bytes, 'a')
    return (_, response) => {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': body.byteLength,
      })
      response.end(body)
    }
  }
  if (limit.what === 'render') {
    return (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(renderToString(page(limit.elements, 'Anyone')))
    }
  }
  const db = openAdminDatabase({
    url: limit.databaseUrl,
    max: limit.pool,
    applicationName: 'brandhearth-limit',
  })
  return (request, response) => {
    answerSignedIn(request.headers.cookie ?? '').then(
      html => {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        response.end(html)
      },
      (error: unknown) => {
        response.writeHead(500)
        response.end(String(error))
      },
    )
  }

  /** Two queries: who asks, and what they see. */
  async function answerSignedIn(cookie: string): Promise<string> {
    const idHash = createHash('sha256')
      .update(cookie.replace(/^.*session=/, ''))
      .digest()
    const now = new Date()
    const session = await findSession(db.sql, { idHash, now, overSince: new Date(0) })
    if (!session) throw new Error('no session')
    const workspace = asWorkspaceId(session.workspaceId)
    const [row] = await db.sql<{ stories: number }[]>`
      select stories_count as stories from profiles where id = ${workspace}
    `
    return renderToString(page(limit.what === 'signed-in' ? limit.elements : 0, String(row?.stories ?? 0)))
  }
}

/** A page of as many elements, nested and dressed as pages are. */
function page(elements: number, text: string) {
  const rows = Math.max(1, Math.round((elements - 3) / 3))
  return createElement(
    'html',
    { lang: 'en-GB' },
    createElement(
      'body',
      { className: 'bg-paper text-ink' },
      createElement(
        'main',
        { id: 'main' },
        Array.from({ length: rows }, (_, n) =>
          createElement(
            'div',
            { key: n, className: 'flex items-center gap-4 rounded-lg border border-line p-4' },
            createElement('a', { href: `/row/${n}`, className: 'text-sm font-medium underline' }, text),
            createElement('span', { className: 'text-muted' }, 'One line of text as pages have it'),
          ),
        ),
      ),
    ),
  )
}
