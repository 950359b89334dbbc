import { get } from 'node:http'
import { expect, test } from '../fixtures/test.ts'

interface Weighed {
  bytes: number
  text: string
  headers: Record<string, string | string[] | undefined>
}

/** What really crosses the wire when a browser asks: bytes as they were sent. */
function weigh(url: string, encoding: string): Promise<Weighed> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ bytes: body.byteLength, text: body.toString('utf8'), headers: response.headers })
      })
    }).on('error', reject)
  })
}

for (const path of ['/', '/pricing', '/terms', '/insights/six-kinds-of-story']) {
  test(`${path} comes from memory and weighs little`, async ({ app }) => {
    const url = `${app.url}${path}`
    await expect(async () => {
      expect((await weigh(url, 'br')).headers.etag, 'answered from memory').toBeTruthy()
    }).toPass()
    // Where visitors arrive, the style sheet is within the page.
    const isArrival = path === '/' || path === '/pricing'
    expect((await weigh(url, 'br')).bytes).toBeLessThanOrEqual(isArrival ? 20_000 : 10_000)

    const { text, headers } = await weigh(url, 'identity')
    expect(headers['cache-control']).toContain('public')
    expect(headers['content-security-policy']).not.toContain('nonce-')
    expect(text).not.toContain('nonce=')
    expect(text).not.toContain('modulepreload')
    const code = [...text.matchAll(/<script(?![^>]*(?:json|speculation))[^>]*>([^<]*)/g)].map(
      match => match[1],
    )
    expect(code.join('').length).toBeLessThanOrEqual(6_000)

    expect(text.includes('<link rel="stylesheet"')).toBe(!isArrival)
    const sheet = text.match(/href="(\/assets\/site-[^"]+\.css)"/)?.[1]
    expect((await weigh(`${app.url}${sheet}`, 'br')).bytes).toBeLessThanOrEqual(10_000)
  })
}

for (const path of ['/auth', '/signup', '/brand-clarity-quiz', '/brand-compass', '/contact', '/try']) {
  test(`${path} brings at most 130 kB of scripts`, async ({ app }) => {
    const { text } = await weigh(`${app.url}${path}`, 'identity')
    // They start after the first paint, so none is asked for by the page itself.
    expect(text).not.toMatch(/modulepreload" |type="module"/)
    const files = text.match(/ data-files="([^"]+)"/)?.[1]?.split(' ') ?? []
    const scripts = new Set([
      ...files,
      ...[...text.matchAll(/(?:import|from) "(\/assets\/[^"]+)"/g)].map(match => match[1]),
    ])
    expect(scripts.size).toBeGreaterThan(3)
    let bytes = 0
    for (const script of scripts) bytes += (await weigh(`${app.url}${script}`, 'br')).bytes
    expect(bytes).toBeLessThanOrEqual(130_000)
  })
}
