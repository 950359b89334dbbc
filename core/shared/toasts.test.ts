import { describe, expect, it } from 'vitest'
import { MAX_VISIBLE_TOASTS, toastDurationMs } from './toasts.ts'

describe('toasts', () => {
  it.each([
    ['default', 5000],
    ['saved', 3000],
    ['deleted', 3000],
    ['updated', 3000],
    ['created', 3000],
    ['copied', 2000],
    ['validation', 4000],
    ['nonsense', 5000],
    ['toString', 5000],
    [undefined, 5000],
  ])('%s stays %d ms', (kind, ms) => {
    expect(toastDurationMs(kind)).toBe(ms)
  })

  it('are at most three at once', () => {
    expect(MAX_VISIBLE_TOASTS).toBe(3)
  })
})
