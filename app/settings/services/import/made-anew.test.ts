import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { LOGO_LIMITS } from '#core/brand/kit/logo.ts'
import { logoName } from '../export/file-entries.ts'
import { madeAnew } from './made-anew.ts'

it('unfolds no logo that is larger than any we draw', async () => {
  let reads = 0
  const zip = {
    files: new Map([[logoName(), LOGO_LIMITS.bytes + 1]]),
    read: async () => {
      reads += 1
      return Readable.from([])
    },
    close: () => {},
  }
  const from = { zip, manifest: {} as never, hashes: new Map(), tables: new Map(), oldId: '' }
  expect([await madeAnew('brand_logos', {}, from), reads]).toEqual([null, 0])
})
