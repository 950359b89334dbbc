import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const SOURCES = [
  'app',
  'core',
  'db',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]
const STAMP = 'build/.sources'

/** Builds the app when its sources changed since the last build; answers whether it had to. */
export async function buildWhenStale(root: string): Promise<boolean> {
  const sources = await fingerprint(root)
  const built = await readFile(join(root, STAMP), 'utf8').catch(() => '')
  if (built === sources) return false
  await build(root)
  return true
}

/** Builds the app whatever was built before, with compressed twins of every static file. */
export async function build(root: string): Promise<void> {
  const sources = await fingerprint(root)
  await reactRouterBuild(root)
  await compressFiles(join(root, 'build/client'))
  await writeFile(join(root, STAMP), sources)
}

/** Names, sizes and times of all sources: enough to tell a change, and a hundred times faster than reading them. */
async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const path = join(root, source)
    const stats = await stat(path).catch(() => null)
    if (!stats) continue
    const entries = stats.isDirectory()
      ? (await readdir(path, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
      : []
    const files = stats.isDirectory()
      ? entries.map(entry => join(entry.parentPath, entry.name)).sort()
      : [path]
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue
      const { mtimeMs, size } = await stat(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

function reactRouterBuild(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', chunk => (output += chunk))
    child.stderr.on('data', chunk => (output += chunk))
    child.once('error', reject)
    child.once('exit', code => (code === 0 ? resolve() : reject(new Error(`The build failed:\n${output}`))))
  })
}

/** Compresses once at build time, so that serving a static file costs reading it. */
async function compressFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|html|txt|xml|webmanifest)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    if (bytes.byteLength < 1024) continue
    await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    await writeFile(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}
