import { createServer } from 'node:net'
import { expect, it, vi } from 'vitest'

const ports: number[] = []
vi.mock('node:crypto', () => ({ randomInt: () => ports.shift() }))

it('passes over a port that somebody listens on', async () => {
  const { freePort } = await import('./free-port.ts')
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  ports.push(port, port, 20_017)
  const found = await freePort()
  taken.close()
  expect(found).toBe(20_017)
})
