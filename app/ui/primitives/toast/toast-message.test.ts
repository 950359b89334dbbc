import { expect, it } from 'vitest'
import { toastDurationMs, toastTitle } from './toast-message.ts'

it('titles a destructive toast Error and any other kind of success Success by default', () => {
  expect(toastTitle({ kind: 'destructive', description: 'It broke' })).toBe('Error')
  expect(toastTitle({ kind: 'success', description: 'Story saved' })).toBe('Success')
  expect(toastTitle({ kind: 'destructive', title: 'Connection Error' })).toBe('Connection Error')
})

it.each([
  [5000, { kind: 'info', description: 'Welcome back!' }],
  [5000, { kind: 'destructive', description: 'The story could not be saved' }],
  [3000, { kind: 'success', description: 'Story saved successfully' }],
  [3000, { kind: 'success', title: 'Subscription updated' }],
  [2000, { kind: 'success', description: 'Link copied' }],
  [4000, { kind: 'destructive', title: 'Validation Error' }],
  [1234, { kind: 'success', description: 'Story saved', durationMs: 1234 }],
] as const)('shows for %d ms: %o', (ms, toast) => {
  expect(toastDurationMs(toast)).toBe(ms)
})
