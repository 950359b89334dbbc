import { describe, expect, it } from 'vitest'
import { networkName } from './network-name.ts'

describe('the name of a network', () => {
  it('is what people call it, and has a capital where it is no platform', () => {
    expect(['linkedin', 'twitter', 'email', ''].map(networkName)).toEqual([
      'LinkedIn',
      'Twitter',
      'Email',
      '',
    ])
  })
})
