/**
 * A receiver in plain Node that checks what it is sent, as the page shows it; a test sends to it. It signs the bytes that
 * arrived: a body that was parsed and written again has another signature.
 */
export const RECEIVER_RECIPE = `import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const seen = new Set() // keep these ids in your database

export function startReceiver(secret, onEvent, port = 8080) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks) // the raw body, not parsed JSON
    const id = request.headers['webhook-id'] ?? ''
    const time = request.headers['webhook-timestamp'] ?? ''
    const expected = createHmac('sha256', key).update(id + '.' + time + '.').update(body).digest()
    const isSigned = (request.headers['webhook-signature'] ?? '').split(' ').some(one => {
      const given = Buffer.from(one.replace(/^v1,/, ''), 'base64')
      return one.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected)
    })
    const isFresh = Math.abs(Date.now() / 1000 - Number(time)) < 300
    if (!isSigned || !isFresh) return response.writeHead(401).end()
    if (!seen.has(id)) onEvent(JSON.parse(body.toString('utf8')))
    seen.add(id)
    response.writeHead(204).end()
  }).listen(port)
}
`
