import { type MiddlewareFunction, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { openRequestScope } from './request-scope.ts'
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
    const request = new Request('http://localhost/')
    const args = { request, context } as unknown as Parameters<MiddlewareFunction<Response>>[0]
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

describe('who may frame a page', () => {
  const headersOf = async (path: string) => {
    const context = new RouterContextProvider()
    openRequestScope(context, '127.0.0.1')
    const request = new Request(`http://localhost${path}`)
    const args = { request, context } as unknown as Parameters<MiddlewareFunction<Response>>[0]
    const page = new Response('', { headers: { 'Content-Type': 'text/html' } })
    const response = await securityHeaders(args, async () => page)
    return response instanceof Response ? response.headers : new Headers()
  }

  it.each(['/f/bread-k7m2/embed', '/f/bread-k7m2/embed/thanks'])('is anyone for %s', async path => {
    const headers = await headersOf(path)
    expect(headers.get('X-Frame-Options')).toBeNull()
    expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors *')
  })

  it.each([
    '/f/bread-k7m2',
    '/f/a/b/embed',
    '/f/bread-k7m2/embed/more',
    '/app/f/x/embed',
    '/auth?/f/x/embed',
  ])('is no one for %s', async path => {
    const headers = await headersOf(path)
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })

  it('holds no other site off the script that draws the frame and off pictures in mails, and off everything else', async () => {
    expect((await headersOf('/embed.js')).get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect((await headersOf('/hearth/x.png')).get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect((await headersOf('/app/hearth/x.svg')).get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect((await headersOf('/embed.js/x')).get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  })
})
