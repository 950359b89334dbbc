import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withTemporary } from './temporary.ts'

const make = () => mkdtempSync(join(tmpdir(), 'brandhearth-temporary-'))

test('what is temporary goes when the work is done, and when it fails', async () => {
  const [done, failed] = [make(), make()]
  expect(await withTemporary(done, async () => existsSync(done))).toBe(true)
  await expect(withTemporary(failed, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect([existsSync(done), existsSync(failed)]).toEqual([false, false])
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('it goes at %s too, with exit code %i', async (signal, code) => {
  const folder = make()
  const script = `
    import { withTemporary } from ${JSON.stringify(join(import.meta.dirname, 'temporary.ts'))}
    await withTemporary(${JSON.stringify(folder)}, () => new Promise(() => {
      setInterval(() => {}, 1000)
      console.log('working')
    }))
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(child.stdout, 'data')
  child.kill(signal)
  expect((await once(child, 'exit'))[0]).toBe(code)
  expect(existsSync(folder)).toBe(false)
})
