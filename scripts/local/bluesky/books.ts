import { randomBytes } from 'node:crypto'

export interface StandInAccount {
  readonly did: string
  /** What the DID's document says; another one than leads to it makes the two disagree. */
  handle: string
  /** Where its records are; null is here. */
  pds: string | null
}

/** What an app pushed (PAR), until somebody allows it. */
export interface StandInRequest {
  readonly clientId: string
  readonly redirectUri: string
  readonly scope: string
  readonly state: string | null
  readonly challenge: string
  readonly loginHint: string | null
  readonly responseMode: 'query' | 'fragment'
  /** The thumbprint of the key that everything of this sign-in is bound to. */
  readonly jkt: string
  readonly expiresAt: number
}

/** What somebody allowed, until it is exchanged for tokens. */
export interface StandInCode {
  readonly request: StandInRequest
  readonly did: string
  readonly expiresAt: number
}

export interface StandInSession {
  readonly did: string
  readonly clientId: string
  readonly jkt: string
  /** The key with which a confidential client named itself; null for a public one. */
  readonly kid: string | null
  readonly scope: string
  readonly createdAt: number
  access: string
  accessExpiresAt: number
  refresh: string
  /** Refresh tokens that were good once: whoever comes with one of them ends the session. */
  readonly used: string[]
}

export interface StandInRecord {
  readonly did: string
  readonly rkey: string
  readonly uri: string
  cid: string
  value: PostRecord
  readonly indexedAt: string
  /** How often it was put with other words than before. */
  edits: number
  likes: number
  reposts: number
}

/** A record of `app.bsky.feed.post`, after it was found to be one. */
export interface PostRecord {
  readonly $type: string
  readonly text: string
  readonly createdAt: string
  readonly langs?: readonly string[]
  readonly tags?: readonly string[]
  readonly labels?: { readonly $type: string; readonly values: readonly { readonly val: string }[] }
  readonly facets?: readonly Facet[]
  readonly reply?: { readonly root: StrongRef; readonly parent: StrongRef }
  readonly embed?: Embed
}

export interface Facet {
  readonly index: { readonly byteStart: number; readonly byteEnd: number }
  readonly features: readonly {
    readonly $type: string
    readonly uri?: string
    readonly tag?: string
    readonly did?: string
  }[]
}

export interface StrongRef {
  readonly uri: string
  readonly cid: string
}

export interface BlobRef {
  readonly $type: 'blob'
  readonly ref: { readonly $link: string }
  readonly mimeType: string
  readonly size: number
}

export interface EmbeddedImage {
  readonly image: BlobRef
  readonly alt: string
  readonly aspectRatio?: { readonly width: number; readonly height: number }
}

export interface Embed {
  readonly $type: string
  readonly images?: readonly EmbeddedImage[]
  readonly external?: {
    readonly uri: string
    readonly title: string
    readonly description: string
    readonly thumb?: BlobRef
  }
}

export interface StandInBlob {
  readonly did: string
  readonly mimeType: string
  readonly size: number
}

/** Everything the stand-in remembers, but for the bytes of blobs. */
export interface Books {
  /** The port it was last found at: its address is part of every connection. */
  port: number
  /** By DID. */
  accounts: Record<string, StandInAccount>
  requests: Record<string, StandInRequest>
  codes: Record<string, StandInCode>
  sessions: StandInSession[]
  /** By URI, oldest first. */
  records: Record<string, StandInRecord>
  /** By DID and CID. */
  blobs: Record<string, StandInBlob>
}

/** Those of a server that nobody knows yet. */
export const EMPTY: Books = {
  port: 0,
  accounts: {},
  requests: {},
  codes: {},
  sessions: [],
  records: {},
  blobs: {},
}

/** A secret with the prefix that tells its kind, such as `ref-`. */
export function newSecret(prefix: string): string {
  return prefix + randomBytes(32).toString('base64url')
}
