import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT } from '../harness/servers/child.ts'
import { NAMED_MUTANTS } from './named-mutants.ts'
import { isUpToDate } from './run-named.ts'

it.each(NAMED_MUTANTS)('“$name” is a mistake in code that is there, with a test that is there', mutant => {
  expect(isUpToDate(mutant), `look anew: ${mutant.file} has changed`).toBe(true)
  expect(readFileSync(join(PROJECT, mutant.test), 'utf8')).toContain(mutant.title)
  expect(mutant.replacements).not.toContain(mutant.source)
})
