import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'
import { type AskedQuery, queryChannel } from '#db/driver/query-channel.ts'

/** What is noted while one answer is made, for whoever would give it again. */
interface AnswerNotes {
  /** Keys of forms that were made for it alone. */
  readonly keys: string[]
  /** Somebody else than our database was asked: a payment provider, a network, a calendar. */
  asksOthers: boolean
  /** A question to our database failed: the answer may say so, or do without what it asked for. */
  hasFailed: boolean
}

const current = new AsyncLocalStorage<AnswerNotes>()

/** Does `work` and tells what was noted meanwhile. */
export async function withNotes<T>(work: () => Promise<T>): Promise<{ result: T; notes: AnswerNotes }> {
  watch()
  const notes: AnswerNotes = { keys: [], asksOthers: false, hasFailed: false }
  return { result: await current.run(notes, work), notes }
}

/** Notes that a key of a form was made. */
export function noteKey(key: string): void {
  current.getStore()?.keys.push(key)
}

/** Node tells of each request that begins: by `fetch`, and by node:http. */
const REQUESTS = ['undici:request:create', 'http.client.request.start']
let isWatching = false

function watch(): void {
  if (isWatching) return
  isWatching = true
  for (const name of REQUESTS)
    channel(name).subscribe(() => {
      const notes = current.getStore()
      if (notes) notes.asksOthers = true
    })
  queryChannel.subscribe(message => {
    const notes = current.getStore()
    if (notes) noteFailure((message as AskedQuery).query, notes)
  })
}

function noteFailure(query: AskedQuery['query'], notes: AnswerNotes): void {
  const { reject } = query
  query.reject = error => {
    notes.hasFailed = true
    reject(error)
  }
}
