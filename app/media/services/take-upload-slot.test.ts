import { expect, it } from 'vitest'
import { takeUploadSlot } from './take-upload-slot.ts'

it.each([
  ['picture', 6],
  ['video', 3],
  ['mail', 2],
  ['share', 2],
  ['archive', 2],
] as const)(
  'lets in as many uploads as there is room for, and the next when one has ended: %s',
  (kind, most) => {
    const held = []
    for (let slot = takeUploadSlot(kind); slot; slot = takeUploadSlot(kind)) held.push(slot)
    expect(held).toHaveLength(most)
    held[0]?.()
    held[0]?.()
    const next = takeUploadSlot(kind)
    expect(next).not.toBeNull()
    expect(takeUploadSlot(kind)).toBeNull()
    for (const end of [...held, next]) end?.()
  },
)
