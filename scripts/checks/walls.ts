import { existsSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { listSourceFiles, SOURCE_FOLDERS } from './source-files.ts'

/** One import that goes through a wall. `rule` is the sentence of the wall. */
export interface Breach {
  readonly rule: string
  readonly from: string
  readonly to: string
}

/** What a cruise found. `missed` are source files that the cruiser never read: with any of them, silence means nothing. */
export interface WallReport {
  readonly breaches: readonly Breach[]
  readonly missed: readonly string[]
  readonly modules: number
}

const PROJECT = join(import.meta.dirname, '../..')

const RULES = join(PROJECT, '.dependency-cruiser.mjs')

/** The sentences of all walls, in the order of the rule file. */
export async function listWalls(): Promise<string[]> {
  const { ruleSet } = await extractDepcruiseOptions(RULES)
  return (ruleSet?.forbidden ?? []).map(rule => rule.name ?? 'unnamed')
}

/**
 * Cruises the source folders under `root` against the walls of `.dependency-cruiser.mjs`.
 * It compares what was cruised with what lies on the disk, because a parser that the cruiser cannot use makes it
 * answer "no violations (0 modules)".
 */
export async function checkWalls(root: string = PROJECT): Promise<WallReport> {
  const options = await extractDepcruiseOptions(RULES)
  const folders = SOURCE_FOLDERS.filter(folder => isFolder(join(root, folder)))
  const { output } = await cruise(
    folders,
    { ...options, baseDir: root, validate: true },
    {},
    { tsConfig: extractTSConfig(join(PROJECT, 'tsconfig.json')) },
  )
  if (typeof output === 'string') throw new Error(`the cruiser answered with text: ${output.slice(0, 200)}`)
  return readReport(output, listSourceFiles(root))
}

function readReport(result: ICruiseResult, files: readonly string[]): WallReport {
  const cruised = new Set(result.modules.map(module => module.source))
  const breaches = result.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map(step => step.name).join(' → ') : to,
  }))
  return { breaches, missed: files.filter(file => !cruised.has(file)), modules: cruised.size }
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory()
}

/** Prints the report in words; true when every wall stands and every source file was read. */
export function printWallReport(report: WallReport): boolean {
  for (const { rule, from, to } of report.breaches) console.error(`${rule}:\n  ${from} → ${to}`)
  for (const file of report.missed) console.error(`The cruiser never read ${file}`)
  if (report.modules === 0) console.error('The cruiser read no module at all')
  return report.breaches.length === 0 && report.missed.length === 0 && report.modules > 0
}

if (import.meta.main) {
  const report = await checkWalls()
  const whole = printWallReport(report)
  console.log(
    `${report.modules} modules, ${report.breaches.length} breaches (${relative(process.cwd(), PROJECT) || '.'})`,
  )
  process.exitCode = whole ? 0 : 1
}
