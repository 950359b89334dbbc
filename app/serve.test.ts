import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Every module that a process of its own loads when it imports these files of ours, and what they import. */
function modulesOf(...files: string[]): string[] {
  const script = `
    import { registerHooks } from 'node:module'
    const urls = []
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) })
    for (const file of ${JSON.stringify(files)}) await import('./' + file)
    console.log(JSON.stringify(urls))
  `
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: ROOT,
    env: { ...process.env, BRANDHEARTH_MODE: 'test', DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    encoding: 'utf8',
    timeout: 25_000,
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout) as string[]
}

/** What comes from packages, by the package's name. */
const packagesOf = (urls: readonly string[]) =>
  new Set(urls.flatMap(url => url.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []))

it('what serves and works in production loads no embedded database and nothing else that is not installed there', () => {
  const urls = modulesOf('app/serve.ts', 'app/jobs.ts', 'app/platform/jobs/start-jobs.ts')
  const packages = packagesOf(urls)
  expect([...packages]).toEqual(expect.arrayContaining(['postgres', 'pg-boss']))
  expect([...packages].filter(name => name.startsWith('@electric-sql/'))).toEqual([])
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect([...packages].filter(name => name in devDependencies)).toEqual([])
  expect(urls.filter(url => url.includes('/db/embedded/'))).toEqual([])
})

it('nor do the operator’s commands before they open one', () => {
  const packages = packagesOf(modulesOf('scripts/commands/frame/database.ts'))
  expect([...packages].filter(name => name.startsWith('@electric-sql/'))).toEqual([])
})

/** Starts what `npm run start:prod` starts, with nothing but these in its environment. */
function serveWith(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['app/serve.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
    timeout: 25_000,
  })
  return { status, problems: stderr.trim().split('\n').slice(1) }
}

it('serving is production where nobody says otherwise, and brings its own secrets', () => {
  expect(serveWith({})).toEqual({
    status: 1,
    problems: ['APP_URL', 'DATABASE_URL', 'SESSION_SECRET', 'ENCRYPTION_KEY'].map(
      name => `  - ${name} is needed in production`,
    ),
  })
})

it('nor does anything else serve with secrets that everybody can read', () => {
  for (const mode of [{ BRANDHEARTH_MODE: 'local' }, { BRANDHEARTH_MODE: 'test' }])
    expect(serveWith({ ...mode, DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toEqual({
      status: 1,
      problems: ['SESSION_SECRET', 'ENCRYPTION_KEY'].map(
        name => `  - ${name} is needed to serve; npm start makes its own`,
      ),
    })
})
