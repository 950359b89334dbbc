import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { readWithin } from './read-within.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('a stream read within a time', () => {
  test('is whole', async () => {
    const pieces = new ReadableStream({
      start(controller) {
        for (const piece of ['h', 'éll', 'o']) controller.enqueue(bytes(piece))
        controller.close()
      },
    })
    const { whole, stream } = await readWithin(pieces, 1000)
    expect(whole?.toString()).toBe('héllo')
    expect(stream).toBeUndefined()
  })

  test('is whole without anything in it', async () => {
    const { whole } = await readWithin(new ReadableStream({ start: controller => controller.close() }), 1000)
    expect(whole?.byteLength).toBe(0)
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
    const { whole, stream } = await readWithin(slow, 5)
    expect(whole).toBeNull()
    finish()
    expect(await new Response(stream).text()).toBe('now and then')
  })

  test('tells its source when the reader goes away meanwhile', async () => {
    let reason: unknown
    const endless = new ReadableStream({
      start: controller => controller.enqueue(bytes('now')),
      cancel(given) {
        reason = given
      },
    })
    const { stream } = await readWithin(endless, 5)
    const reader = stream?.getReader()
    await reader?.read()
    await reader?.cancel('gone')
    await wait(1)
    expect(reason).toBe('gone')
  })

  test('fails as its source fails', async () => {
    const broken = new ReadableStream({ start: controller => controller.error(new Error('lost')) })
    await expect(readWithin(broken, 1000)).rejects.toThrow('lost')
  })
})
