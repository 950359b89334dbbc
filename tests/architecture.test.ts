import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkCitations } from '#scripts/checks/architecture/citations.ts'
import { checkCrossings } from '#scripts/checks/architecture/crossings.ts'
import { checkDependencies } from '#scripts/checks/architecture/dependencies.ts'
import { checkDocstrings } from '#scripts/checks/architecture/docstrings.ts'
import { checkFolders, warnAboutFolders } from '#scripts/checks/architecture/folders.ts'
import { checkFormatters } from '#scripts/checks/architecture/formatters.ts'
import { checkImports } from '#scripts/checks/architecture/imports.ts'
import { checkJourneys } from '#scripts/checks/architecture/journeys.ts'
import { checkKeptText } from '#scripts/checks/architecture/kept-text.ts'
import { checkEnvironment, checkEscapes } from '#scripts/checks/architecture/language.ts'
import { checkLimits } from '#scripts/checks/architecture/limits.ts'
import { checkMigrations } from '#scripts/checks/architecture/migrations.ts'
import { readPassages } from '#scripts/checks/architecture/passages.ts'
import { checkReadings } from '#scripts/checks/architecture/readings.ts'
import { checkRoutes, warnAboutRoutes } from '#scripts/checks/architecture/routes.ts'
import { checkServices } from '#scripts/checks/architecture/services.ts'
import { type Finding, readSources } from '#scripts/checks/architecture/source.ts'
import { checkTwins } from '#scripts/checks/architecture/twins.ts'
import { checkVocabulary, OLD_WORDS } from '#scripts/checks/architecture/vocabulary.ts'
import { checkExceptions, checkWords, isReadByUsers } from '#scripts/checks/architecture/words.ts'
import { listFiles, listProject } from '#scripts/checks/source-files.ts'

/** The house as it stands, held against the habits; that each rule bites is tested beside it. */
const ROOT = join(import.meta.dirname, '..')
const sources = readSources(ROOT)

const say = (findings: Finding[]) => findings.map(({ path, what }) => `${path} ${what}`)

it('there is something to look at', () => {
  expect(sources.length).toBeGreaterThan(10)
})

it('folders say what is in them', () => {
  for (const warning of say(warnAboutFolders(listFiles(ROOT)))) console.warn(`worth a look: ${warning}`)
  expect(say(checkFolders(listFiles(ROOT)))).toEqual([])
})

it('routes are short and live in a room', () => {
  for (const warning of say(warnAboutRoutes(sources))) console.warn(`worth a look: ${warning}`)
  expect(say(checkRoutes(sources))).toEqual([])
})

it('a service file is one use case', () => {
  expect(say(checkServices(sources))).toEqual([])
})

it('what reads together writes nothing', () => {
  expect(say(checkReadings(sources))).toEqual([])
})

it('every text area stands in a form that keeps what is typed', () => {
  expect(say(checkKeptText(sources))).toEqual([])
})

it('a journey waits for what its press brings before it leaves the page', () => {
  expect(say(checkJourneys(sources))).toEqual([])
})

it('only the configuration reads the environment', () => {
  expect(say(checkEnvironment(sources))).toEqual([])
})

it('every rate limit is counted somewhere', () => {
  expect(say(checkLimits(sources))).toEqual([])
})

it('no file makes a formatter while it is loaded', () => {
  expect(say(checkFormatters(sources))).toEqual([])
})

it('nobody switches the compiler off', () => {
  expect(say(checkEscapes(sources))).toEqual([])
})

it('imports stay on their floor, carry their extension and load under plain Node', () => {
  expect(say(checkImports(sources))).toEqual([])
})

it('every exported function of core, db and services is described', () => {
  expect(say(checkDocstrings(sources))).toEqual([])
})

it('the README, package.json and the code tell of the same packages', () => {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  const packages = {
    readme: read('README.md'),
    manifest: JSON.parse(read('package.json')),
    overlooked: JSON.parse(read('knip.json')).ignoreDependencies,
  }
  expect(say(checkDependencies(sources, packages))).toEqual([])
})

it('the database takes its words from the rules', () => {
  expect(say(checkTwins(sources))).toEqual([])
})

it('whoever looks across workspaces is on the list, with a reason', () => {
  expect(say(checkCrossings(sources))).toEqual([])
})

it('new migrations lock nobody out for long', () => {
  const files = listFiles(ROOT)
    .filter(path => /^db\/migrations\/.*\.sql$/.test(path))
    .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  expect(files.length).toBeGreaterThan(30)
  expect(say(checkMigrations(files))).toEqual([])
})

it('what users read keeps to the house style (docs/house-style.md)', () => {
  const files = listFiles(ROOT)
    .filter(isReadByUsers)
    .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  expect(say([...checkWords(files), ...checkExceptions(files)])).toEqual([])
})

describe('what is written about the code', () => {
  const files = listProject(ROOT)
  const passages = readPassages(ROOT, sources, files)

  it('cites what is there', () => {
    expect(say(checkCitations(passages, files))).toEqual([])
  })

  it('and its names use the words of the glossary', () => {
    expect(say(checkVocabulary(sources, passages, files))).toEqual([])
    const glossary = readFileSync(join(ROOT, 'core/README.md'), 'utf8')
    for (const { old } of OLD_WORDS) expect(glossary).toContain(` | ${old} |\n`)
  })
})
