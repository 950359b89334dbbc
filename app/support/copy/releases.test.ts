import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { RELEASES } from './releases.ts'

it('the newest release of the changelog is the version that runs', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')
  expect(RELEASES[0]?.version).toBe((JSON.parse(file) as { version: string }).version)
})
