import { expect, it } from 'vitest'
import { contrastOf, type Hex } from './colour.ts'
import { founderLook } from './look.ts'
import { mailLook } from './mail-look.ts'

const LOGO = {
  address: 'ab'.repeat(16),
  width: 640,
  height: 160,
  ground: 'dark',
  updatedAt: new Date('2026-11-26T12:00:00Z'),
} as const

it('an email looks as we do until a founder chose otherwise', () => {
  expect(mailLook(founderLook({ kit: null, logo: null }), 'https://app.test')).toBeNull()
})

it('takes the accent for buttons, in a shade that can be read, and the logo from an address that stays', () => {
  const kit = { main: '#000000', accent: '#ffee00', font: 'serif' } as const
  const look = mailLook(founderLook({ kit, logo: LOGO }), 'https://app.test')
  expect(look?.logo).toEqual({
    url: `https://app.test/logo/${LOGO.address}.png`,
    width: 224,
    height: 56,
    ground: '#241c15',
  })
  expect(contrastOf(look?.colour as Hex, look?.on as Hex)).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(look?.colour as Hex, '#fffdf9')).toBeGreaterThanOrEqual(4.5)
})
