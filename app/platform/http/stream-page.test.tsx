import { type ReactNode, Suspense, use } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { streamPage } from './stream-page.ts'

const errors: unknown[] = []
const stream = (page: ReactNode, isPatient = false) =>
  streamPage(page, { nonce: 'n', starter: null, isPatient, onLateError: error => errors.push(error) })

/** A page that shows what is promised once it is there. */
function pageOf(promise: Promise<string>) {
  const Later = () => <p>{use(promise)}</p>
  return (
    <html lang="en">
      <body>
        <Suspense fallback={<p>waits</p>}>
          <Later />
        </Suspense>
      </body>
    </html>
  )
}

const textOf = (content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>) => new Response(content).text()

/** The frame is rendered once the page gives itself so long to be whole, beside the time it may take at most. */
async function rendered() {
  while (vi.getTimerCount() < 2) await new Promise(setImmediate)
}

beforeEach(() => {
  errors.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

it('what is there soon is one piece, without what would have shown meanwhile', async () => {
  const content = await stream(pageOf(Promise.resolve('soon')))
  expect(content).toBeInstanceOf(Uint8Array)
  expect(await textOf(content)).toContain('<p>soon</p>')
})

it('what takes longer shows its frame, and comes after it', async () => {
  const later = Promise.withResolvers<string>()
  const answer = stream(pageOf(later.promise))
  await rendered()
  vi.advanceTimersByTime(50)
  const content = await answer
  const reader = (content as ReadableStream<Uint8Array>).getReader()
  const next = async () => Buffer.from((await reader.read()).value ?? []).toString()
  expect(await next()).toContain('<p>waits</p>')
  later.resolve('later')
  expect(await next()).toContain('<p>later</p>')
})

it('robots wait for all of it', async () => {
  const later = Promise.withResolvers<string>()
  const answer = stream(pageOf(later.promise), true)
  vi.advanceTimersByTime(5000)
  later.resolve('later')
  const content = await answer
  expect(content).toBeInstanceOf(Uint8Array)
  expect(await textOf(content)).toContain('<p>later</p>')
})

it('after six seconds the rest is left to the browser, and told', async () => {
  const answer = stream(pageOf(new Promise(() => {})))
  await rendered()
  vi.advanceTimersByTime(50)
  const content = await answer
  vi.advanceTimersByTime(6000)
  expect(await textOf(content)).toContain('waits')
  expect(errors).toHaveLength(1)
})

it('a frame that fails is no page', async () => {
  const Broken = () => {
    throw new Error('broken')
  }
  await expect(stream(<Broken />)).rejects.toThrow('broken')
})
