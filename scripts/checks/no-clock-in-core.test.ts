import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const ASKS = ['new Date()', 'Date()', 'Date.now()', 'Math.random()']

/** A folder with our own lint rules and one line for each way to ask, once in core and once in the app. */
const house = mkdtempSync(join(tmpdir(), 'no-clock-'))
let output: string

beforeAll(() => {
  for (const file of ['biome.json', 'scripts/checks/no-clock-in-core.grit'])
    cpSync(join(ROOT, file), join(house, file))
  const lines = [...ASKS, 'new Date(0)'].map((call, n) => `export const x${n} = ${call}\n`).join('')
  for (const floor of ['core', 'app']) {
    mkdirSync(join(house, floor))
    writeFileSync(join(house, floor, 'a.ts'), lines)
  }
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
  const run = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', '--reporter=github', '.'], {
    cwd: house,
    encoding: 'utf8',
  })
  output = run.stdout + run.stderr
})

afterAll(() => rmSync(house, { recursive: true, force: true }))

describe('biome', () => {
  it.each(ASKS.map((call, n) => [call, n + 1] as const))('refuses %s in core', (_call, line) => {
    expect(output).toMatch(new RegExp(`/core/a\\.ts,line=${line},.*neither the clock nor chance`))
  })

  it('lets core read an instant that was given', () => {
    expect(output).not.toMatch(/\/core\/a\.ts,line=5,.*clock/)
  })

  it('lets the app ask the clock', () => {
    expect(output).not.toMatch(/\/app\/a\.ts,.*clock/)
  })
})
