import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, it } from 'vitest'
import { openThreadPool, type ThreadPool, type ThreadPoolOptions } from './thread-pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'threads-'))
const file = join(folder, 'work.ts')
writeFileSync(
  file,
  `export const double = (n: number): number => n * 2
export const fail = () => { throw new RangeError('out of it') }
export const hang = () => { for (;;); }
export const crash = () => process.exit(7)
export const fill = () => { const all: string[][] = []; for (;;) all.push(new Array(100_000).fill('x')) }
export const wait = (ms: number) => new Promise(done => setTimeout(done, ms, ms))
export const odd = () => () => 1`,
)
const module = pathToFileURL(file).href
const entry = new URL('thread-entry.ts', import.meta.url)

let pool: ThreadPool
const open = (options: Partial<ThreadPoolOptions> = {}) =>
  (pool = openThreadPool({ entry, most: 2, mostWaiting: 4, withinMs: 20_000, idleMs: 1_000, ...options }))
const run = (name: string, ...values: unknown[]) => pool.run({ module, name, values })

afterEach(() => pool.close())
afterAll(() => rmSync(folder, { recursive: true }))

it('gives what the function gives, and throws what it throws', async () => {
  open()
  expect(await Promise.all([1, 2, 3, 4, 5].map(n => run('double', n)))).toEqual([2, 4, 6, 8, 10])
  await expect(run('fail')).rejects.toThrow(RangeError)
  await expect(run('odd')).rejects.toThrow('could not be cloned')
  expect(await run('double', 4)).toBe(8)
})

it('replaces a thread that crashed or ran out of memory', async () => {
  open({ most: 1 })
  await expect(run('crash')).rejects.toMatchObject({ reason: 'ended' })
  await expect(run('fill')).rejects.toMatchObject({ reason: 'ended' })
  expect(await run('double', 2)).toBe(4)
})

it('ends a thread that hangs, and gives the next ones another', async () => {
  open({ most: 1, withinMs: 3_000 })
  await run('double', 1)
  const hung = run('hang')
  await expect(hung).rejects.toMatchObject({ reason: 'too_slow' })
  expect(await run('double', 3)).toBe(6)
})

it('refuses what is too much', async () => {
  open({ most: 1, mostWaiting: 2 })
  const running = [run('wait', 50), run('wait', 51), run('wait', 52)]
  await expect(run('wait', 53)).rejects.toMatchObject({ reason: 'busy' })
  expect(await Promise.all(running)).toEqual([50, 51, 52])
})

it('is closed at once, whatever it is at', async () => {
  open()
  const running = run('hang').catch((error: unknown) => error)
  await pool.close()
  expect(await running).toMatchObject({ reason: 'ended' })
})
