import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** What answers instead of a server that the tests of a file ask; each test begins without answers. Others pass or fail. */
export function openNetwork(unhandled: 'bypass' | 'error') {
  const network = setupServer()
  beforeAll(() => network.listen({ onUnhandledFrame: unhandled }))
  afterEach(() => network.resetHandlers())
  afterAll(() => network.close())
  return network
}
