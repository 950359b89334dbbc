import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchPageCard } from './fetch-page-card.ts'

const open: { close(): void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  open.push({
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const PAGE = '<title>Ada’s pots</title><meta property="og:image" content="/pot.jpg">'
const html = { 'Content-Type': 'text/html; charset=utf-8' }
const limits = { pictureBytes: 1_000_000, timeoutMs: 1000 }
const fetchCard = (url: string, path = '/') => fetchPageCard(`${url}${path}`, { ...limits, localOrigin: url })

describe('the card of a page', () => {
  it('has its words and its picture, made small', async () => {
    const loaf = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#b52' } })
      .png()
      .toBuffer()
    const url = await serve((request, response) => {
      if (request.url === '/moved') return response.writeHead(301, { Location: '/' }).end()
      return request.url === '/' ? response.writeHead(200, html).end(PAGE) : response.end(loaf)
    })
    const card = await fetchCard(url, '/moved')
    expect(card).toMatchObject({ title: 'Ada’s pots', description: '' })
    const { format, width } = await sharp(card?.picture ?? undefined).metadata()
    expect([format, width]).toEqual(['jpeg', 1200])
  })

  it('does without the picture when that is huge, none, or slow', async () => {
    for (const answer of [Buffer.alloc(5_000_000), Buffer.from('not a picture'), null]) {
      const url = await serve((request, response) => {
        if (request.url === '/') return response.writeHead(200, html).end(PAGE)
        if (answer) response.end(answer)
      })
      expect(await fetchCard(url)).toEqual({ title: 'Ada’s pots', description: '', picture: null })
    }
  })

  it('is none for a page that is slow, elsewhere, endless, another thing or led inside', async () => {
    const answers: RequestListener[] = [
      () => {},
      (_, response) => response.writeHead(404, html).end(PAGE),
      (_, response) => response.writeHead(200, html).end('x'.repeat(4_000_001)),
      (_, response) => response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(PAGE),
      (request, response) => response.writeHead(302, { Location: request.url ?? '/' }).end(),
      (_, response) => response.writeHead(302, { Location: 'http://localhost:1/' }).end(),
      (_, response) => response.writeHead(302, { Location: 'https://169.254.169.254/latest' }).end(),
    ]
    for (const answer of answers) expect(await fetchCard(await serve(answer))).toBeNull()
    const inside = await serve((_, response) => response.writeHead(200, html).end(PAGE))
    expect(await fetchPageCard(`${inside}/`, { ...limits, localOrigin: null })).toBeNull()
  })
})
