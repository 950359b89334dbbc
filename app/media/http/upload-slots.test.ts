import { expect, it } from 'vitest'
import { takeUploadSlot } from './upload-slots.ts'

it('lets in as many uploads as there is room for, and the next when one has ended', () => {
  const held = []
  for (let slot = takeUploadSlot(); slot; slot = takeUploadSlot()) held.push(slot)
  expect(held).toHaveLength(6)
  held[0]?.()
  held[0]?.()
  const next = takeUploadSlot()
  expect(next).not.toBeNull()
  expect(takeUploadSlot()).toBeNull()
  for (const end of [...held, next]) end?.()
})
