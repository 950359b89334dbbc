import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NODE_OPTIONS } from './node-options.ts'

test('the app is started with what its scripts give to Node', () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const options = ['--env-file-if-exists=.env', ...NODE_OPTIONS].join(' ')
  expect(scripts.start).toBe(`node ${options} scripts/start.ts`)
  expect(scripts['start:prod']).toBe(`node ${options} build/server/serve.js`)
  expect(read('Dockerfile')).toContain(
    `ENTRYPOINT ${JSON.stringify(['node', ...NODE_OPTIONS]).replaceAll(',', ', ')}`,
  )
})
