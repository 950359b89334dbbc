import { randomBytes } from 'node:crypto'
import type { OAuthNetwork } from '#app/config.server.ts'

/** What somebody allowed, until it is exchanged. */
export interface Grant {
  readonly network: OAuthNetwork
  readonly account: string
  readonly scopes: readonly string[]
  readonly redirectUri: string
  readonly challenge: string
  readonly expiresAt: number
}

/** What an app may do in somebody's name. */
export interface Session {
  readonly network: OAuthNetwork
  readonly account: string
  readonly scopes: readonly string[]
  access: string
  accessExpiresAt: number
  refresh: string | null
  /** Refresh tokens that were replaced; whoever shows one of them ends the session. */
  readonly replaced: string[]
}

export interface Post {
  readonly id: string
  readonly network: OAuthNetwork
  readonly account: string
  /** As readers see it. */
  readonly text: string
  readonly createdAt: string
  /** The id of the post that it answers. */
  readonly parent: string | null
  readonly media: readonly { readonly id: string; readonly alt: string }[]
  readonly isAd: boolean
  /** Who may see it, where somebody chose that. */
  readonly privacy?: string
}

export interface MediaFile {
  readonly network: OAuthNetwork
  readonly account: string
  mime: string
  /** Base64; '' until it has arrived. */
  bytes: string
  /** What it shows, where that is told of the file and not of the post. */
  alt?: string
  /** Of a video that comes in parts. */
  video?: VideoParts
}

export interface VideoParts {
  /** Bytes of all of it. */
  readonly total: number
  /** Base64, in their places. */
  readonly parts: Record<number, string>
  /** Whether these were all; it is worked on until it was asked for twice. */
  isWhole: boolean
  polls: number
}

/** What Meta's networks make of media before it is published. It is worked on until it was asked for twice. */
export interface Container {
  readonly id: string
  readonly account: string
  readonly network: OAuthNetwork
  readonly text: string
  readonly parent: string | null
  /** Its picture or video, and the words for it; null for a carousel and for a text. */
  readonly file: { readonly mediaId: string; readonly alt: string } | null
  readonly children: readonly string[]
  readonly isChild: boolean
  state: 'fetching' | 'fetched' | 'failed' | 'published'
  polls: number
  /** How often publishing it is answered as if it were not known yet. */
  unknownFor: number
}

/** What TikTok makes a post of. It is worked on until it was asked for twice. */
export interface Publish {
  readonly account: string
  readonly text: string
  readonly privacy: string
  readonly isAd: boolean
  readonly mediaIds: readonly string[]
  /** Of a video, which is brought in parts of this size. */
  readonly partBytes: number | null
  state: 'bringing' | 'working' | 'published' | 'failed'
  failure: string
  polls: number
  postId: string | null
}

export interface Books {
  port: number
  nextId: number
  codes: Record<string, Grant>
  sessions: Session[]
  posts: Post[]
  media: Record<string, MediaFile>
  containers: Record<string, Container>
  publishes: Record<string, Publish>
  /** The words for files that came with them, by the file's id. */
  descriptions: Record<string, string>
}

export const EMPTY: Books = {
  port: 0,
  nextId: 7_000_000_000,
  codes: {},
  sessions: [],
  posts: [],
  media: {},
  containers: {},
  publishes: {},
  descriptions: {},
}

/** How every local network knows us. */
export const LOCAL_CLIENT = { id: 'brandhearth-local', secret: 'local-only' } as const

export function newToken(): string {
  return randomBytes(24).toString('base64url')
}

export function nextId(books: Books): string {
  books.nextId += 1
  return String(books.nextId)
}
