import { type ChangeFeed, openChangeFeed } from '#app/platform/live/open-change-feed.ts'
import { poolNotes } from '../live/pool-notes.ts'
import { services } from './services.ts'

let opened: ChangeFeed | null = null

/** The web process's feed of changes, opened with the first stream. */
export function liveFeed(): ChangeFeed {
  if (!opened) {
    const feed = openChangeFeed(services())
    poolNotes.receive = payload => feed.receive(payload)
    opened = feed
  }
  return opened
}
