import type { Network } from '#core/publishing/networks.ts'
import type { UnsentReason } from '#core/publishing/problems.ts'

/** An account as an adapter is given it, tokens opened. Never logged and never stored as it is. */
export interface ConnectedAccount {
  readonly id: string
  readonly network: Network
  /** The origin of its server, such as `https://mastodon.example`. */
  readonly server: string
  /** Its id at that server. */
  readonly accountId: string
  readonly handle: string
  /** What was sealed when it was connected: its shape is its adapter's affair, which must check it. */
  readonly tokens: unknown
}

/** What is sent: stored before the first send, the same in every later one. */
export interface FrozenPost {
  readonly text: string
  /** When it was frozen: the post's own date where a network takes one, and the earliest a look-up has to reach back. */
  readonly createdAt: Date
  /** Names the record where we may choose its name (13 characters of `234567abcdefghijklmnopqrstuvwxyz`). */
  readonly recordKey: string
  /** Goes with every send, for networks that refuse a second post with the same key. */
  readonly idempotencyKey: string
}

/** What became of one send. */
export type SendAnswer =
  /** It took the post. `address` is empty when the network did not give it. */
  | {
      readonly kind: 'published'
      readonly remoteId: string
      readonly address: string
      readonly statusCode?: number
    }
  /** Nothing was published, for certain; `retryable` says whether the very same can be sent again later. */
  | {
      readonly kind: 'unsent'
      readonly retryable: boolean
      readonly reason: UnsentReason
      /** What the network said, at most 300 characters; never a token. */
      readonly detail?: string
      /** Milliseconds the network asks us to wait. */
      readonly retryAfterMs?: number
      readonly statusCode?: number
    }
  /** The answer was lost, late or made no sense: it may be published. */
  | { readonly kind: 'unknown'; readonly detail?: string; readonly statusCode?: number }

/** What looking for a post of unknown outcome among the account's own posts found. */
export type FindAnswer =
  | { readonly kind: 'found'; readonly remoteId: string; readonly address: string }
  /** The account's own posts since `createdAt` were read completely, and it is not there. */
  | { readonly kind: 'certainly_not' }
  | { readonly kind: 'cannot_tell'; readonly detail?: string; readonly retryAfterMs?: number }

/** A published post as its network shows it now. */
export type ReadAnswer =
  | {
      readonly kind: 'read'
      /** As plain text, the way a reader sees it. */
      readonly text: string
      readonly address: string
      /** Null where the network does not tell. */
      readonly counts: {
        readonly likes: number | null
        readonly replies: number | null
        readonly reposts: number | null
      }
    }
  | { readonly kind: 'gone' }
  | { readonly kind: 'cannot_tell'; readonly retryAfterMs?: number }

/** What the account's server allows. */
export interface NetworkLimits {
  readonly maxCharacters: number
  /** What each address counts as, however long it is; null where it counts as it is. */
  readonly charactersPerUrl: number | null
}

/**
 * One network. No function throws for what a network does: a lost connection is `unknown` or `cannot_tell`. Each call
 * ends by itself within `CALL_MS`; `signal` ends it sooner, and counts as a lost answer.
 */
export interface NetworkAdapter {
  send(account: ConnectedAccount, post: FrozenPost, signal?: AbortSignal): Promise<SendAnswer>
  find(account: ConnectedAccount, post: FrozenPost, signal?: AbortSignal): Promise<FindAnswer>
  readBack(account: ConnectedAccount, remoteId: string, signal?: AbortSignal): Promise<ReadAnswer>
  /** Null while the server does not answer. */
  limits(account: ConnectedAccount, signal?: AbortSignal): Promise<NetworkLimits | null>
  /**
   * A text as the network shows it to readers (white space it folds, links it shortens): the approved text and the
   * published one are compared after this. Must be linear in the text's length.
   */
  normalise(text: string): string
}

/** Milliseconds after which a call to a network ends, and its answer counts as lost. */
export const CALL_MS = 30_000

/** The adapters that this installation has, by network. A network without one is posted to by hand. */
export type NetworkAdapters = { readonly [Name in Network]?: NetworkAdapter }
