import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readTried, triedCookie } from './tried-sentence.ts'

const sentBack = (cookie: string) =>
  readTried(new Request('http://localhost/', { headers: { Cookie: cookie.split(';')[0] ?? '' } }))

it('comes back as it was tried, in every script', () => {
  for (const text of [
    'My bakers sleep again.',
    '窑里的碗裂了，她笑了。',
    `Bread 🍞 ${'and butter '.repeat(80)}`.trim(),
  ])
    expect(sentBack(triedCookie({ text, voice: 'calm-authority' }))).toEqual({
      text,
      voice: 'calm-authority',
    })
})

it('stays behind where no cookie holds it', () => {
  const noise = randomBytes(8_000).toString('base64')
  expect(triedCookie({ text: noise, voice: null })).toContain('Max-Age=0')
  expect(triedCookie(null)).toContain('Max-Age=0')
})

it.each(['rubbish', '%', '', Buffer.from('{"text":1}').toString('base64url')])(
  'reads “%s” as nothing',
  value => expect(sentBack(`tried_sentence=${value}`)).toBeNull(),
)
