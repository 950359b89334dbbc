import { afterEach, expect, it, vi } from 'vitest'
import { readRoles } from './roles.ts'

const said = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
afterEach(() => void said.mockClear())

it('a process does everything unless it is told to do one thing', () => {
  expect(readRoles([])).toEqual({ web: true, worker: true })
  expect(readRoles(['--web'])).toEqual({ web: true, worker: false })
  expect(readRoles(['--worker'])).toEqual({ web: false, worker: true })
  expect(readRoles(['--web', '--worker'])).toEqual({ web: true, worker: true })
})

it('what it does not know is refused in words', () => {
  expect(readRoles(['--workers'])).toEqual({ exitCode: 2 })
  expect(String(said.mock.calls[0])).toContain("unknown option '--workers'")
  expect(String(said.mock.calls)).toContain('--worker')
  expect(readRoles(['worker'])).toEqual({ exitCode: 2 })
  expect(readRoles(['--web=yes'])).toEqual({ exitCode: 2 })
})
