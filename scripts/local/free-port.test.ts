import { createServer } from 'node:net'
import { expect, it, vi } from 'vitest'

const LAST = 31_999
vi.mock('node:crypto', () => ({ randomInt: () => LAST }))

it('passes over a port that somebody listens on, and gives none twice', async () => {
  const { freePort } = await import('./free-port.ts')
  const taken = createServer()
  // Should somebody else have it, it is taken as well.
  await new Promise<void>(resolve => taken.once('error', () => resolve()).listen(LAST, '127.0.0.1', resolve))
  const found = await Promise.all(Array.from({ length: 20 }, freePort))
  taken.close()
  expect(new Set(found).size).toBe(20)
  for (const port of found) {
    expect(port).toBeGreaterThanOrEqual(20_000)
    expect(port).toBeLessThan(LAST)
  }
})
