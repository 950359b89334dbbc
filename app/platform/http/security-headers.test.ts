import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

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
