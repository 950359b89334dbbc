import { expect, it } from 'vitest'
import { PageBody } from './page-body.ts'

it('a finished page is one piece', () => {
  const body = new PageBody()
  body.write('<p>')
  body.write(new TextEncoder().encode('é</p>'))
  body.end()
  const content = body.toResponseBody()
  expect(content).toBeInstanceOf(Uint8Array)
  expect(Buffer.from(content as Uint8Array).toString()).toBe('<p>é</p>')
})

it('an unfinished page is streamed, one piece for each flush', async () => {
  const body = new PageBody()
  body.write('shell')
  const content = body.toResponseBody() as ReadableStream<Uint8Array>
  const reader = content.getReader()
  const next = async () => {
    const { value } = await reader.read()
    return value ? Buffer.from(value).toString() : null
  }
  expect(await next()).toBe('shell')
  body.write('a')
  body.write('b')
  body.flush()
  body.write('c')
  body.end()
  expect([await next(), await next(), await next()]).toEqual(['ab', 'c', null])
})

it('a reader who leaves ends the rendering', async () => {
  const body = new PageBody()
  let closed = 0
  body.on('close', () => {
    closed += 1
  })
  const content = body.toResponseBody() as ReadableStream<Uint8Array>
  await content.cancel()
  expect(closed).toBe(1)
  body.write('too late')
  expect(() => body.end()).not.toThrow()
})

it('a rendering that breaks off breaks the answer off', async () => {
  const body = new PageBody()
  const content = body.toResponseBody() as ReadableStream<Uint8Array>
  body.destroy(new Error('gone'))
  await expect(content.getReader().read()).rejects.toThrow('gone')
})
