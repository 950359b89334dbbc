import type { ChangeFeed } from '#app/platform/live/open-change-feed.ts'
import { record } from '#app/platform/metrics/registry.ts'
import { isLiveTable, LIVE, type LiveChange } from '#core/shared/live/live.ts'
import type { Viewer } from '../viewer.ts'

const encoder = new TextEncoder()
/** Every open stream of this process, by person, with the way to end it. */
const open = new Map<string, Set<() => void>>()

/**
 * Server-Sent Events of one browser: a sign of life every 15 s, and each change of the workspace by table and id. Ends
 * when the session does (`isSignedIn` answers false), when the reader is too slow, or when the server leaves; refuses
 * the sixth stream of one person with 429, since every open stream costs memory.
 */
export function eventStream(viewer: Viewer, feed: ChangeFeed, isSignedIn: () => Promise<boolean>): Response {
  const mine = open.get(viewer.userId) ?? new Set()
  if (mine.size >= LIVE.maxPerUser)
    return new Response(null, { status: 429, headers: { 'Retry-After': '5' } })

  let stop = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOver = false
        let checking = 0
        // What comes while it is looked at whether one may still get it: sent after, or never.
        const held: string[] = []
        const send = (text: string) => {
          if (isOver) return
          // Bounded: what a paused reader does not take must not pile up here.
          if ((controller.desiredSize ?? 0) <= 0) return end(() => controller.error(new Error('too slow')))
          controller.enqueue(encoder.encode(text))
        }
        const end = (how: () => void) => {
          if (isOver) return
          isOver = true
          clearInterval(beat)
          clearInterval(recheck)
          leaveWorkspace()
          leavePerson()
          mine.delete(leave)
          record(({ streams }) => streams.dec())
          if (mine.size === 0) open.delete(viewer.userId)
          how()
        }
        const leave = () => {
          send(`retry: ${LIVE.retryMs}\n\n`)
          end(() => controller.close())
        }
        const check = async () => {
          checking += 1
          // A database that blinks ends nobody's session.
          const stands = await isSignedIn().catch(() => true)
          checking -= 1
          if (!stands) leave()
          else if (checking === 0) for (const text of held.splice(0)) send(text)
        }
        const beat = setInterval(() => send('event: beat\ndata:\n\n'), LIVE.beatMs)
        const recheck = setInterval(() => void check(), LIVE.recheckMs)
        const leaveWorkspace = feed.subscribe(viewer.workspace, change => {
          if (!isLiveTable(change.table)) return
          const news: LiveChange = { table: change.table, id: change.id }
          const text = `id: ${change.seq}\nevent: change\ndata: ${JSON.stringify(news)}\n\n`
          if (checking > 0) held.push(text)
          else send(text)
        })
        const leavePerson = feed.subscribe(viewer.userId, change => {
          if (change.table === 'sessions' || change.table === 'team_members') void check()
        })
        mine.add(leave)
        record(({ streams }) => streams.inc())
        open.set(viewer.userId, mine)
        stop = () => end(() => {})
        send(`retry: ${LIVE.retryMs}\nevent: beat\ndata:\n\n`)
      },
      cancel() {
        stop()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: LIVE.maxWaitingBytes }),
  )
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

/** Ends every stream, telling the browsers to come back: the server is about to stop. */
export function closeEventStreams(): void {
  for (const streams of [...open.values()]) for (const leave of [...streams]) leave()
}
