import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { readWithin } from './read-within.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('an answer read within a time', () => {
  test('is whole, with its length, its status and its headers', async () => {
    const { response, whole } = await readWithin(
      new Response('héllo', { status: 203, headers: { 'X-Own': '1' } }),
      1000,
    )
    expect(Buffer.from(whole ?? []).toString()).toBe('héllo')
    expect(response.status).toBe(203)
    expect(response.headers.get('X-Own')).toBe('1')
    expect(response.headers.get('Content-Length')).toBe('6')
    expect(await response.text()).toBe('héllo')
  })

  test('goes on as a stream when it takes longer, and loses nothing', async () => {
    let finish = () => {}
    const later = new Promise<void>(resolve => {
      finish = resolve
    })
    const slow = new ReadableStream({
      async start(controller) {
        controller.enqueue(bytes('now '))
        await later
        controller.enqueue(bytes('and '))
        controller.enqueue(bytes('then'))
        controller.close()
      },
    })
    const { response, whole } = await readWithin(new Response(slow), 5)
    expect(whole).toBeNull()
    expect(response.headers.has('Content-Length')).toBe(false)
    finish()
    expect(await response.text()).toBe('now and then')
  })

  test('tells its source when the reader goes away meanwhile', async () => {
    let reason: unknown
    const endless = new ReadableStream({
      start: controller => controller.enqueue(bytes('now')),
      cancel(given) {
        reason = given
      },
    })
    const { response } = await readWithin(new Response(endless), 5)
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel('gone')
    await wait(1)
    expect(reason).toBe('gone')
  })

  test('fails as its source fails', async () => {
    const broken = new ReadableStream({ start: controller => controller.error(new Error('lost')) })
    await expect(readWithin(new Response(broken), 1000)).rejects.toThrow('lost')
  })

  test('without a body is left as it is', async () => {
    const empty = new Response(null, { status: 204 })
    expect(await readWithin(empty, 5)).toEqual({ response: empty, whole: null })
  })
})
