import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { networkOf, sendRetryAfter } from './rate-limit.ts'
import { openRequestScope } from './request-scope.ts'

describe('what counts as one address', () => {
  it('is an IPv4 address, however it is written', () => {
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
    expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  })

  it('is a whole /64 of IPv6, since one household has that many', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
    expect(networkOf('2001:DB8:1:2::1')).toBe('2001:db8:1:2')
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
    expect(networkOf('::1')).toBe('0:0:0:0')
    expect(networkOf('2001:0db8:0001:0002::')).toBe(networkOf('2001:db8:1:2:ffff::'))
  })
})

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
