import fc from 'fast-check'
import { object, parse } from 'valibot'
import { expect, it } from 'vitest'
import { isSavedAlready, versionField } from './version.ts'

const read = (version?: string) => parse(object({ version: versionField() }), { version }).version

it('reads a version as it is written', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 999_999_999 }), n => read(String(n)) === n))
})

it.each([undefined, '', '0', '-1', '1.5', 'x', '99999999999999999999'])('takes %j as no version', text => {
  expect(read(text)).toBe(0)
})

it('knows again what is saved already, and nothing else', () => {
  const saved = {
    title: 'A loaf',
    tags: ['bread'],
    on: '2026-11-29',
    at: new Date(0),
    note: null,
    version: 4,
  }
  expect(isSavedAlready(saved, { title: 'A loaf', tags: ['bread'], on: '2026-11-29', at: new Date(0) })).toBe(
    true,
  )
  expect(isSavedAlready({ parts: [{ b: 1, a: 2 }] }, { parts: [{ a: 2, b: 1 }] })).toBe(true)
  expect(isSavedAlready(saved, { note: undefined, missing: null })).toBe(true)
  for (const other of [
    { title: 'a loaf' },
    { tags: [] },
    { tags: ['bread', ''] },
    { note: '' },
    { at: new Date(1) },
  ])
    expect(isSavedAlready(saved, other), JSON.stringify(other)).toBe(false)
})
