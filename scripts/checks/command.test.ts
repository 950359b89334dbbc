import { expect, it } from 'vitest'
import { runCommand } from './command.ts'

it('tells how a command ended and all it said, in order', async () => {
  const { code, output } = await runCommand('sh', ['-c', 'echo one; sleep 0.1; echo two >&2; exit 3'])
  expect({ code, output }).toEqual({ code: 3, output: 'one\ntwo\n' })
})

it('gives no input to wait for', async () => {
  expect((await runCommand('cat', [])).code).toBe(0)
})

it('tells of a command that does not exist instead of throwing', async () => {
  expect(await runCommand('no-such-command-anywhere', [])).toMatchObject({ code: null })
})

it('ends what takes too long, with everything it started', async () => {
  const { code, output } = await runCommand('sh', ['-c', 'sleep 30 & sleep 30'], { timeoutMs: 200 })
  expect(code).toBeNull()
  expect(output).toContain('not done after 0.2 s')
})

it('does not wait for what a finished command left behind', async () => {
  const started = performance.now()
  expect((await runCommand('sh', ['-c', 'sleep 30 & exit 0'])).code).toBe(0)
  expect(performance.now() - started).toBeLessThan(4500)
})
