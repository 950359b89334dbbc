import type { OAuthNetwork } from '#app/config.server.ts'
import type { Books, Session } from './books.ts'

/** Kinds of calls, as failures are ordered for them. */
export type CallKind = 'post' | 'upload' | 'read'

/** How a network gives access. */
export interface LocalDoor {
  readonly authorizePath: string
  readonly tokenPath: string
  readonly revokePath: string | null
  readonly idName: 'client_id' | 'client_key'
  readonly scopes: readonly string[]
  readonly separator: ' ' | ','
  readonly hasPkce: boolean
  /** Whether the app's id and secret come in a header. */
  readonly hasBasic: boolean
  readonly codeMs: number
  readonly accessMs: number
  /** Whether tokens can be renewed; each renewal then replaces both. */
  readonly hasRefresh: boolean
  /** Other trades of tokens than the usual, by what was asked; null for those. */
  trade?(books: Books, form: URLSearchParams): Response | null
  /** What its token answer has beside the usual. */
  more?(session: Session): object
}

/** A call of a network's API, below its prefix. */
export interface ApiCall {
  readonly request: Request
  /** Such as `POST /rest/posts`. */
  readonly call: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Uint8Array
  /** Whose token came with it; null for none that holds. */
  readonly session: Session | null
  readonly books: Books
  /** Where the network is, without a slash at the end. */
  readonly base: string
}

/** How one network speaks. */
export interface Dialect {
  readonly network: OAuthNetwork
  /** As in “Local LinkedIn”. */
  readonly name: string
  readonly door: LocalDoor
  /** Null for what is no call of its API, such as a page. */
  kindOf(call: string): CallKind | null
  answer(call: ApiCall): Response | Promise<Response>
  refuse(status: number, message: string): Response
}

/** What came as JSON; null for anything but an object. */
export function readObject(body: Uint8Array): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(body).toString('utf8'))
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** The first field that is not among these; null when all are known. A mistake of ours is noticed so. */
export function unknownField(given: object, known: readonly string[]): string | null {
  return Object.keys(given).find(name => !known.includes(name)) ?? null
}
