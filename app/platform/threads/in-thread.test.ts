import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listSourceFiles } from '#scripts/checks/source-files.ts'

const ROOT = join(import.meta.dirname, '../../..')

const calls = listSourceFiles(ROOT)
  .filter(path => path.startsWith('app/') && !path.endsWith('.test.ts'))
  .flatMap(path => [
    ...readFileSync(join(ROOT, path), 'utf8').matchAll(/inThread<typeof \w+>\(\s*'([^']+)',\s*'(\w+)'/g),
  ])
  .map(([, module = '', name = '']) => [module, name] as const)

it('somebody uses threads', () => {
  expect(calls.length).toBeGreaterThan(3)
})

it.each(calls)('%s, which a thread is asked for, exports %s', async (module, name) => {
  expect(await import(join(ROOT, module))).toHaveProperty(name, expect.any(Function))
})
