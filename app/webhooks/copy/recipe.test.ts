import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { postWebhook } from '../integrations/post-webhook.ts'
import { RECEIVER_RECIPE } from './recipe.ts'

interface Recipe {
  startReceiver(secret: string, onEvent: (event: unknown) => void, port: number): Server
}

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`

it('the receiver that the page shows takes what we send once, and nothing that is forged, changed or old', async () => {
  const source = `data:text/javascript;base64,${Buffer.from(RECEIVER_RECIPE).toString('base64')}`
  const { startReceiver } = (await import(/* @vite-ignore */ source)) as Recipe
  const events: unknown[] = []
  const server = startReceiver(SECRET, event => events.push(event), 0)
  await new Promise<unknown>(resolve => server.once('listening', resolve))
  const host = `localhost:${(server.address() as AddressInfo).port}`
  const send = (over: Partial<Parameters<typeof postWebhook>[0]> = {}) =>
    postWebhook({
      address: `http://${host}/`,
      id: 'msg_1',
      body: '{"type":"story.added"}',
      at: new Date(),
      secrets: [SECRET],
      localHosts: [host],
      timeoutMs: 2000,
      ...over,
    })
  try {
    expect(await send({ secrets: [OTHER] })).toMatchObject({ status: 401 })
    expect(await send({ at: new Date(Date.now() - 600_000) })).toMatchObject({ status: 401 })
    const signature = new Webhook(SECRET).sign('msg_1', new Date(), '{"type":"story.added"}')
    const forged = await fetch(`http://${host}/`, {
      method: 'POST',
      body: '{"type":"deal.won"}',
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': signature,
      },
    })
    expect(forged.status).toBe(401)
    expect(events).toEqual([])
    expect(await send({ secrets: [OTHER, SECRET] })).toMatchObject({ status: 204 })
    expect(await send()).toMatchObject({ status: 204 })
    expect(events).toEqual([{ type: 'story.added' }])
    expect(await send({ localHosts: [] })).toMatchObject({ kind: 'not_sent', isBlocked: true })
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
