import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { extractParameters } from './extract-parameters.ts'

it('what the stand-in allows is what the installed package publishes', () => {
  const stored = JSON.parse(readFileSync(join(import.meta.dirname, 'parameters.json'), 'utf8'))
  expect(extractParameters()).toEqual(stored)
}, 60_000)
