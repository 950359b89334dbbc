import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'

/** What is noted while one answer is made, for whoever would give it again. */
interface AnswerNotes {
  /** Keys of forms that were made for it alone. */
  readonly keys: string[]
  /** Somebody else than our database was asked: a payment provider, a network, a calendar. */
  asksOthers: boolean
}

const current = new AsyncLocalStorage<AnswerNotes>()

/** Does `work` and tells what was noted meanwhile. */
export async function withNotes<T>(work: () => Promise<T>): Promise<{ result: T; notes: AnswerNotes }> {
  watchRequests()
  const notes: AnswerNotes = { keys: [], asksOthers: false }
  return { result: await current.run(notes, work), notes }
}

/** Notes that a key of a form was made. */
export function noteKey(key: string): void {
  current.getStore()?.keys.push(key)
}

/** Node tells of each request that begins: by `fetch` and undici, and by node:http. */
const REQUESTS = ['undici:request:create', 'http.client.request.start']
let isWatching = false

function watchRequests(): void {
  if (isWatching) return
  isWatching = true
  for (const name of REQUESTS)
    channel(name).subscribe(() => {
      const notes = current.getStore()
      if (notes) notes.asksOthers = true
    })
}
