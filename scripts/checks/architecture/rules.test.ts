import { describe, expect, it } from 'vitest'
import { checkDocstrings } from './docstrings.ts'
import { checkFolders } from './folders.ts'
import { checkImports } from './imports.ts'
import { checkEnvironment, checkEscapes } from './language.ts'
import { checkRoutes, warnAboutRoutes } from './routes.ts'
import { checkServices } from './services.ts'
import { type Finding, parseSource, type Source } from './source.ts'

const lines = (count: number) => Array.from({ length: count }, (_, n) => `// ${n}`).join('\n')
const where = (findings: Finding[]) => findings.map(({ path }) => path)
const check = (rule: (sources: Source[]) => Finding[], path: string, text: string) =>
  where(rule([parseSource(path, text)]))

describe('folders', () => {
  const files = (count: number, folder: string) =>
    Array.from({ length: count }, (_, n) => `${folder}/f${n}.ts`)

  it('may hold 15 entries and not 16', () => {
    expect(checkFolders(files(15, 'core/brand'))).toEqual([])
    expect(where(checkFolders(files(16, 'core/brand')))).toEqual(['core/brand'])
  })

  it('count a file and the test beside it as one entry', () => {
    const tests = files(15, 'core/brand').map(file => file.replace(/\.ts$/, '.test.ts'))
    expect(checkFolders([...files(15, 'core/brand'), ...tests])).toEqual([])
  })

  it('count a folder in a folder as one entry', () => {
    expect(checkFolders([...files(14, 'app/ui'), ...files(9, 'app/ui/brand')])).toEqual([])
  })

  it('may grow with history where history is what they hold', () => {
    const migrations = Array.from(
      { length: 40 },
      (_, n) => `db/migrations/${String(n).padStart(4, '0')}_add_a_table.sql`,
    )
    expect(checkFolders(migrations)).toEqual([])
  })

  it.each(['utils', 'lib', 'helpers', 'general', 'misc'])('are not called %s', name => {
    expect(where(checkFolders([`app/${name}/a.ts`]))).toEqual([`app/${name}`])
  })

  it('hold files in kebab-case', () => {
    expect(checkFolders(['core/README.md', 'app/entry.server.tsx', 'core/brand/score.test.ts'])).toEqual([])
    expect(where(checkFolders(['app/ui/BrandCard.tsx', 'core/brand_score.ts']))).toHaveLength(2)
  })
})

describe('routes', () => {
  it('may have 250 lines and not 251', () => {
    expect(check(checkRoutes, 'app/routes/brand/clarify.tsx', lines(250))).toEqual([])
    expect(check(checkRoutes, 'app/routes/brand/clarify.tsx', lines(251))).toEqual([
      'app/routes/brand/clarify.tsx',
    ])
  })

  it('are mentioned from 151 lines on', () => {
    expect(check(warnAboutRoutes, 'app/routes/brand/clarify.tsx', lines(150))).toEqual([])
    expect(check(warnAboutRoutes, 'app/routes/brand/clarify.tsx', lines(151))).toHaveLength(1)
  })

  it('are mentioned when their action has more than 40 lines', () => {
    expect(
      check(warnAboutRoutes, 'app/routes/brand/a.tsx', `export async function action() {\n${lines(39)}\n}`),
    ).toHaveLength(1)
    expect(
      check(warnAboutRoutes, 'app/routes/brand/a.tsx', `export async function action() {\n${lines(38)}\n}`),
    ).toEqual([])
  })

  it('live in a room', () => {
    expect(check(checkRoutes, 'app/routes/home.tsx', '')).toHaveLength(1)
    expect(check(checkRoutes, 'app/routes/attic/home.tsx', '')).toHaveLength(1)
    expect(check(checkRoutes, 'app/routes/site/home.tsx', '')).toEqual([])
  })
})

describe('services', () => {
  const path = 'app/services/stories/add-story.ts'

  it('export the one function they are named after, and types beside it', () => {
    expect(check(checkServices, path, 'export interface A {}\nexport async function addStory() {}')).toEqual(
      [],
    )
  })

  it.each([
    ['another name', 'export function saveStory() {}'],
    ['a second function', 'export function addStory() {}\nexport function other() {}'],
    ['a constant', 'export function addStory() {}\nexport const LIMIT = 1'],
    ['a default', 'export default function () {}'],
    ['a re-export', "export * from './other.ts'"],
  ])('export nothing else: %s', (_, text) => {
    expect(check(checkServices, path, text)).toEqual([path])
  })

  it('may keep types in a file of their own', () => {
    expect(
      check(checkServices, 'app/services/stories/story-view.ts', 'export interface StoryView {}'),
    ).toEqual([])
  })
})

describe('the environment', () => {
  it.each([
    'process.env.PORT',
    "process['env'].PORT",
    'const { env } = process',
    "import { env } from 'node:process'",
    "import { env as e } from 'process'",
  ])('is not read by %s outside the configuration', text => {
    expect(check(checkEnvironment, 'app/http/session.ts', text)).toHaveLength(1)
    expect(check(checkEnvironment, 'app/config.server.ts', text)).toEqual([])
  })

  it('may be named in a comment', () => {
    expect(check(checkEnvironment, 'app/http/session.ts', '// process.env is read in config only')).toEqual(
      [],
    )
  })
})

describe('the compiler', () => {
  it.each([
    'let x: any',
    'type T<A = any> = A',
    'const y = x!',
    '// @ts-ignore\nfoo()',
    '/* @ts-expect-error */\nfoo()',
  ])('is not switched off by %s', text => {
    expect(check(checkEscapes, 'app/http/session.ts', text)).toHaveLength(1)
  })
})

describe('imports', () => {
  it.each([
    ['core/brand/a.ts', "import '#core/shared/text.ts'"],
    ['app/ui/brand/a.tsx', "import { x } from '../../../core/brand/score.ts'"],
    ['app/ui/brand/a.tsx', "export { x } from '../../../core/brand/score.ts'"],
    ['core/brand/a.ts', "import { x } from './score'"],
    ['app/ui/brand/a.tsx', "import { useLoaderData } from 'react-router'"],
    ['app/ui/brand/a.tsx', "import * as router from 'react-router'"],
    ['app/emails/welcome.tsx', ''],
  ])('in %s: not %s', (path, text) => {
    expect(check(checkImports, path, text)).toHaveLength(1)
  })

  it.each([
    ['core/brand/a.ts', "import { x } from '../shared/text.ts'"],
    ['app/ui/brand/a.tsx', "import { x } from '#core/brand/score.ts'\nimport '../../ui/theme/tokens.css'"],
    ['app/ui/brand/a.tsx', "import { Link, Form, href, type To } from 'react-router'"],
    ['app/routes/brand/a.tsx', "import type { Route } from './+types/a'"],
    ['app/routes/brand/a.tsx', "import { useLoaderData, redirect } from 'react-router'"],
  ])('in %s: %s', (path, text) => {
    expect(check(checkImports, path, text)).toEqual([])
  })
})

describe('exported functions', () => {
  it('of core, db and services have a sentence about them', () => {
    expect(check(checkDocstrings, 'core/brand/a.ts', 'export function a() {}')).toEqual(['core/brand/a.ts:1'])
    expect(check(checkDocstrings, 'db/queries/a.ts', 'export const a = () => 1')).toEqual([
      'db/queries/a.ts:1',
    ])
    expect(check(checkDocstrings, 'core/brand/a.ts', '/** Adds. */\nexport function a() {}')).toEqual([])
    expect(check(checkDocstrings, 'app/ui/a.tsx', 'export function a() {}')).toEqual([])
  })

  it('need one sentence for all their overloads', () => {
    const text =
      '/** Adds. */\nexport function a(x: 1): 1\nexport function a(x: 2): 2\nexport function a(x: number) { return x }'
    expect(check(checkDocstrings, 'core/brand/a.ts', text)).toEqual([])
  })
})
