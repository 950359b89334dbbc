import fc from 'fast-check'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { sendRetryAfter, tooManyTries } from './rate-limit.ts'
import { openRequestScope } from './request-scope.ts'

describe('Retry-After', () => {
  async function headerOf(status: number, retryAfter: number | null) {
    const context = new RouterContextProvider()
    openRequestScope(context, '127.0.0.1').retryAfter = retryAfter
    const args = { context, request: new Request('http://localhost/app/capture') }
    const response = await sendRetryAfter(args as never, async () => new Response(null, { status }))
    return response?.headers.get('Retry-After')
  }

  it('goes along with a 429, whoever made it', async () => {
    expect(await headerOf(429, 37)).toBe('37')
  })

  it('says nothing where nobody was refused, or where the answer leads elsewhere', async () => {
    expect(await headerOf(429, null)).toBeNull()
    expect(await headerOf(200, 37)).toBeNull()
    expect(await headerOf(303, 37)).toBeNull()
  })
})

describe('the sentence of a 429', () => {
  it('tells the wait that Retry-After tells, in seconds up to a minute and a half', () => {
    expect(tooManyTries(1)).toContain('You can try again in 1 second.')
    expect(tooManyTries(37)).toContain('You can try again in 37 seconds.')
    expect(tooManyTries(89)).toContain('You can try again in 89 seconds.')
  })

  it('tells no less than that in minutes, and no whole minute more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 90, max: 86_400 }), seconds => {
        const minutes = Number(tooManyTries(seconds).match(/in (\d+) minutes\./)?.[1])
        expect(minutes * 60).toBeGreaterThanOrEqual(seconds)
        expect(minutes * 60 - seconds).toBeLessThan(60)
      }),
    )
  })
})
