import { describe, expect, it } from 'vitest'
import { mayVisit, readRobots } from './robots.ts'

const may = (text: string, path: string) => mayVisit(readRobots(text), path)

describe('a robots.txt', () => {
  it('is followed where it names us, else as everybody follows it', () => {
    const text = `# ours\r\nUser-agent: *\nDisallow: /\n\nUser-agent: Other\nUser-Agent: Brandhearth/1.0\nDisallow: /private # not this\nAllow: /private/open\n`
    expect(may(text, '/')).toBe(true)
    expect(may(text, '/private/x')).toBe(false)
    expect(may(text, '/private/open?a=1')).toBe(true)
    expect(may('User-agent: *\nDisallow: /', '/pricing')).toBe(false)
    expect(may('User-agent: *\nDisallow:', '/pricing')).toBe(true)
    expect(may('User-agent: Brandhearthless\nDisallow: /', '/pricing')).toBe(true)
    expect(may('', '/pricing')).toBe(true)
    expect(may('<html>Not found</html>', '/pricing')).toBe(true)
  })

  it('puts groups of one name together, and takes the longest rule', () => {
    const text =
      'User-agent: *\nDisallow: /a\nUser-agent: x\nDisallow: /\nUser-agent: *\nAllow: /a/b\nDisallow: /c'
    expect(may(text, '/a/x')).toBe(false)
    expect(may(text, '/a/b')).toBe(true)
    expect(may(text, '/c')).toBe(false)
    expect(may('User-agent: *\nDisallow: /a\nAllow: /a', '/a')).toBe(true)
  })

  it.each([
    ['/*.pdf$', '/a/b.pdf', false],
    ['/*.pdf$', '/a/b.pdf?x', true],
    ['/a*b*c', '/axxbxxc', false],
    ['/a*b*c', '/axxcxxb', true],
    ['/a$', '/a', false],
    ['/a$', '/ab', true],
    ['/*', '/anything', false],
    ['/caf%c3%a9', '/caf%C3%A9', false],
    ['/café', '/caf%C3%A9', false],
    ['/a*a$', '/a', true],
  ])('with %s lets us at %s: %s', (rule, path, isAllowed) =>
    expect(may(`User-agent: *\nDisallow: ${rule}`, path)).toBe(isAllowed),
  )

  it('is held to in time, whatever it says', () => {
    const rule = `Disallow: /${'*a'.repeat(900)}\n`
    expect(may(`User-agent: *\n${rule.repeat(250)}`, `/${'a'.repeat(800)}`)).toBe(true)
  })
})
