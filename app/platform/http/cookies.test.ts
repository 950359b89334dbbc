import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SIDEBAR_COOKIE } from '#app/design/layout/navigation.ts'
import { TIERS } from '#core/billing/tiers.ts'
import { ONBOARDING_COOKIES, welcomeSeenCookie } from '#core/onboarding/journey/flow.ts'

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
