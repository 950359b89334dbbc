import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readStartOptions } from './start-options.ts'

describe('what npm start is asked for', () => {
  const none = { dev: false, demo: true, rebuild: false, skipBuild: false }

  it.each([
    [[], none],
    [['--no-demo'], { ...none, demo: false }],
    [['--skip-build', '--no-demo'], { ...none, demo: false, skipBuild: true }],
    [['--rebuild'], { ...none, rebuild: true }],
    [['--dev'], { ...none, dev: true }],
  ])('is read: %j', (args, options) => {
    expect(readStartOptions(args)).toEqual(options)
  })
})

describe('the process', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/start.ts', ...args], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
      timeout: 25_000,
    })

  it('explains itself and starts nothing', () => {
    const { status, stdout, stderr } = run('--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('Usage: npm start --')
    for (const option of ['--no-demo', '--skip-build', '--rebuild', '--dev', '--help'])
      expect(stdout).toContain(option)
  })

  it.each([
    ['--frobnicate', "unknown option '--frobnicate'"],
    ['--dmeo', '--dmeo'],
    ['demo', 'too many arguments'],
  ])('says what is wrong with %s, without a stack trace, and answers 2', (arg, sentence) => {
    const { status, stdout, stderr } = run(arg)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(sentence)
    expect(stderr).toContain('add --help')
    expect(stderr).not.toMatch(/^\s+at /m)
  })
})
