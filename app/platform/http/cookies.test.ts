import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SIDEBAR_COOKIE } from '#app/design/layout/navigation.ts'
import { TIERS } from '#core/billing/tiers.ts'
import { ONBOARDING_COOKIES, welcomeSeenCookie } from '#core/onboarding/journey/flow.ts'
import { readCookie, readRawCookies, writeCookie } from './cookies.ts'

const APP = join(import.meta.dirname, '../..')
const PAGE = readFileSync(join(APP, 'site/copy/texts/legal/cookies.md'), 'utf8')

/** Names that stand in the code which sets cookies: given as they are, or as a constant of the same file. */
function namesInCode(): string[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map(file => readFileSync(join(APP, file), 'utf8'))
    .filter(code => /\b(?:writeCookie|secretCookieName)\(/.test(code))
  return files.flatMap(code => [
    ...[...code.matchAll(/(?:writeCookie|secretCookieName)\('(\w+)'/g)].map(match => match[1] ?? ''),
    ...[...code.matchAll(/^const (?:NAME|WISH) = '(\w+)'/gm)].map(match => match[1] ?? ''),
    ...[...(code.match(/^const HELD = \[(.*)\]/m)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(m => m[1] ?? ''),
  ])
}

it('the page about cookies names every cookie that we set', () => {
  const set = new Set([
    ...namesInCode().map(name => (name === 'quiz' ? 'quiz_0' : name)),
    ...Object.values(ONBOARDING_COOKIES),
    ...TIERS.map(welcomeSeenCookie),
    ...['toast', SIDEBAR_COOKIE],
  ])
  expect(set.size).toBeGreaterThan(15)
  expect([...set].filter(name => !PAGE.includes(`\`${name}\``))).toEqual([])
})

const sent = (cookie: string) => new Request('http://localhost/', { headers: { Cookie: cookie } })

it('a cookie comes back as it was written, whatever is in it, among others', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), value => {
      const [pair = ''] = writeCookie('note', value).split(';')
      expect(pair).toBe(`note=${encodeURIComponent(value)}`)
      expect(readCookie(sent(`a=1; ${pair}; note=second; note2=x`), 'note')).toBe(value)
    }),
  )
})

it('a cookie is for this site only, for every path, and hidden from scripts unless it is a choice', () => {
  const attributes = (cookie: string) => new Set(cookie.split('; ').slice(1))
  expect(attributes(writeCookie('note', 'x'))).toEqual(new Set(['Path=/', 'SameSite=Lax', 'HttpOnly']))
  expect(attributes(writeCookie('note', 'x', { maxAge: 60, readable: true }))).toEqual(
    new Set(['Path=/', 'SameSite=Lax', 'Max-Age=60']),
  )
  expect(writeCookie('note', '', { maxAge: 0 })).toMatch(/^note=;.* Max-Age=0(?:;|$)/)
})

it('a cookie that is missing, broken or named like something built in has no value', () => {
  for (const header of ['', 'note', '=x', 'note=%', 'note=%E0%A4%A', ';;;', 'notes=1'])
    expect(readCookie(sent(header), 'note')).toBeNull()
  for (const name of ['__proto__', 'constructor', 'toString'])
    expect([readCookie(sent('a=1'), name), readRawCookies(sent('a=1'))[name]]).toEqual([null, undefined])
  expect(readCookie(sent('note= "a b" '), 'note')).toBe('"a b"')
})
