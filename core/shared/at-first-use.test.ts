import { expect, it, vi } from 'vitest'
import { atFirstUse } from './at-first-use.ts'

it('makes nothing before it is asked for, and the same once', () => {
  const make = vi.fn(() => ['made'])
  const list = atFirstUse(make)
  expect(make).not.toHaveBeenCalled()
  expect(list()).toBe(list())
  expect(make).toHaveBeenCalledOnce()
})

it('keeps what is nothing, too', () => {
  const make = vi.fn(() => undefined)
  const nothing = atFirstUse(make)
  nothing()
  nothing()
  expect(make).toHaveBeenCalledOnce()
})

it('tries again what could not be made', () => {
  const answers = [new Error('not yet'), null]
  const wanted = atFirstUse(() => {
    const problem = answers.shift()
    if (problem) throw problem
    return 'made'
  })
  expect(wanted).toThrow('not yet')
  expect(wanted()).toBe('made')
})
