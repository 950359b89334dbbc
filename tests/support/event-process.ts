import { loadConfig } from '#app/config.server.ts'
import { readViewer } from '#app/identity/services/sessions/read-viewer.ts'
import { openServiceContext } from '#app/platform/context.ts'
import { eventStream } from '#app/platform/live/event-stream.ts'
import { openChangeFeed } from '#app/platform/live/open-change-feed.ts'

/**
 * A server process of its own with one open stream: writes what the stream sends, as `/events` does, and END when it
 * ends. Called with the ways to the database, as JSON of the environment, and the secret of a session; lives until it is killed.
 */
const [ways = '{}', secret = ''] = process.argv.slice(2)
const loaded = loadConfig({ BRANDHEARTH_MODE: 'test', ...JSON.parse(ways) })
if (!loaded.ok) throw new Error(loaded.problems.join(', '))
const context = openServiceContext(loaded.config, 'event-test')
const viewer = await readViewer(context, secret)
if (!viewer) throw new Error('The session is over')
const feed = openChangeFeed(context, { pollMs: 1_000 })
const { body } = eventStream(viewer, feed, async () => {
  const now = await readViewer(context, secret)
  return now !== null && now.workspace === viewer.workspace
})
const decoder = new TextDecoder()
for await (const part of body ?? []) process.stdout.write(decoder.decode(part))
process.stdout.write('END\n')
