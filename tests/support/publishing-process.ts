import { loadConfig } from '#app/config.server.ts'
import { openServiceContext } from '#app/platform/context.ts'
import { publishDue } from '#app/publishing/services/publish-due.ts'
import { FakeNetwork } from './fake-network.ts'

/**
 * A worker of its own that publishes what is due at an instant: called with the ways to the database, as JSON of the environment, the address of a network
 * that takes posts over HTTP, and the instant. Meant to be killed while it waits for the network's answer.
 */
const [ways = '{}', network = '', instant = ''] = process.argv.slice(2)
const loaded = loadConfig({ BRANDHEARTH_MODE: 'test', ...JSON.parse(ways) })
if (!loaded.ok) throw new Error(loaded.problems.join(', '))
const context = openServiceContext(loaded.config, 'publishing-test')
const fake = new FakeNetwork()
fake.send = async (_account, { text }) => {
  await fetch(network, { method: 'POST', body: text })
  return { kind: 'unknown' }
}
await publishDue({ ...context, now: () => new Date(instant) }, { mastodon: fake })
await context.db.close()
