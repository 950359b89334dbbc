import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { NODE_OPTIONS } from './node-options.ts'

test('the app is started with what its scripts give to Node', () => {
  const { start, 'start:prod': production } = manifest.scripts
  const options = ['--env-file-if-exists=.env', ...NODE_OPTIONS].join(' ')
  expect(start).toBe(`node ${options} scripts/start.ts`)
  expect(production).toBe(`node ${options} build/server/serve.js`)
})
