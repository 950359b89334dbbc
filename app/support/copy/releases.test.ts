import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NEWEST_RELEASE } from './newest-release.build.ts'
import { releases } from './releases.ts'

it('the newest release of the changelog is the version that runs', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')
  expect(releases()[0]?.version).toBe((JSON.parse(file) as { version: string }).version)
})

it('pages of the workspace are told of the newest one without the others', () => {
  expect(releases()[0]).toMatchObject(NEWEST_RELEASE ?? {})
  expect(NEWEST_RELEASE).not.toBeUndefined()
})
