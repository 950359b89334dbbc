import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirectPath, withRedirect } from './redirect-target.ts'

const origin = 'https://brandhearth.example'

describe('safeRedirectPath', () => {
  it.each([
    ['/', '/'],
    ['/app/dashboard', '/app/dashboard'],
    ['/app/content?tab=create#top', '/app/content?tab=create#top'],
    ['/app/../app/create', '/app/create'],
    ['https://brandhearth.example/app/create?a=1', '/app/create?a=1'],
    ['/app/storybank?q=https://other.example//x', '/app/storybank?q=https://other.example//x'],
  ])('lets %s through as %s', (input, path) => {
    expect(safeRedirectPath(input, origin)).toBe(path)
  })

  it.each([
    ...['//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '/..//evil.example'],
    ...[
      '/.//evil.example',
      '/a/..//evil.example',
      '/%2e%2e//evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
    ],
    ...[
      ' //evil.example',
      '\u0000//evil',
      '/%2f/evil',
      '/%2fevil',
      '/%5cevil',
      '/%5Cevil',
      '/%252fevil',
      '/%09/evil',
    ],
    ...[
      'https://evil.example/',
      'https:evil.example',
      'http://brandhearth.example/app',
      'javascript:alert(1)',
    ],
    ...[
      'data:text/html,x',
      'blob:https://brandhearth.example/x',
      'https://brandhearth.example.evil.example/',
    ],
    ...[
      'https://brandhearth.example@evil.example/',
      'https://me@brandhearth.example/',
      'mailto:a@b.c',
      'app/create',
    ],
    ...['?a=1', '#x', '', '/\u2028/evil', '/\u200b/evil', `/${'a'.repeat(3000)}`, '/\ud800'],
  ])('refuses %j', input => {
    expect(safeRedirectPath(input, origin)).toBeNull()
  })

  it('refuses what is no text, and everything without an origin of ours', () => {
    for (const input of [null, undefined, 7, {}, ['/app']]) expect(safeRedirectPath(input, origin)).toBeNull()
    expect(safeRedirectPath('/app', 'nonsense')).toBeNull()
  })

  it('never leaves the origin, however the wish is put together', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '\\',
        '//',
        '..',
        '.',
        '%2f',
        '%5C',
        '%2e',
        '%25',
        '%09',
        '\t',
        '\n',
        ' ',
        '@',
        ':',
        '?',
        '#',
        'evil.example',
      ],
      ...['https:', 'http:', origin, 'javascript:', 'app', '\u0000', '／', '。', 'é', '😀'],
    )
    const wish = fc.oneof(
      fc.array(piece, { maxLength: 10 }).map(parts => parts.join('')),
      fc.array(piece, { maxLength: 10 }).map(parts => `/${parts.join('')}`),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
    )
    fc.assert(
      fc.property(wish, input => {
        const path = safeRedirectPath(input, origin)
        if (path === null) return
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(path).toMatch(/^[!-~]*$/)
        expect(new URL(path, origin).origin).toBe(origin)
        expect(safeRedirectPath(path, origin)).toBe(path)
        let decoded = path
        for (let round = 0; round < 4; round++) {
          try {
            decoded = decodeURIComponent(decoded)
          } catch {
            break
          }
          expect(decoded).not.toMatch(/^\/[/\\]/)
          expect(new URL(decoded, origin).origin).toBe(origin)
        }
      }),
      { numRuns: 20_000 },
    )
  })
})

describe('withRedirect', () => {
  it('adds the page that is wanted to an address, and leaves it as it is without one', () => {
    expect(withRedirect('/auth', null)).toBe('/auth')
    expect(withRedirect('/auth', '/app/storybank')).toBe('/auth?redirectTo=%2Fapp%2Fstorybank')
    expect(withRedirect('/auth?mode=reset', '/app?a=1&b=2#c')).toBe(
      '/auth?mode=reset&redirectTo=%2Fapp%3Fa%3D1%26b%3D2%23c',
    )
  })

  it('is read again as it was written, whatever page that is', () => {
    fc.assert(
      fc.property(fc.webPath(), path => {
        const safe = safeRedirectPath(path, origin)
        const { pathname, searchParams } = new URL(withRedirect('/auth?magic=1', safe), origin)
        expect([pathname, searchParams.get('magic'), searchParams.get('redirectTo')]).toEqual([
          ...['/auth', '1', safe],
        ])
      }),
    )
  })
})
