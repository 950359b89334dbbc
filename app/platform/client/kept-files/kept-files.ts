import { holdPage, livePages, pageName } from '../typed/page-name.ts'
import { KEPT_FILES } from './forget-kept-files.ts'

const FILES = 'files'
const DAY_MS = 24 * 60 * 60 * 1000
/** How long the device keeps a file that nobody came back for. */
const LIFE_MS = 30 * DAY_MS

/** A file that was made in a page, as it waits on the device. */
interface KeptFile {
  readonly file: File
  /** What has to be known of it besides; copied as it is. */
  readonly about: unknown
  /** Names the loading of the page that shows it. */
  readonly page: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(KEPT_FILES, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(FILES)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Resolves once it is on the disk. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(FILES, mode)
      const request = work(transaction.objectStore(FILES))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    // Forgetting waits for whoever has it open.
    database.close()
  }
}

/**
 * Keeps a file under the name of its maker and kind, in place of what was kept there, until it is dropped, somebody signs out or
 * thirty days have passed. Rejects where the browser keeps nothing.
 */
export async function keepFile(name: string, file: File, about: unknown): Promise<void> {
  holdPage()
  const kept: KeptFile = { file, about, page: pageName, at: Date.now() }
  await inStore('readwrite', store => store.put(kept, name))
}

/**
 * What is kept under a name, from now on as this page's own; null when there is nothing, or another tab still shows it. Rejects
 * where the browser keeps nothing.
 */
export async function takeKeptFile(name: string): Promise<{ file: File; about: unknown } | null> {
  const kept = (await inStore('readonly', store => store.get(name))) as KeptFile | undefined
  if (!kept) return null
  if (Date.now() - kept.at > LIFE_MS) {
    await dropKeptFile(name)
    return null
  }
  if (kept.page !== pageName && (await livePages()).has(kept.page)) return null
  holdPage()
  await inStore('readwrite', store => store.put({ ...kept, page: pageName }, name))
  return kept
}

/** No longer keeps what is under a name: it is saved, or nobody wants it. */
export async function dropKeptFile(name: string): Promise<void> {
  await inStore('readwrite', store => store.delete(name))
}
