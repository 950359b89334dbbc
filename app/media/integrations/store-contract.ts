/** Names a file: the workspace and the id, each a uuid. */
export type StoreKey = `${string}/${string}`

/** Where the bytes of pictures lie. Each method throws when the store does not answer. */
export interface MediaStore {
  /** Keeps a file whole or not at all; one of the same name is written over. */
  put(key: StoreKey, bytes: Uint8Array, mime: string): Promise<void>
  /** The file; null when there is none. */
  read(key: StoreKey): Promise<Uint8Array | null>
  /** Removes the file; one that is not there counts as removed. */
  remove(key: StoreKey): Promise<void>
}
