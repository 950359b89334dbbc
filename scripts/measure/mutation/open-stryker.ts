import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PROJECT } from '../harness/servers/child.ts'

/** What became of one change of the code, as far as we read it. */
export interface MutantResult {
  readonly fileName: string
  readonly status: string
  readonly replacement: string
  readonly location: { readonly start: { readonly line: number } }
}

interface StrykerRun {
  runMutationTest(): Promise<MutantResult[]>
}

type StrykerClass = new (options: Readonly<Record<string, unknown>>) => StrykerRun

/** Its own package: it brings 177 others, most of them Babel's, and nobody who builds or tests the app needs them. */
const FOLDER = join(PROJECT, 'scripts/measure/mutation/stryker')

/** Stryker from its own folder, installed there by its lock file on the first run. Throws where npm cannot install it. */
export async function openStryker(): Promise<StrykerClass> {
  // Without its peers: it works with the project's own vitest.
  if (!existsSync(join(FOLDER, 'node_modules')))
    execFileSync('npm', ['ci', '--legacy-peer-deps'], {
      cwd: FOLDER,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  const path = createRequire(join(FOLDER, 'package.json')).resolve('@stryker-mutator/core')
  const { Stryker }: { Stryker: StrykerClass } = await import(pathToFileURL(path).href)
  return Stryker
}
