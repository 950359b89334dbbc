import { Script } from 'node:vm'
import { expect, it } from 'vitest'
import { OFFLINE_SCRIPT, SERVICE_WORKER } from './offline-scripts.ts'

it.each([
  ['the service worker', SERVICE_WORKER],
  ['the script of the offline page', OFFLINE_SCRIPT],
])('%s is a script that names nothing outside of itself', (_, text) => {
  expect(() => new Script(text)).not.toThrow()
  expect(text).not.toMatch(/\bimport\b|\brequire\(|__vi|__name\(/)
})

it('the service worker asks for one page and stores nothing else', () => {
  const stores = SERVICE_WORKER.match(/cache\.put\(/g) ?? []
  expect(stores).toHaveLength(1)
  expect(SERVICE_WORKER).toMatch(/credentials: ["']omit["']/)
})
