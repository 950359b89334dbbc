/** A capture that was written without a connection, as it waits on the device. */
export interface WaitingCapture {
  /** Names it to the server too, so that it is added once. */
  readonly id: string
  readonly body: string
  /** Whose it is: an account and workspace as the server calls them; '' when nobody was known on the device. */
  readonly owner: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What the device knows of whoever used it last. */
export interface Device {
  /** Account and workspace; '' once they signed out. */
  readonly owner: string
  /** '' is the device's own. */
  readonly theme: string
}

/** Captures that wait on this device. Everything rejects where the browser keeps nothing, as in some private windows. */
export interface WaitingStore {
  add(capture: WaitingCapture): Promise<void>
  list(): Promise<WaitingCapture[]>
  remove(id: string): Promise<void>
  readDevice(): Promise<Device>
  saveDevice(device: Device): Promise<void>
}

/**
 * Opens the store, for pages and the service worker alike. One function with nothing outside of it: it is also sent as text
 * (app/captures/ui/offline-scripts.ts).
 */
export function openWaitingStore(): WaitingStore {
  const CAPTURES = 'captures'
  const DEVICE = 'device'

  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('brandhearth', 1)
      request.onupgradeneeded = () => {
        request.result.createObjectStore(CAPTURES, { keyPath: 'id' })
        request.result.createObjectStore(DEVICE)
      }
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })

  /** Resolves once it is on the disk. */
  const inStore = async <T>(
    name: string,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ) => {
    const database = await open()
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(name, mode)
        const request = work(transaction.objectStore(name))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onabort = () => reject(transaction.error)
      })
    } finally {
      database.close()
    }
  }

  return {
    add: async capture => void (await inStore(CAPTURES, 'readwrite', store => store.put(capture))),
    list: async () => {
      const all = (await inStore(CAPTURES, 'readonly', store => store.getAll())) as WaitingCapture[]
      return all.sort((a, b) => a.at - b.at)
    },
    remove: async id => void (await inStore(CAPTURES, 'readwrite', store => store.delete(id))),
    readDevice: async () => {
      const device = (await inStore(DEVICE, 'readonly', store => store.get('last'))) as Device | undefined
      return device ?? { owner: '', theme: '' }
    },
    saveDevice: async device => void (await inStore(DEVICE, 'readwrite', store => store.put(device, 'last'))),
  }
}
