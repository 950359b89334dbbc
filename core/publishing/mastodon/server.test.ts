import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readMastodonHost } from './server.ts'

it.each([
  ['mastodon.example', 'mastodon.example'],
  ['  Mastodon.Example ', 'mastodon.example'],
  ['https://mastodon.example/@ada?x=1', 'mastodon.example'],
  ['ada@mastodon.example', 'mastodon.example'],
  ['@ada@mastodon.example', 'mastodon.example'],
  ['https://user:secret@mastodon.example/', 'mastodon.example'],
  ['localhost:3999', 'localhost:3999'],
  ['bücher.example', 'bücher.example'],
  ['', null],
  ['my server', null],
  ['a..example', null],
  ['-a.example', null],
  ['[::1]', null],
  ['a.example:port', null],
  ['a.example:1:2', null],
  [42, null],
])('reads %j as %j', (typed, host) => {
  expect(readMastodonHost(typed)).toBe(host)
})

it('never reads anything that leads elsewhere in an address', () => {
  fc.assert(
    fc.property(fc.string(), typed => {
      const host = readMastodonHost(typed)
      if (host !== null) expect(host).toMatch(/^[^\s/?#@\\]+$/)
    }),
  )
})
