import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { findRegistrations } from './registrations.ts'

/** The names of the commands that a call brings. */
async function commandsOf(words: readonly string[]): Promise<string[]> {
  const program = new Command()
  for (const register of await findRegistrations(words)) register(program)
  return program.commands.map(command => command.name())
}

describe('commands of a call', () => {
  it('are all of them, each once, where none is named', async () => {
    const all = await commandsOf(['--help'])
    expect(all.length).toBeGreaterThanOrEqual(19)
    expect(new Set(all).size).toBe(all.length)
    expect(await commandsOf(['no-such-command'])).toEqual(all)
  })

  it('are found under their own name, whatever comes before', async () => {
    for (const name of await commandsOf([])) expect(await commandsOf(['--json', name]), name).toContain(name)
  })
})
