import { expect, it } from 'vitest'
import { initials } from './avatar.tsx'

it.each([
  ['Maya Okonkwo', 'MO'],
  ['Ana María de la Cruz', 'AC'],
  ['maya@studio.example', 'M'],
  ['  élodie ', 'É'],
  ['', ''],
])('%o shows as %o', (name, shown) => {
  expect(initials(name)).toBe(shown)
})
