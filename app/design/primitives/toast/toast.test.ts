import { expect, it } from 'vitest'
import { toastStay, toastTitle } from './toast.ts'

it('heads an error Error and everything else Success unless told otherwise', () => {
  expect(toastTitle({ tone: 'error', text: 'It broke' })).toBe('Error')
  expect(toastTitle({ text: 'Done' })).toBe('Success')
  expect(toastTitle({ tone: 'error', title: 'Connection Error' })).toBe('Connection Error')
})

it('stays for the time its kind has', () => {
  expect([toastStay({}), toastStay({ kind: 'saved' }), toastStay({ kind: 'copied' })]).toEqual([
    5000, 3000, 2000,
  ])
})
