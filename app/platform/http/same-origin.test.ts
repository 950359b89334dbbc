import { describe, expect, it } from 'vitest'
import { mayAct } from './same-origin.ts'

const ours = 'https://brandhearth.example'
const post = (headers: Record<string, string>, method = 'POST') =>
  mayAct(new Request(`${ours}/auth`, { method, headers }), ours)

describe('an unsafe request', () => {
  it('may act when its origin is ours', () => {
    expect(post({ Origin: ours })).toBe(true)
  })

  it.each([
    'https://evil.example',
    'http://brandhearth.example',
    'https://brandhearth.example.evil.example',
    'https://brandhearth.example:8443',
    'https://sub.brandhearth.example',
    'null',
    '',
    'https://brandhearth.example/',
    'HTTPS://BRANDHEARTH.EXAMPLE',
  ])('may not when its origin is %j', origin => {
    expect(post({ Origin: origin, 'Sec-Fetch-Site': 'same-origin' })).toBe(false)
  })

  it('without an origin may act only when the browser says it came from us or from the person', () => {
    expect(post({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true)
    expect(post({ 'Sec-Fetch-Site': 'none' })).toBe(true)
    expect(post({ 'Sec-Fetch-Site': 'same-site' })).toBe(false)
    expect(post({ 'Sec-Fetch-Site': 'cross-site' })).toBe(false)
    expect(post({})).toBe(false)
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('is judged alike when it is a %s', method => {
    expect(post({ Origin: 'https://evil.example' }, method)).toBe(false)
  })

  it('is not what a page view is', () => {
    expect(post({ Origin: 'https://evil.example' }, 'GET')).toBe(true)
    expect(post({}, 'HEAD')).toBe(true)
  })
})
