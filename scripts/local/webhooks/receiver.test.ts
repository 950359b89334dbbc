import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { openWebhookReceiver } from './receiver.ts'

it('shows what arrived as text, says whether it was signed, and answers as it is told', async () => {
  const receiver = await openWebhookReceiver()
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const body = '{"type":"<script>"}'
  const now = new Date()
  const send = (path: string, signature: string) =>
    fetch(`${receiver.url}${path}`, {
      method: 'POST',
      body,
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signature,
      },
    })
  const signature = new Webhook(secret).sign('msg_1', now, body)
  const post = (path: string, sent: BodyInit) =>
    fetch(`${receiver.url}${path}`, { method: 'POST', body: sent })
  try {
    expect((await send('/', signature)).status).toBe(204)
    await post('/_secret', new URLSearchParams({ secret }))
    await send('/', signature)
    await post('/_control', JSON.stringify({ status: 500 }))
    expect((await send('/any/path', 'v1,AAAA')).status).toBe(500)
    const arrived = (await (await fetch(`${receiver.url}/events.json`)).json()) as { signature: string }[]
    expect(arrived.map(event => event.signature)).toEqual(['wrong', 'right', 'unknown'])
    const page = await (await fetch(receiver.url)).text()
    expect(page).toContain('signature right')
    expect(page).toContain('&#60;script&#62;')
    expect(page).not.toContain('<script>')
    expect((await post('/', 'x'.repeat(20_001))).status).toBe(413)
  } finally {
    await receiver.close()
  }
})
