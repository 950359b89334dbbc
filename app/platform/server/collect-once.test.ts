import { expect, it } from 'vitest'
import { collectOnce } from './collect-once.ts'

it('what nobody needs is given back, and whatever else runs here gets no way to ask for it', async () => {
  const collected: string[] = []
  const registry = new FinalizationRegistry<string>(name => collected.push(name))
  registry.register({}, 'left by the start')
  collectOnce(0)
  await expect.poll(() => collected).toEqual(['left by the start'])
  expect(globalThis.gc).toBeUndefined()
})
