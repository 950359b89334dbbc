/** Names a file: the workspace and the id, each a uuid. */
export type StoreKey = `${string}/${string}`

/** A part of a file, from its first to its last byte, counted from 0. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** Where the bytes of pictures and videos lie. Each method throws when the store does not answer. */
export interface MediaStore {
  /** Keeps a file whole or not at all; one of the same name is written over. */
  put(key: StoreKey, bytes: Uint8Array, mime: string): Promise<void>
  /** The file, or a part of it that lies within; null when there is none. */
  read(key: StoreKey, range?: ByteRange): Promise<Uint8Array | null>
  /** Removes the file; one that is not there counts as removed. */
  remove(key: StoreKey): Promise<void>
}
