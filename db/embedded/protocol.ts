/** What the main thread tells the database's thread when it starts. */
export interface WorkerOptions {
  /** A folder, or `memory` for a database that ends with the process. */
  readonly dataDir: string
  /** 0 takes a free port. */
  readonly port: number
  /** An earlier dump to start from (tests). */
  readonly dump?: Uint8Array<ArrayBuffer>
  /** Milliseconds a client may hold the session between two messages; absent means HOLD_LIMIT. */
  readonly holdLimit?: number
}

/** What the database's thread answers. */
export type WorkerReply =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'dump'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'closed' }
