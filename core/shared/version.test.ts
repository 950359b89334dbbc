import fc from 'fast-check'
import { object, parse } from 'valibot'
import { expect, it } from 'vitest'
import { versionField } from './version.ts'

const read = (version?: string) => parse(object({ version: versionField() }), { version }).version

it('reads a version as it is written', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 999_999_999 }), n => read(String(n)) === n))
})

it.each([undefined, '', '0', '-1', '1.5', 'x', '99999999999999999999'])('takes %j as no version', text => {
  expect(read(text)).toBe(0)
})
