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
