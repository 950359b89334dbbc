import { recordKey } from '#core/publishing/record-key.ts'
import { json } from '../../frame/answer.ts'
import { refuse, refuseInput } from '../answer.ts'
import type { Books, PostRecord, StandInRecord } from '../books.ts'
import { displayName } from '../identity.ts'
import { mayWrite } from '../oauth/scopes.ts'
import { cidOfRecord } from './cid.ts'
import { COSTS, type Points } from './points.ts'
import { isRefusal, readPost } from './post-record.ts'

export const POSTS = 'app.bsky.feed.post'
const PROFILE = 'app.bsky.actor.profile'
const RECORD_KEY = /^[234567abcdefghij][234567abcdefghijklmnopqrstuvwxyz]{12}$/

/** A change of somebody's records. */
export interface Change {
  readonly did: string
  readonly scope: string
  readonly input: Readonly<Record<string, unknown>>
  readonly points: Points
  readonly imageBytes: number
}

/**
 * `POST /xrpc/com.atproto.repo.putRecord`: makes the record of a key, or changes it without anybody being told; the same
 * content again changes nothing and is answered in the same way.
 */
export function putRecord(books: Books, change: Change): Response {
  const { did, scope, input, points } = change
  const wrong = wrongTarget(change)
  if (wrong) return wrong
  for (const action of ['create', 'update'] as const) {
    if (!mayWrite(scope, POSTS, action)) return refuseScope(`repo:${POSTS}?action=${action}`)
  }
  const rkey = String(input.rkey ?? '')
  if (!RECORD_KEY.test(rkey)) return refuseInput(`Invalid record key "${rkey}"`)
  const uri = uriOf(did, rkey)
  const held = books.records[uri]
  const refusal = points.take(did, held ? COSTS.update : COSTS.create)
  if (refusal) return refusal
  const value = readPost(input.record, { books, did, imageBytes: change.imageBytes })
  if (isRefusal(value)) return refuse(400, value.error, value.message)
  const cid = cidOfRecord(value)
  if (held?.cid === cid) return json({ uri, cid, validationStatus: 'valid' })
  if ('swapRecord' in input && (input.swapRecord ?? undefined) !== held?.cid)
    return refuse(400, 'InvalidSwap', `Record was at ${held?.cid ?? 'null'}`)
  if (held) Object.assign(held, { cid, value, edits: held.edits + 1 })
  else addRecord(books, { did, rkey, value, cid })
  return written(uri, cid, rkey)
}

/** `POST /xrpc/com.atproto.repo.createRecord`: a key that is taken is nothing the server expects. */
export function createRecord(books: Books, change: Change): Response {
  const { did, scope, input, points } = change
  const wrong = wrongTarget(change)
  if (wrong) return wrong
  if (!mayWrite(scope, POSTS, 'create')) return refuseScope(`repo:${POSTS}?action=create`)
  const refusal = points.take(did, COSTS.create)
  if (refusal) return refusal
  const rkey = String(input.rkey ?? newKey())
  if (!RECORD_KEY.test(rkey)) return refuseInput(`Invalid record key "${rkey}"`)
  const uri = uriOf(did, rkey)
  const value = readPost(input.record, { books, did, imageBytes: change.imageBytes })
  if (isRefusal(value)) return refuse(400, value.error, value.message)
  if (books.records[uri]) return refuse(500, 'InternalServerError', 'Internal Server Error')
  const cid = cidOfRecord(value)
  addRecord(books, { did, rkey, value, cid })
  return written(uri, cid, rkey)
}

/** `POST /xrpc/com.atproto.repo.deleteRecord`: says the same whether there was one or not. */
export function deleteRecord(books: Books, change: Change): Response {
  const { did, scope, input, points } = change
  const wrong = wrongTarget(change)
  if (wrong) return wrong
  if (!mayWrite(scope, POSTS, 'delete')) return refuseScope(`repo:${POSTS}?action=delete`)
  const refusal = points.take(did, COSTS.delete)
  if (refusal) return refusal
  delete books.records[uriOf(did, String(input.rkey ?? ''))]
  return json({})
}

/** `GET /xrpc/com.atproto.repo.getRecord`, which asks for no token: a post, or the profile, which every account has. */
export function getRecord(books: Books, did: string | null, query: URLSearchParams): Response {
  const account = books.accounts[did ?? '']
  if (account && query.get('collection') === PROFILE && query.get('rkey') === 'self') {
    const value = { $type: PROFILE, displayName: displayName(account) }
    return json({ uri: `at://${did}/${PROFILE}/self`, cid: cidOfRecord(value), value })
  }
  const uri = `at://${did ?? query.get('repo')}/${query.get('collection')}/${query.get('rkey')}`
  const record = books.records[uri]
  const cid = query.get('cid')
  if (!record || (cid !== null && record.cid !== cid))
    return refuse(400, 'RecordNotFound', `Could not locate record: ${uri}`)
  return json({ uri, cid: record.cid, value: record.value })
}

/** `GET /xrpc/com.atproto.repo.listRecords`: newest key first (or last, with `reverse`), at most 100, from beyond `cursor`. */
export function listRecords(books: Books, did: string | null, query: URLSearchParams): Response {
  if (did === null) return refuseInput(`Could not find repo: ${query.get('repo')}`)
  const limit = Number(query.get('limit') ?? 50)
  if (!(limit >= 1 && limit <= 100)) return refuseInput('Error: Params must have limit between 1 and 100')
  const isReverse = query.get('reverse') === 'true'
  const from = query.get('cursor')
  const isBeyond = (rkey: string) => from === null || (isReverse ? rkey > from : rkey < from)
  const rows = recordsOf(books, did)
    .filter(({ rkey }) => query.get('collection') === POSTS && isBeyond(rkey))
    .toSorted((a, b) => (a.rkey < b.rkey === isReverse ? -1 : 1))
    .slice(0, limit)
  const cursor = rows.length === limit ? rows.at(-1)?.rkey : undefined
  return json({ cursor, records: rows.map(({ uri, cid, value }) => ({ uri, cid, value })) })
}

/** An account's posts, oldest first. */
export function recordsOf(books: Books, did: string): StandInRecord[] {
  return Object.values(books.records).filter(record => record.did === did)
}

/** 403: what was allowed does not go that far. */
export function refuseScope(scope: string): Response {
  return refuse(403, 'ScopeMissingError', `Missing required scope "${scope}"`)
}

function wrongTarget({ did, input }: Change): Response | null {
  if (input.repo !== did) return refuse(401, 'AuthenticationRequired', 'Authentication Required')
  return input.collection === POSTS ? null : refuseInput(`This stand-in keeps ${POSTS} only`)
}

function addRecord(
  books: Books,
  made: { readonly did: string; readonly rkey: string; readonly value: PostRecord; readonly cid: string },
): void {
  const uri = uriOf(made.did, made.rkey)
  const indexedAt = new Date().toISOString()
  books.records[uri] = { ...made, uri, indexedAt, edits: 0, likes: 0, reposts: 0 }
}

function written(uri: string, cid: string, rev: string): Response {
  return json({ uri, cid, commit: { cid: cidOfRecord({ uri, cid }), rev }, validationStatus: 'valid' })
}

function uriOf(did: string, rkey: string): string {
  return `at://${did}/${POSTS}/${rkey}`
}

function newKey(): string {
  return recordKey(new Date(), Math.floor(Math.random() * 1024))
}
