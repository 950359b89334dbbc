import { randomBytes } from 'node:crypto'

/** An app that was registered: it speaks for us to this server. */
export interface StandInApp {
  readonly id: string
  readonly secret: string
  readonly name: string
  readonly redirectUris: readonly string[]
  readonly scopes: readonly string[]
}

/** What somebody allowed, until it is exchanged for a token. */
export interface StandInCode {
  readonly appId: string
  readonly account: string
  readonly redirectUri: string
  readonly scopes: readonly string[]
  /** Null on servers that know no PKCE. */
  readonly challenge: string | null
  readonly expiresAt: number
}

export interface StandInToken {
  readonly appId: string
  /** Null: the app's own. */
  readonly account: string | null
  readonly scopes: readonly string[]
}

export interface StandInStatus {
  readonly id: string
  readonly account: string
  readonly text: string
  readonly createdAt: string
  readonly language: string | null
  readonly spoilerText: string
  readonly visibility: string
  readonly mediaIds: readonly string[]
  /** The status it answers; null for none. */
  readonly inReplyToId: string | null
  favourites: number
  replies: number
  reblogs: number
}

export interface StandInMedia {
  readonly id: string
  readonly account: string
  readonly type: 'image' | 'video'
  readonly description: string | null
  /** What must stay in sight, as it was sent. */
  readonly focus: string | null
  readonly mime: string
  /** Base64. */
  readonly data: string
  /** Whether it takes a while until it can be attached. */
  readonly isSlow: boolean
  /** How often it was asked for while it is made ready. */
  polls: number
  attached: boolean
}

/** Everything the stand-in remembers. */
export interface Books {
  /** The port it was last found at: its address is part of every connection. */
  port: number
  sequence: number
  apps: Record<string, StandInApp>
  codes: Record<string, StandInCode>
  tokens: Record<string, StandInToken>
  statuses: StandInStatus[]
  media: Record<string, StandInMedia>
  /** By account and key: which status it made, and when. */
  idempotency: Record<string, { readonly statusId: string; readonly at: number }>
}

/** Those of a server that nobody knows yet. */
export const EMPTY: Books = {
  port: 0,
  sequence: 0,
  apps: {},
  codes: {},
  tokens: {},
  statuses: [],
  media: {},
  idempotency: {},
}

/** Ids grow, as Mastodon's do, so that lists can be paged by them. */
export function nextId(books: Books): string {
  books.sequence += 1
  return String(100_000_000_000 + books.sequence)
}

/** A secret as Mastodon makes them: 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
