import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { createVitest, type TestModule } from 'vitest/node'
import { PROJECT } from '../harness/servers/child.ts'
import { NAMED_MUTANTS, type NamedMutant } from './named-mutants.ts'

/** One way of making a named mistake. */
interface Variant {
  readonly name: string
  readonly mutant: NamedMutant
  readonly replacement: string
}

const UNCHANGED = 'without a mutant'

/** Does the source stand in the file exactly once? Where it does not, the mutant is about code that is gone. */
export function isUpToDate({ file, source }: NamedMutant): boolean {
  return readFileSync(join(PROJECT, file), 'utf8').split(source).length === 2
}

/**
 * Runs the test of each named mutant against it, and all those tests without any. Prints a line for each; answers whether
 * all died. Files stay as they are: the mistake is made while the code is loaded. Throws where a source is not found once
 * in its file, where code does not run with a mutant, or where the tests fail by themselves.
 */
export async function runNamed(): Promise<boolean> {
  const stale = NAMED_MUTANTS.filter(mutant => !isUpToDate(mutant))
  if (stale.length > 0)
    throw new Error(`The source is not there once: ${stale.map(({ name }) => name).join(', ')}`)
  const variants = NAMED_MUTANTS.flatMap(mutant =>
    mutant.replacements.map(
      (replacement, at): Variant => ({ name: `${mutant.name} ${at + 1}`, mutant, replacement }),
    ),
  )
  const modules = await runTests(variants)
  const modulesOf = (name: string) => modules.filter(({ project }) => project.name === name)
  const unchanged = modulesOf(UNCHANGED)
  if (unchanged.length === 0 || !unchanged.every(module => module.ok()))
    throw new Error('The tests fail without any mutant, so that nothing can be said')
  for (const variant of variants)
    console.log(
      `  ${hasDied(modulesOf(variant.name), variant) ? 'killed  ' : 'SURVIVED'}  ${describe(variant)}`,
    )
  return variants.every(variant => hasDied(modulesOf(variant.name), variant))
}

/** By a test that fails: code that does not even run says nothing about the tests. */
function hasDied(modules: readonly TestModule[], variant: Variant): boolean {
  const tests = modules.flatMap(module => [...module.children.allTests()])
  if (tests.some(test => test.result().state === 'failed')) return true
  if (!tests.some(test => test.result().state === 'passed'))
    throw new Error(`The code does not run with this mutant, or its test is gone: ${describe(variant)}`)
  return false
}

function describe({ mutant, replacement }: Variant): string {
  return `${mutant.name}: ${replacement.split('\n', 1)[0] || '(nothing)'}`
}

async function runTests(variants: readonly Variant[]): Promise<TestModule[]> {
  const vitest = await createVitest('test', {
    root: PROJECT,
    config: false,
    watch: false,
    reporters: [],
    maxWorkers: 2,
    // Once, for all projects.
    globalSetup: ['tests/support/database/global-setup.ts'],
    projects: [projectOf(UNCHANGED, null), ...variants.map(variant => projectOf(variant.name, variant))],
  })
  try {
    const specifications = vitest.projects.flatMap(project => {
      const variant = variants.find(({ name }) => name === project.name)
      const mutants = variant ? [variant.mutant] : NAMED_MUTANTS
      const titles = mutants.map(({ title }) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      return [...new Set(mutants.map(({ test }) => test))].map(test =>
        project.createSpecification(join(PROJECT, test), { testNamePattern: new RegExp(titles.join('|')) }),
      )
    })
    const { testModules } = await vitest.runTestSpecifications(specifications)
    return [...testModules]
  } finally {
    await vitest.close()
  }
}

/** The tests on code in which one mistake is made as it is loaded, by a project of their own, so that no other sees it. */
function projectOf(name: string, variant: Variant | null): TestProjectInlineConfiguration {
  const isMutated = (id: string) =>
    variant !== null && id.split('?')[0] === join(PROJECT, variant.mutant.file)
  return {
    root: PROJECT,
    test: { name, environment: 'node', testTimeout: 60_000, hookTimeout: 120_000 },
    plugins: [
      {
        name: 'named-mutant',
        enforce: 'pre',
        transform: (code: string, id: string) =>
          variant && isMutated(id) ? code.replace(variant.mutant.source, () => variant.replacement) : null,
        // What is remembered of a file from one run to the next is what it is without the mistake.
        configureVitest: ({ defineCacheKeyGenerator }) =>
          defineCacheKeyGenerator(({ id }) => (isMutated(id) ? false : null)),
      },
    ],
  }
}
