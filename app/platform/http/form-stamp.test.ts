import { expect, it } from 'vitest'
import { formStamp, isHumanPace } from './form-stamp.ts'

const OPENED = new Date('2026-11-20T10:00:00Z')
const after = (ms: number) => new Date(OPENED.getTime() + ms)

it('a form filled in at a person’s pace is a person’s', () => {
  expect(isHumanPace(formStamp(OPENED), after(4_000))).toBe(true)
})

it.each([
  ['sent at once', 200],
  ['left open for two days', 2 * 86_400_000],
  ['opened in the future', -5_000],
])('a form %s is not', (_, ms) => {
  expect(isHumanPace(formStamp(OPENED), after(ms))).toBe(false)
})

it.each(['', '.', `${OPENED.getTime()}.`, `${OPENED.getTime()}.made-up`, 'x.y.z'])(
  'the stamp %j was not made by us',
  stamp => {
    expect(isHumanPace(stamp, after(4_000))).toBe(false)
  },
)

it('forms opened in the same millisecond have the same stamp, and later ones another', () => {
  expect(formStamp(OPENED)).toBe(formStamp(new Date(OPENED)))
  expect(formStamp(after(1))).not.toBe(formStamp(OPENED))
  expect(isHumanPace(formStamp(after(1)), after(4_000))).toBe(true)
})
