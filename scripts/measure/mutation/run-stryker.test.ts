import { expect, it } from 'vitest'
import { areaOf } from './areas.ts'
import { testFolderOf } from './run-stryker.ts'

it.each([
  ['core/posts', 'core/posts'],
  ['core/posts/plain', 'core/posts/plain'],
  ['core/posts/plain/rule.ts', 'core/posts/plain'],
  // No test stands beside these: those of the folder above are asked.
  ['core/posts/plain/fixtures', 'core/posts/plain'],
  ['app/billing/services/reading', 'app/billing/services'],
])('the tests that may kill in %s are in %s', (path, folder) => {
  const area = areaOf(path)
  if (!area) throw new Error('No such area')
  expect(testFolderOf(path, area)).toBe(folder)
})
