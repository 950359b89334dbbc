import { createHash } from 'node:crypto'
import { json } from '../frame/answer.ts'
import { refuseInput } from './answer.ts'
import type { Books, StandInAccount } from './books.ts'
import { base32 } from './repo/cid.ts'

const HANDLE = /^[a-z0-9](?:[a-z0-9-]{0,28}[a-z0-9])?\.test$/

/** The account of a handle: every `name.test` is one as soon as it is asked for. Null for all other handles. */
export function findAccount(books: Books, typed: string): StandInAccount | null {
  const handle = typed.trim().replace(/^@/, '').toLowerCase()
  if (!HANDLE.test(handle)) return null
  const did = didOf(handle)
  books.accounts[did] ??= { did, handle, pds: null }
  return books.accounts[did]
}

/** The account that a handle or a DID names. */
export function findActor(books: Books, actor: string): StandInAccount | null {
  return actor.startsWith('did:') ? (books.accounts[actor] ?? null) : findAccount(books, actor)
}

/** `GET /xrpc/com.atproto.identity.resolveHandle` */
export function resolveHandle(books: Books, handle: string): Response {
  const account = findAccount(books, handle)
  return account ? json({ did: account.did }) : refuseInput('Unable to resolve handle')
}

/** `GET /.well-known/atproto-did`, which servers answer at the very address that a handle is. */
export function wellKnownDid(books: Books, host: string): Response {
  const account = findAccount(books, host.replace(/:\d+$/, ''))
  return account
    ? new Response(account.did, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
    : new Response('User not found', { status: 404 })
}

/** `GET /did:plc:…`: the document of a DID, as the directory has it. */
export function didDocument(books: Books, did: string, url: string): Response {
  const account = books.accounts[did]
  if (!account) return json({ message: `DID not registered: ${did}` }, 404)
  return json(
    {
      '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
      id: did,
      alsoKnownAs: [`at://${account.handle}`],
      verificationMethod: [],
      service: [
        {
          id: '#atproto_pds',
          type: 'AtprotoPersonalDataServer',
          serviceEndpoint: account.pds ?? url,
        },
      ],
    },
    200,
    { 'Content-Type': 'application/did+ld+json' },
  )
}

/** An account as the AppView shows it. */
export function presentProfile(account: StandInAccount): object {
  const { did, handle } = account
  return { did, handle, displayName: displayName(account), labels: [] }
}

/** What an account calls itself: its name in the handle, with a capital. */
export function displayName({ handle }: StandInAccount): string {
  const [name = ''] = handle.split('.')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function didOf(handle: string): string {
  return `did:plc:${base32(createHash('sha256').update(handle).digest()).slice(0, 24)}`
}
