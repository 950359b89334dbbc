import { spawnSync } from 'node:child_process'
import { lstatSync, readFileSync } from 'node:fs'
import { cp, readdir, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { cleanEnvironment } from '../local/clean-environment.ts'
import { isLeftOut } from './left-out.ts'

const PROJECT = join(import.meta.dirname, '../..')

/** Our own files, as they are: the types in them are left out by Node as it reads them. Of scripts, what commands load. */
const OURS = [
  ...['package.json', 'LICENSE', 'build', 'app', 'core', 'db'],
  ...[
    'scripts/cli.ts',
    'scripts/commands',
    'scripts/local/local-secrets.ts',
    'scripts/local/unprivileged.ts',
  ],
] as const

/** Of these only what the product runs; `app` has been built. */
const BUILT = /\.test\.tsx?$|\.(tsx|css)$|\/build\/\.sources$/

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>
}

/**
 * Puts what production needs into a folder: the build, our sources, and of the packages that production installs what a
 * server can load. Needs a build and installed packages. Throws when the build or a package cannot be loaded from there.
 */
export async function pack(target: string, project: string = PROJECT): Promise<void> {
  for (const part of OURS)
    await cp(join(project, part), join(target, part), {
      recursive: true,
      filter: source => !BUILT.test(source),
    })
  const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as Lock
  // What a package needs of its own lies in a folder within it, with an entry of its own.
  const isLeft = (path: string, isFolder: boolean) => {
    const entry = lock.packages[path]
    const isDevelopment = entry?.dev ?? entry?.devOptional ?? false
    return isDevelopment || /\/\.(bin|cache)$/.test(path) || (!isFolder && isLeftOut(path))
  }
  await cp(join(project, 'node_modules'), join(target, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: source => !isLeft(relative(project, source), lstatSync(source).isDirectory()),
  })
  await removeEmpty(join(target, 'node_modules'))
  loadAll(target, project)
}

/** Folders of which nothing was taken say nothing, and there are thousands. */
async function removeEmpty(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true })
  let isEmpty = true
  for (const entry of entries)
    if (!entry.isDirectory() || !(await removeEmpty(join(folder, entry.name)))) isEmpty = false
  if (isEmpty) await rm(folder, { recursive: true })
  return isEmpty
}

/** Loads the build and every package by its name, from the folder itself: what was left out by mistake is told here. */
function loadAll(target: string, project: string): void {
  const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Manifest
  const names = [...Object.keys(dependencies), 'csv-parse/sync', 'csv-stringify/sync', 'react-dom/server']
  const program = `for (const name of ${JSON.stringify([...names, './build/server/serve.js', './build/server/index.js'])}) await import(name)`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: target,
    env: cleanEnvironment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`What was packed cannot be loaded: ${stderr.slice(0, 2000)}`)
}

if (import.meta.main) {
  const target = process.argv[2]
  if (!target) throw new Error('Where to? node scripts/image/pack.ts FOLDER')
  await pack(resolve(target))
}
