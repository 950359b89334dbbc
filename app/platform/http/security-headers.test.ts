import { type MiddlewareFunction, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const directive = (name: string, secure = true) =>
  contentSecurityPolicy('abc123', secure)
    .split('; ')
    .find(part => part.startsWith(`${name} `))

describe('the content security policy', () => {
  it('lets scripts run by nonce only', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc123'")
  })

  it('lets no style element in but ours, no frame round us, no form lead away', () => {
    expect(directive('style-src')).not.toContain('unsafe-inline')
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(directive('form-action')).toBe("form-action 'self'")
    expect(directive('base-uri')).toBe("base-uri 'none'")
    expect(directive('object-src')).toBe("object-src 'none'")
  })
})

describe('what may be kept in between', () => {
  const SHARED = 'public, max-age=0, s-maxage=300'
  const passed = async (headers: Record<string, string>) => {
    const context = new RouterContextProvider()
    const args = { context } as unknown as Parameters<MiddlewareFunction<Response>>[0]
    const response = await securityHeaders(args, async () => new Response('', { headers }))
    return response instanceof Response ? response.headers.get('Cache-Control') : null
  }

  it('is a page for everybody, for as long as it says', async () => {
    expect(await passed({ 'Cache-Control': SHARED })).toBe(SHARED)
  })

  it('is nothing that says nothing, and nothing that brings a cookie', async () => {
    expect(await passed({})).toBe('no-store')
    expect(await passed({ 'Cache-Control': SHARED, 'Set-Cookie': 'referral=1' })).toBe('no-store')
  })
})
