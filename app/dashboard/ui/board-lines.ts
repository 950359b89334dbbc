import { oneOrMany } from '#core/shared/grammar/one-or-many.ts'
import type { BoardCounts, BoardPlace } from '#core/team/board.ts'

/** One thing that waits in a workspace, and where it is dealt with. */
export interface BoardLine {
  readonly text: string
  readonly place: BoardPlace
  /** It waits for whoever looks, not for a client or somebody else. */
  readonly isYours: boolean
}

/** What waits in a workspace in words, what waits for whoever looks first. */
export function boardLines(counts: BoardCounts): BoardLine[] {
  const { reviews, due, notPublished, requests, people, lostConnections } = counts
  const line = (n: number | null, text: (n: number) => string, place: BoardPlace, isYours = true) =>
    n ? [{ text: text(n), place, isYours }] : []
  return [
    ...line(
      reviews.you,
      n => oneOrMany(n, 'post waits for your approval', 'posts wait for your approval'),
      'reviews',
    ),
    ...line(due, n => oneOrMany(n, 'post is due for posting', 'posts are due for posting'), 'publish'),
    ...line(notPublished, n => oneOrMany(n, 'post wasn’t published', 'posts weren’t published'), 'planner'),
    ...line(people, n => oneOrMany(n, 'person waits for a reply', 'people wait for a reply'), 'people'),
    ...line(requests, n => oneOrMany(n, 'new request', 'new requests'), 'requests'),
    ...line(
      lostConnections,
      n => oneOrMany(n, 'account to connect again', 'accounts to connect again'),
      'connections',
    ),
    ...line(
      reviews.client,
      n => oneOrMany(n, 'post waits for a client', 'posts wait for a client'),
      'reviews',
      false,
    ),
    ...line(
      reviews.team,
      n => oneOrMany(n, 'post waits for someone else’s approval', 'posts wait for someone else’s approval'),
      'reviews',
      false,
    ),
  ]
}

/** What waits for whoever looks over all their workspaces, in a sentence. */
export function boardSummary(entries: readonly { readonly waiting: number }[]): string {
  const waiting = entries.reduce((sum, entry) => sum + entry.waiting, 0)
  const places = entries.filter(entry => entry.waiting > 0).length
  if (waiting === 0) return 'Nothing is waiting for you in any of them.'
  return `${oneOrMany(waiting, 'thing is', 'things are')} waiting for you${places > 1 ? ` in ${places} workspaces` : ''}.`
}
