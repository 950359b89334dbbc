import { json } from '../frame/answer.ts'
import { refuse, refuseInput } from './answer.ts'
import type { Books, StandInSession } from './books.ts'
import type { CallKind } from './failures.ts'
import { getAuthorFeed, getPosts, getProfile } from './feed.ts'
import { findActor, resolveHandle } from './identity.ts'
import { mayCall, mayUpload } from './oauth/scopes.ts'
import { type BlobStore, getBlob, uploadBlob } from './repo/blobs.ts'
import type { Points } from './repo/points.ts'
import { createRecord, deleteRecord, getRecord, listRecords, putRecord, refuseScope } from './repo/records.ts'

/** What answers of methods are made of. */
export interface World {
  readonly books: Books
  readonly store: BlobStore
  readonly points: Points
  readonly url: string
  /** How large a picture in a post may be, in bytes. */
  readonly imageBytes: number
}

interface Call {
  readonly request: Request
  readonly query: URLSearchParams
  /** Whose token came; null without one. */
  readonly session: StandInSession | null
}

/** A method. */
interface Method {
  readonly kind: CallKind
  readonly verb: 'GET' | 'POST'
  /** What it takes, in its address or in its body. */
  readonly names: readonly string[]
  /** `token` methods answer nobody without one; `view` methods are another service’s, which a token must be allowed to ask. */
  readonly asks: 'nothing' | 'token' | 'view'
  readonly answer: (world: World, call: Call) => Response | Promise<Response>
}

/** What is answered. The real network overlooks what a method does not take; here a mistake of ours is noticed. */
export const METHODS: Readonly<Record<string, Method>> = {
  'com.atproto.identity.resolveHandle': {
    ...read(['handle'], 'nothing'),
    kind: 'other',
    answer: ({ books }, { query }) => resolveHandle(books, query.get('handle') ?? ''),
  },
  'com.atproto.server.describeServer': {
    ...read([], 'nothing'),
    kind: 'other',
    answer: () =>
      json({ did: 'did:web:localhost', availableUserDomains: ['.test'], inviteCodeRequired: false }),
  },
  'com.atproto.repo.getRecord': {
    ...read(['repo', 'collection', 'rkey', 'cid'], 'nothing'),
    answer: ({ books }, { query }) => getRecord(books, didOf(books, query.get('repo')), query),
  },
  'com.atproto.repo.listRecords': {
    ...read(['repo', 'collection', 'limit', 'cursor', 'reverse'], 'nothing'),
    answer: ({ books }, { query }) => listRecords(books, didOf(books, query.get('repo')), query),
  },
  'com.atproto.sync.getBlob': {
    ...read(['did', 'cid'], 'nothing'),
    kind: 'other',
    answer: ({ books, store }, { query }) => getBlob(books, store, query),
  },
  'app.bsky.actor.getProfile': {
    ...read(['actor'], 'view'),
    answer: ({ books }, { query }) => getProfile(books, findActor(books, query.get('actor') ?? '')),
  },
  'app.bsky.feed.getPosts': {
    ...read(['uris'], 'view'),
    answer: ({ books, url }, { query }) => getPosts(books, query, url),
  },
  'app.bsky.feed.getAuthorFeed': {
    ...read(['actor', 'limit', 'cursor', 'filter', 'includePins'], 'view'),
    answer: ({ books, url }, { query }) =>
      getAuthorFeed(books, findActor(books, query.get('actor') ?? ''), query, url),
  },
  'com.atproto.repo.putRecord': change('post', putRecord, ['record', 'validate', 'swapRecord']),
  'com.atproto.repo.createRecord': change('post', createRecord, ['record', 'validate']),
  'com.atproto.repo.deleteRecord': change('other', deleteRecord, ['swapRecord']),
  'com.atproto.repo.uploadBlob': {
    kind: 'upload',
    verb: 'POST',
    names: [],
    asks: 'token',
    answer: async ({ books, store }, { request, session }) => {
      const mimeType = request.headers.get('Content-Type') ?? 'application/octet-stream'
      if (!mayUpload(session?.scope ?? '', mimeType)) return refuseScope(`blob:${mimeType}`)
      const bytes = new Uint8Array(await request.arrayBuffer())
      return uploadBlob(books, store, { did: session?.did ?? '', bytes, mimeType })
    },
  },
}

/** The method that a path names; null for none. */
export function findMethod(pathname: string): (Method & { readonly name: string }) | null {
  const name = pathname.slice('/xrpc/'.length)
  const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  return method ? { ...method, name } : null
}

/** Answers a call whose token, where one came, is a good one. */
export async function answerMethod(
  method: Method & { readonly name: string },
  world: World,
  call: Call,
): Promise<Response> {
  if (call.request.method !== method.verb)
    return refuseInput(`Incorrect HTTP method (${call.request.method}) expected ${method.verb}`)
  const strange = [...call.query.keys()].find(name => method.verb === 'POST' || !method.names.includes(name))
  if (strange !== undefined) return refuseInput(`Unknown parameter: ${strange}`)
  if (method.asks === 'token' && !call.session)
    return refuse(401, 'AuthMissing', 'Authentication Required', { 'WWW-Authenticate': 'DPoP' })
  if (method.asks === 'view' && call.session && !mayCall(call.session.scope, method.name))
    return refuseScope(`rpc:${method.name}?aud=did:web:api.bsky.app#bsky_appview`)
  return method.answer(world, call)
}

function read(names: readonly string[], asks: Method['asks']) {
  return { kind: 'read', verb: 'GET', names, asks } as const
}

function change(kind: CallKind, answer: typeof putRecord, more: readonly string[]): Method {
  const names = ['repo', 'collection', 'rkey', 'swapCommit', ...more]
  return {
    kind,
    verb: 'POST',
    names,
    asks: 'token',
    answer: async ({ books, points, imageBytes }, { request, session }) => {
      const input: unknown = await request.json().catch(() => null)
      if (typeof input !== 'object' || input === null) return refuseInput('Request body must be an object')
      const strange = Object.keys(input).find(name => !names.includes(name))
      if (strange !== undefined) return refuseInput(`Unknown parameter: ${strange}`)
      const { did, scope } = session ?? { did: '', scope: '' }
      const fields = input as Record<string, unknown>
      const answered = answer(books, { did, scope, input: fields, points, imageBytes })
      for (const [name, value] of Object.entries(points.headers(did))) answered.headers.set(name, value)
      return answered
    },
  }
}

function didOf(books: Books, repo: string | null): string | null {
  return findActor(books, repo ?? '')?.did ?? null
}
