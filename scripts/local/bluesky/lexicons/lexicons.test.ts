import type { OAuthSession } from '@atproto/oauth-client-node'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordKey } from '#core/publishing/record-key.ts'
import { allowAtBluesky } from '../allow.ts'
import { EMPTY } from '../books.ts'
import { officialClient } from '../official-client.ts'
import { cidOfBytes } from '../repo/cid.ts'
import { isRefusal, readPost } from '../repo/post-record.ts'
import { type BlueskyStandIn, openBlueskyStandIn } from '../stand-in.ts'
import { METHODS } from '../xrpc.ts'
import { inputNames, wrongOutput, wrongRecord } from './fits-lexicon.ts'

const POSTS = 'app.bsky.feed.post'

describe('answers, held against the published lexicons', () => {
  let standIn: BlueskyStandIn
  let session: OAuthSession
  let embedded: { uri: string; cid: string }
  beforeAll(async () => {
    standIn = await openBlueskyStandIn()
    const { client } = officialClient(standIn.url)
    const back = await allowAtBluesky(await client.authorize('ada.test'), 'ada.test')
    session = (await client.callback(back.searchParams)).session
    const uploaded = await post('com.atproto.repo.uploadBlob', new Uint8Array([1, 2, 3]), 'image/png')
    const image = { image: uploaded.blob, alt: 'A loaf', aspectRatio: { width: 4, height: 3 } }
    embedded = await put({ text: 'Root', embed: { $type: 'app.bsky.embed.images', images: [image] } })
    const external = { uri: 'https://a.example/', title: 'A', description: '', thumb: uploaded.blob }
    const reply = { root: embedded, parent: embedded }
    await put({ text: 'Reply', reply, embed: { $type: 'app.bsky.embed.external', external } })
  })
  afterAll(() => standIn.close())

  let keys = 0
  async function post(method: string, body: BodyInit, type = 'application/json') {
    const answer = await session.fetchHandler(`/xrpc/${method}`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    })
    expect(answer.status).toBe(200)
    const read = (await answer.json()) as { uri: string; cid: string; blob: object }
    expect(wrongOutput(method, read)).toEqual([])
    return read
  }
  async function put(more: object, method = 'com.atproto.repo.putRecord') {
    const record = { $type: POSTS, createdAt: new Date().toISOString(), ...more }
    expect(wrongRecord(POSTS, record)).toEqual([])
    const rkey = recordKey(new Date(), keys++)
    const { uri, cid } = await post(
      method,
      JSON.stringify({ repo: session.did, collection: POSTS, rkey, record }),
    )
    return { uri, cid }
  }

  it.each([
    'app.bsky.feed.getPosts',
    'app.bsky.feed.getAuthorFeed',
    'app.bsky.actor.getProfile',
    'com.atproto.repo.getRecord',
    'com.atproto.repo.listRecords',
    'com.atproto.identity.resolveHandle',
    'com.atproto.server.describeServer',
  ])('%s fits', async method => {
    const rkey = embedded.uri.split('/').at(-1) ?? ''
    const given: Record<string, string> = {
      ...{ uris: embedded.uri, actor: session.did, handle: 'ada.test' },
      ...{ repo: session.did, collection: POSTS, rkey },
    }
    const query = new URLSearchParams()
    for (const name of inputNames(method)) if (given[name] !== undefined) query.set(name, given[name])
    const answer = await fetch(`${standIn.url}/xrpc/${method}?${query}`)
    expect(answer.status).toBe(200)
    expect(wrongOutput(method, await answer.json())).toEqual([])
  })

  it('fits where records are made, and where they are deleted', async () => {
    const { uri } = await put({ text: 'Made' }, 'com.atproto.repo.createRecord')
    const rkey = uri.split('/').at(-1)
    await post(
      'com.atproto.repo.deleteRecord',
      JSON.stringify({ repo: session.did, collection: POSTS, rkey }),
    )
  })

  it('takes what each method takes, and nothing else', () => {
    const taken = Object.entries(METHODS).map(([method, { names }]) => [method, names.toSorted()])
    expect(taken).toEqual(Object.keys(METHODS).map(method => [method, inputNames(method).toSorted()]))
  })
})

it('takes no record that the published lexicon would refuse', () => {
  const did = 'did:plc:ada'
  const cid = cidOfBytes(Buffer.from('picture'))
  const size = 900_000
  const books = structuredClone(EMPTY)
  books.blobs[`${did} ${cid}`] = { did, mimeType: 'image/png', size }
  const blob = { $type: 'blob', ref: { $link: cid }, mimeType: 'image/png', size }
  const long = fc.constantFrom('x'.repeat(301), '👩‍👩‍👧‍👦'.repeat(130), 'x'.repeat(65))
  const texts = fc.oneof({ weight: 9, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) }, long)
  const odd = fc.constantFrom<unknown>(7, '', null, {}, [], '2026-11-23', [{}], ['x'.repeat(65)], ['', 'e n'])
  const mostly = (good: fc.Arbitrary<unknown>) => fc.oneof({ weight: 9, arbitrary: good }, odd)
  const image = fc.record(
    {
      image: mostly(fc.constant(blob)),
      alt: mostly(texts),
      aspectRatio: mostly(fc.record({ width: fc.integer({ min: 0, max: 9 }), height: fc.nat(9) })),
    },
    { requiredKeys: ['image', 'alt'] },
  )
  const external = fc.record(
    {
      uri: mostly(fc.webUrl()),
      title: mostly(texts),
      description: mostly(texts),
      thumb: mostly(fc.constant(blob)),
    },
    { requiredKeys: ['uri', 'title', 'description'] },
  )
  const feature = fc.oneof(
    fc.record({ $type: fc.constant('app.bsky.richtext.facet#link'), uri: mostly(fc.webUrl()) }),
    fc.record({ $type: fc.constant('app.bsky.richtext.facet#tag'), tag: mostly(texts) }),
    fc.record({ $type: fc.constant('app.bsky.richtext.facet#mention'), did: mostly(fc.constant(did)) }),
  )
  const facet = fc.record({
    index: fc.record({ byteStart: mostly(fc.constant(0)), byteEnd: mostly(fc.integer({ min: 0, max: 3 })) }),
    features: mostly(fc.array(feature, { minLength: 1, maxLength: 2 })),
  })
  const images = mostly(fc.array(image, { minLength: 1, maxLength: 5 }))
  const record = fc.record(
    {
      $type: fc.constant(POSTS),
      text: mostly(texts),
      createdAt: mostly(fc.constantFrom('2026-11-23T05:00:00Z', '2026-11-23T05:00:00.5+01:00')),
      langs: mostly(fc.array(fc.constantFrom('en', 'pt-BR'), { maxLength: 4 })),
      tags: mostly(fc.array(texts, { maxLength: 9 })),
      facets: mostly(fc.array(facet, { maxLength: 2 })),
      embed: mostly(
        fc.oneof(
          fc.record({ $type: fc.constant('app.bsky.embed.images'), images }),
          fc.record({ $type: fc.constant('app.bsky.embed.external'), external: mostly(external) }),
        ),
      ),
    },
    { requiredKeys: ['$type', 'text', 'createdAt'] },
  )
  let taken = 0
  fc.assert(
    fc.property(record, value => {
      if (isRefusal(readPost(value, { books, did, imageBytes: 2_000_000 }))) return
      taken += 1
      expect(wrongRecord(POSTS, value)).toEqual([])
    }),
    { numRuns: 800 },
  )
  expect(taken).toBeGreaterThan(20)
})
