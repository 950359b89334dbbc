import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATFORM_IDS } from '../posts/platforms/platforms.ts'
import { listQuery } from '../shared/list-address.ts'
import { PERMISSION_STATES } from '../stories/permission.ts'
import { isNarrowed, readVaultAddress, VAULT_KINDS, VAULT_USES, vaultParameters } from './address.ts'
import { plainWords, vaultFileName } from './file-name.ts'
import { isEnded, packFiles } from './pack.ts'
import { vaultSearchWords } from './search-words.ts'

describe('the address of the vault', () => {
  const addresses = fc.record({
    kind: fc.constantFrom(...VAULT_KINDS),
    search: fc.stringMatching(/^[\p{L} ]{0,40}$/u).map(text => text.trim()),
    platform: fc.constantFrom(null, ...PLATFORM_IDS),
    storyId: fc.option(fc.uuid()),
    permission: fc.constantFrom(null, ...PERMISSION_STATES),
    use: fc.constantFrom(null, ...VAULT_USES),
    page: fc.integer({ min: 1, max: 9999 }),
  })

  it('says again what was read of it', () => {
    fc.assert(
      fc.property(addresses, address => {
        const query = listQuery(vaultParameters(address))
        expect(readVaultAddress(new URLSearchParams(query))).toEqual(address)
      }),
    )
  })

  it('asks for pictures and nothing else where it makes no sense', () => {
    const read = readVaultAddress(new URLSearchParams('kind=x&platform=y&story=1&permission=z&use=w&page=-1'))
    expect(read).toEqual(readVaultAddress(new URLSearchParams()))
    expect(isNarrowed(read)).toBe(false)
    expect(isNarrowed({ ...read, use: 'unused' })).toBe(true)
  })
})

describe('search words', () => {
  it('have no accents, and stand once each', () => {
    expect(vaultSearchWords('  Café CRÈME, café! ')).toEqual(['cafe', 'creme'])
    expect(vaultSearchWords('?!')).toEqual([])
    expect(vaultSearchWords('a b c d e f g h i j')).toHaveLength(8)
  })
})

describe('file names', () => {
  it('are readable and each their own', () => {
    const file = { day: '2026-11-20', words: 'Zoë’s café, 7am', id: '1f0c22ab-1111', ending: 'jpg' }
    expect(vaultFileName(file)).toBe('2026-11-20-zoes-cafe-7am-1f0c22ab.jpg')
    expect(vaultFileName({ ...file, words: '../../etc' })).toBe('2026-11-20-etc-1f0c22ab.jpg')
    expect(plainWords('日本')).toBe('')
  })

  it('never lead out of a folder, whatever the words are', () => {
    fc.assert(
      fc.property(fc.string(), words => {
        const name = vaultFileName({ day: '2026-11-20', words, id: '1f0c22ab', ending: 'png' })
        expect(name).toMatch(/^2026-11-20-(?:[a-z0-9-]{1,50}-)?1f0c22ab\.png$/)
      }),
    )
  })
})

describe('packing', () => {
  const items = fc.array(
    fc.record({
      bytes: fc.integer({ min: 1, max: 100 }),
      permission: fc.constantFrom('none' as const, ...PERMISSION_STATES),
    }),
  )

  it('leaves out what may not be used any more, unless that is wanted', () => {
    const file = { bytes: 10, permission: 'revoked' as const }
    expect(packFiles([file], { withEnded: false })).toEqual({
      packed: [],
      leftOut: [{ item: file, why: 'no_permission' }],
    })
    expect(packFiles([file], { withEnded: true }).packed).toEqual([file])
  })

  it('keeps to its limits, and takes or names each item', () => {
    fc.assert(
      fc.property(items, fc.boolean(), (all, withEnded) => {
        const limits = { files: 5, bytes: 200 }
        const { packed, leftOut } = packFiles(all, { withEnded, limits })
        expect(packed.length).toBeLessThanOrEqual(limits.files)
        expect(packed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(limits.bytes)
        expect(packed.length + leftOut.length).toBe(all.length)
        if (!withEnded) expect(packed.some(({ permission }) => isEnded(permission))).toBe(false)
      }),
    )
  })
})
