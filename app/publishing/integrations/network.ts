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
  /** Absent where nothing is renewed: an adapter that needs it then reads `tokens` alone. */
  readonly vault?: TokenVault
}

/** Where the tokens of one account are kept, for adapters that renew them. */
export interface TokenVault {
  /** The tokens as they are stored now, which another process may have renewed; null when there are none any more. */
  read(): Promise<unknown>
  /**
   * Stores new tokens before it answers: use none of them earlier. `expiresAt` is when somebody has to connect again.
   * Throws when the account was disconnected, connected again or renewed by another meanwhile.
   */
  save(tokens: unknown, expiresAt: Date | null): Promise<void>
  /** Runs alone for this account among all processes, and waits for its turn; throws when none comes within 30 s. */
  alone<Result>(run: () => Promise<Result>): Promise<Result>
}

/** A picture or video as it is sent: the same bytes in every send. */
export interface FrozenMedia {
  readonly id: string
  readonly kind: 'picture' | 'video'
  readonly mime: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** What it shows, in words; may be empty. */
  readonly alt: string
  /** What must stay in sight, in hundredths from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number }
  /** Milliseconds; null for a picture. */
  readonly durationMs: number | null
  read(): Promise<Uint8Array>
  /** Where a network can fetch it for the next hour, signed; on a public address only where the installation has one. */
  address(): string
}

/** A part of a thread that is published. */
export interface PublishedPart {
  readonly remoteId: string
  /** Which version of it, where the network names one (Bluesky's cid); else ''. */
  readonly remoteVersion: string
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
  readonly media: readonly FrozenMedia[]
  /** The parts before it, first one first: it answers the last. Empty for the beginning. */
  readonly after: readonly PublishedPart[]
  /** `comment` is a first comment under the post, where a network tells the two apart. */
  readonly role: 'post' | 'comment'
  /** Whether it is to be marked as paid for, where the network has a field for that. */
  readonly isAd: boolean
  /** Who may see it, in the words of a network that asks its author each time; null elsewhere. */
  readonly privacy: string | null
  /** What `prepare` brought back; null where nothing was prepared. Its shape is the adapter's affair, which must check it. */
  readonly prepared: unknown
}

/** How far what comes before a post is: media at the network, a container to publish. Nothing of it can be seen. */
export type PrepareAnswer =
  /** `prepared` is stored before the post is sent, and given with it. */
  | { readonly kind: 'ready'; readonly prepared: unknown }
  /** Stored as well; asked again after `waitMs` milliseconds with it, not from the beginning. */
  | { readonly kind: 'working'; readonly prepared: unknown; readonly waitMs: number }
  | Extract<SendAnswer, { kind: 'unsent' }>

/** What became of one send. */
export type SendAnswer =
  /** It took the post. `address` is empty when the network did not give it. */
  | {
      readonly kind: 'published'
      readonly remoteId: string
      readonly remoteVersion?: string
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
  /**
   * The answer was lost, late or made no sense: it may be published. `prepared` is stored for whoever looks for it, where
   * the network gave a name to ask by.
   */
  | {
      readonly kind: 'unknown'
      readonly detail?: string
      readonly statusCode?: number
      readonly prepared?: unknown
    }

/** What looking for a post of unknown outcome among the account's own posts found. */
export type FindAnswer =
  | {
      readonly kind: 'found'
      readonly remoteId: string
      readonly remoteVersion?: string
      readonly address: string
    }
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
  /** Absent where what the network publishes for all holds (core/media/network-rules.ts). */
  readonly pictures?: { readonly count: number; readonly bytes: number; readonly altCharacters: number }
  /** Bytes of a video, 0 where it takes no MP4; absent as above. */
  readonly videos?: { readonly bytes: number }
}

/**
 * One network. No function throws for what a network does: a lost connection is `unknown` or `cannot_tell`. Each call
 * ends by itself within `CALL_MS`; `signal` ends it sooner, and counts as a lost answer.
 */
export interface NetworkAdapter {
  /** Whether a post may answer another of the same account: then a long text can be a thread. */
  readonly canThread?: boolean
  /** Whether a first comment can be written below a post. */
  readonly canComment?: boolean
  /** Whether it can send a video; a post with one is posted by hand otherwise. */
  readonly sendsVideo?: boolean
  /** Has the network a field that says that a post is paid for? */
  readonly marksAds?: boolean
  /** Whether a part without media needs no `prepare`: then none is called for it. */
  readonly preparesMediaOnly?: boolean
  /**
   * Who may see a post of this account, by the network's own names: for a network that asks its author each time. Null while
   * it does not answer. Absent where nobody is asked.
   */
  privacyOptions?(account: ConnectedAccount, signal?: AbortSignal): Promise<readonly string[] | null>
  /**
   * Does what has to be done before the post (uploads, containers), as far as one call goes. Called before every first
   * send; may be called again with the same after a crash. Absent where a network needs nothing.
   */
  prepare?(account: ConnectedAccount, post: FrozenPost, signal?: AbortSignal): Promise<PrepareAnswer>
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
