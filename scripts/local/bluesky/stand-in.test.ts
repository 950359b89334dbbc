import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JoseKey, type OAuthClientMetadataInput, type OAuthSession } from '@atproto/oauth-client-node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordKey } from '#core/publishing/record-key.ts'
import { allowAtBluesky } from './allow.ts'
import { BACK, officialClient, SCOPE } from './official-client.ts'
import { type BlueskyStandIn, openBlueskyStandIn } from './stand-in.ts'

let standIn: BlueskyStandIn
beforeAll(async () => {
  standIn = await openBlueskyStandIn()
})
afterAll(() => standIn.close())

const read = async (response: Response) => (await response.json()) as Record<string, unknown>
let keys = 0
const newKey = () => recordKey(new Date(), keys++)

async function signIn(handle: string, scope = SCOPE) {
  const { client, sessions } = officialClient(standIn.url, { scope })
  const back = await allowAtBluesky(await client.authorize(handle), handle)
  const { session } = await client.callback(back.searchParams)
  return { client, session, sessions, put: putBy(session) }
}

function putBy(session: OAuthSession) {
  return (rkey: string, record: object, more: object = {}) =>
    session.fetchHandler('/xrpc/com.atproto.repo.putRecord', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        repo: session.did,
        collection: 'app.bsky.feed.post',
        rkey,
        record,
        ...more,
      }),
    })
}

function upload(session: OAuthSession, bytes: number, type = 'image/png') {
  return session.fetchHandler('/xrpc/com.atproto.repo.uploadBlob', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: new Uint8Array(bytes).fill(7),
  })
}

const post = (text: string, more: object = {}) => ({
  $type: 'app.bsky.feed.post',
  text,
  createdAt: '2026-11-23T05:00:00.000Z',
  ...more,
})
const control = (form: Record<string, string>) =>
  fetch(`${standIn.url}/_control`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
const recordsOf = (did: string) => Object.values(standIn.books.records).filter(record => record.did === did)

describe('the stand-in for Bluesky, asked by Bluesky’s own library', () => {
  it('signs in from a handle, with one’s own name on the page, and puts a record', async () => {
    const { client } = officialClient(standIn.url)
    const address = await client.authorize('ada.test', { state: 'kept' })
    const asked = await (await fetch(address)).text()
    expect(asked).toContain('value="ada.test"')
    expect(asked).toContain('repo:app.bsky.feed.post')
    const back = await allowAtBluesky(address, 'ada.test')
    expect(back.href.startsWith(BACK)).toBe(true)
    const { session, state } = await client.callback(back.searchParams)
    expect(state).toBe('kept')
    expect(session.did).toMatch(/^did:plc:[a-z2-7]{24}$/)
    expect((await session.getTokenInfo()).scope).toBe(SCOPE)

    const answer = await putBy(session)(newKey(), post('Hello'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('ratelimit-remaining')).toBe('4997')
    const { uri, cid } = await read(answer)
    expect(cid).toMatch(/^bafyrei[a-z2-7]{52}$/)
    const posts = await fetch(
      `${standIn.url}/xrpc/app.bsky.feed.getPosts?uris=${encodeURIComponent(String(uri))}`,
    )
    expect(await read(posts)).toMatchObject({
      posts: [{ uri, cid, likeCount: 0, author: { handle: 'ada.test', displayName: 'Ada' } }],
    })
  })

  it('signs in from the address of the server, as whoever is chosen there', async () => {
    const { client } = officialClient(standIn.url)
    const back = await allowAtBluesky(await client.authorize(standIn.url), 'chosen.test')
    const { session } = await client.callback(back.searchParams)
    expect(standIn.books.accounts[session.did]?.handle).toBe('chosen.test')
  })

  it('takes a no, and a handle that is none', async () => {
    const { client } = officialClient(standIn.url)
    const back = await allowAtBluesky(await client.authorize('ada.test'), 'ada.test', 'deny')
    await expect(client.callback(back.searchParams)).rejects.toThrow('rejected')
    await expect(client.authorize('ada.example')).rejects.toThrow('Failed to resolve identity')
  })

  it('is not believed where name and document disagree, where the account moved, or another server answers', async () => {
    // A new one each time, because it remembers documents for a while.
    const asks = () => officialClient(standIn.url).client
    const client = asks()
    const address = await client.authorize('moves.test')
    const account = Object.values(standIn.books.accounts).find(({ handle }) => handle === 'moves.test')
    if (!account) throw new Error('no account')
    account.handle = 'elsewhere.test'
    await expect(asks().authorize('moves.test')).rejects.toThrow()
    account.handle = 'moves.test'

    const other = await openBlueskyStandIn()
    account.pds = other.url
    const moved = await allowAtBluesky(address, 'moves.test')
    await expect(client.callback(moved.searchParams)).rejects.toThrow('Issuer mismatch')
    await other.close()
    account.pds = null

    const late = asks()
    const again = await late.authorize('moves.test')
    standIn.fail({ failure: 'wrong_issuer', calls: 'sign_in' })
    const strange = await allowAtBluesky(again, 'moves.test')
    await expect(late.callback(strange.searchParams)).rejects.toThrow('Issuer mismatch')
  })

  it('renews tokens once each, and ends the session when an old one comes again', async () => {
    const { client, session, sessions, put } = await signIn('renews.test')
    const before = structuredClone(sessions.get(session.did))
    await control({ expire: '1' })
    expect((await put(newKey(), post('After a while'))).status).toBe(200)
    const after = sessions.get(session.did)?.tokenSet
    expect(after?.refresh_token).not.toBe(before?.tokenSet.refresh_token)

    if (before) sessions.set(session.did, before)
    await expect(client.restore(session.did, true)).rejects.toThrow('replayed')
    expect(standIn.books.sessions.some(({ did }) => did === session.did)).toBe(false)
  })

  it('loses the answer to a renewal, which costs the session', async () => {
    const { client, session, sessions } = await signIn('loses.test')
    standIn.fail({ failure: 'accept_then_drop', calls: 'refresh' })
    await expect(client.restore(session.did, true)).rejects.toThrow()
    expect(sessions.has(session.did)).toBe(true)
    await expect(client.restore(session.did, true)).rejects.toThrow('replayed')
  })

  it('keeps the session where a renewal meets a server that is away', async () => {
    const { client, session } = await signIn('waits.test')
    standIn.fail({ failure: 'unavailable', calls: 'refresh' })
    await expect(client.restore(session.did, true)).rejects.toThrow()
    await client.restore(session.did, true)
    expect(standIn.calls.filter(call => call === 'POST /oauth/token refresh_token').length).toBeGreaterThan(1)
  })

  it('ends a session that is revoked, and one that is two weeks old', async () => {
    const { session, sessions } = await signIn('leaves.test')
    await session.signOut()
    expect(standIn.books.sessions.some(({ did }) => did === session.did)).toBe(false)
    expect(sessions.size).toBe(0)

    const late = await signIn('late.test')
    const held = standIn.books.sessions.find(({ did }) => did === late.session.did)
    if (held) Object.assign(held, { createdAt: Date.now() - 15 * 24 * 60 * 60_000 })
    await expect(late.client.restore(late.session.did, true)).rejects.toThrow('expired')
  })

  it('signs in a confidential client by the keys of its document, and no other', async () => {
    const id = 'https://app.example/client.json'
    const [key, stolen] = await Promise.all([
      JoseKey.generate(['ES256'], 'k1'),
      JoseKey.generate(['ES256'], 'k1'),
    ])
    const document: OAuthClientMetadataInput = {
      client_id: id,
      client_name: 'Brandhearth',
      redirect_uris: ['https://app.example/back'],
      scope: SCOPE,
      response_types: ['code'],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'private_key_jwt',
      token_endpoint_auth_signing_alg: 'ES256',
      application_type: 'web',
      dpop_bound_access_tokens: true,
    }
    const server = await openBlueskyStandIn({
      readDocument: async () => Response.json({ ...document, jwks: { keys: [key.publicJwk] } }),
    })
    try {
      const { client } = officialClient(server.url, { document, keys: [key] })
      const back = await allowAtBluesky(await client.authorize('firm.test'), 'firm.test')
      const { session } = await client.callback(back.searchParams)
      await client.restore(session.did, true)
      expect(server.books.sessions.map(({ kid }) => kid)).toEqual(['k1'])
      const thief = officialClient(server.url, { document, keys: [stolen] })
      await expect(thief.client.authorize('firm.test')).rejects.toThrow('client_assertion')
    } finally {
      await server.close()
    }
  })

  it('refuses granular scopes where it is too old for them, or is told to', async () => {
    standIn.fail({ failure: 'old_scopes', calls: 'sign_in' })
    await expect(officialClient(standIn.url).client.authorize('ada.test')).rejects.toThrow('invalid_scope')
    const older = await openBlueskyStandIn({ isOlder: true })
    try {
      await expect(officialClient(older.url).client.authorize('ada.test')).rejects.toThrow(
        'invalid_client_metadata',
      )
      const { client } = officialClient(older.url, { scope: 'atproto transition:generic' })
      expect((await client.authorize('ada.test')).pathname).toBe('/oauth/authorize')
    } finally {
      await older.close()
    }
  })
})

describe('the stand-in for Bluesky: records', () => {
  it('changes nothing for the same content, and anything else without a word', async () => {
    const { session, put } = await signIn('again.test')
    const rkey = newKey()
    const first = await read(await put(rkey, post('One')))
    const same = await read(await put(rkey, Object.fromEntries(Object.entries(post('One')).toReversed())))
    expect({ uri: same.uri, cid: same.cid }).toEqual({ uri: first.uri, cid: first.cid })
    const other = await read(await put(rkey, post('Two')))
    expect(other.cid).not.toBe(first.cid)
    expect(recordsOf(session.did)).toMatchObject([{ edits: 1, value: { text: 'Two' } }])

    await session.fetchHandler('/xrpc/com.atproto.repo.deleteRecord', {
      method: 'POST',
      body: JSON.stringify({ repo: session.did, collection: 'app.bsky.feed.post', rkey }),
    })
    const query = `repo=${session.did}&collection=app.bsky.feed.post&rkey=${rkey}`
    const gone = await fetch(`${standIn.url}/xrpc/com.atproto.repo.getRecord?${query}`)
    expect([gone.status, (await read(gone)).error]).toEqual([400, 'RecordNotFound'])
    expect((await read(await put(rkey, post('One')))).cid).toBe(first.cid)
    expect((await read(await put(rkey, post('Three'), { swapRecord: null }))).error).toBe('InvalidSwap')
  })

  it('lists what an account posted, newest first', async () => {
    const { session, put } = await signIn('lists.test')
    const rkeys = [newKey(), newKey()]
    for (const rkey of rkeys) await put(rkey, post(`Post ${rkey}`))
    const list = await read(
      await fetch(
        `${standIn.url}/xrpc/com.atproto.repo.listRecords?repo=lists.test&collection=app.bsky.feed.post`,
      ),
    )
    expect((list.records as { uri: string }[]).map(({ uri }) => uri.split('/').at(-1))).toEqual(
      rkeys.toReversed(),
    )
    const feed = await read(
      await fetch(`${standIn.url}/xrpc/app.bsky.feed.getAuthorFeed?actor=${session.did}&limit=1`),
    )
    expect(feed).toMatchObject({ cursor: '1', feed: [{ post: { record: { text: `Post ${rkeys[1]}` } } }] })
  })

  it('keeps pictures, shows them with their words, and refuses one that is too large once it is posted', async () => {
    const { session, put } = await signIn('pictures.test')
    const { blob } = await read(await upload(session, 1_500_000))
    const images = (alt?: string) => ({ $type: 'app.bsky.embed.images', images: [{ image: blob, alt }] })
    expect((await read(await put(newKey(), post('', { embed: images() })))).message).toContain('"alt"')
    expect((await put(newKey(), post('', { embed: images('A <loaf>') }))).status).toBe(200)
    const board = await (await fetch(standIn.url)).text()
    expect(board).toContain('alt="A &lt;loaf&gt;"')
    const [source = ''] = /\/xrpc\/com\.atproto\.sync\.getBlob\?[^"]+/.exec(board) ?? []
    const shown = await fetch(standIn.url + source.replaceAll('&amp;', '&'))
    expect([shown.headers.get('Content-Type'), (await shown.bytes()).length]).toEqual([
      'image/png',
      1_500_000,
    ])

    await control({ image_bytes: '1000000' })
    const refused = await read(await put(newKey(), post('Large', { embed: images('A loaf') })))
    expect(refused.error).toBe('BlobTooLarge')
    await control({ well: '1' })
    standIn.fail({ failure: 'too_large', calls: 'upload' })
    expect((await upload(session, 10)).status).toBe(413)
    expect((await upload(session, 10, 'video/mp4')).status).toBe(403)
  })

  it('shows a thread and a link card on its page, and counts what people think of it', async () => {
    const { session, put } = await signIn('threads.test')
    const root = await read(await put(newKey(), post('First part')))
    const ref = { uri: root.uri, cid: root.cid }
    const external = { uri: 'javascript:alert(1)', title: 'Bread', description: 'How it rises' }
    const part = post('See bread.example', {
      reply: { root: ref, parent: ref },
      facets: [
        {
          index: { byteStart: 4, byteEnd: 17 },
          features: [{ $type: 'app.bsky.richtext.facet#link', uri: 'https://bread.example/' }],
        },
      ],
      embed: { $type: 'app.bsky.embed.external', external },
    })
    expect((await put(newKey(), part)).status).toBe(200)
    await control({ post: String(root.uri), act: 'like' })
    const rkey = String(root.uri).split('/').at(-1)
    const shown = await (await fetch(`${standIn.url}/profile/threads.test/post/${rkey}`)).text()
    expect(shown).toContain('>bread.example</a>')
    expect(shown).toContain('aria-label="Link card"')
    expect(shown).not.toContain('javascript:')
    expect(shown).toContain('1 likes, 1 replies, 0 reposts')
    expect(recordsOf(session.did)).toHaveLength(2)
  })

  it('lets nobody write for another, beyond what was allowed, or more often than the points last', async () => {
    const { session } = await signIn('reads.test', 'atproto blob:image/*')
    expect((await read(await putBy(session)(newKey(), post('No')))).error).toBe('ScopeMissingError')
    const foreign = await signIn('writes.test')
    expect((await foreign.put(newKey(), post('No'), { repo: session.did })).status).toBe(401)
    const unsigned = await fetch(`${standIn.url}/xrpc/com.atproto.repo.putRecord`, { method: 'POST' })
    expect(unsigned.status).toBe(401)

    const poor = await openBlueskyStandIn({ points: 5 })
    try {
      const { client } = officialClient(poor.url)
      const back = await allowAtBluesky(await client.authorize('poor.test'), 'poor.test')
      const put = putBy((await client.callback(back.searchParams)).session)
      expect((await put(newKey(), post('Three points'))).status).toBe(200)
      const refused = await put(newKey(), post('Three more'))
      expect([refused.status, (await read(refused)).error]).toEqual([429, 'RateLimitExceeded'])
      expect(Number(refused.headers.get('ratelimit-reset'))).toBeGreaterThan(Date.now() / 1000)
    } finally {
      await poor.close()
    }
  })
})

describe('the stand-in for Bluesky: told to fail', () => {
  it('loses the answer and keeps the post, which the same record finds again', async () => {
    const { session, put } = await signIn('dropped.test')
    const rkey = newKey()
    standIn.fail({ failure: 'accept_then_drop' })
    await expect(put(rkey, post('Once'))).rejects.toThrow()
    expect((await put(rkey, post('Once'))).status).toBe(200)
    expect(recordsOf(session.did)).toMatchObject([{ edits: 0 }])
  })

  it('demands another nonce of each call, and only a second try without it fails', async () => {
    const { session, put } = await signIn('nonces.test')
    standIn.fail({ failure: 'nonce', calls: 'all', times: 5 })
    const answers = await Promise.all([1, 2, 3, 4].map(number => put(newKey(), post(`Post ${number}`))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await put(newKey(), post('Last'))
    expect(recordsOf(session.did)).toHaveLength(5)
  })

  it.each([
    ['unavailable', 503, { 'retry-after': '2' }],
    ['limited', 429, { 'ratelimit-remaining': '0' }],
    ['taken_down', 401, {}],
    ['error', 500, {}],
  ] as const)('%s answers %i and posts nothing', async (failure, status, headers) => {
    const { session, put } = await signIn(`${failure.replace('_', '-')}.test`)
    await control({ failure, calls: 'post', times: '1' })
    const answer = await put(newKey(), post('No'))
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers)
    expect(recordsOf(session.did)).toEqual([])
  })

  it('calls a good token expired once, which the library renews', async () => {
    const { session, put } = await signIn('expired.test')
    standIn.fail({ failure: 'expired' })
    expect((await put(newKey(), post('Renewed'))).status).toBe(200)
    expect(recordsOf(session.did)).toHaveLength(1)
  })
})

it('finds its address, its accounts and its pictures again after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bluesky-'))
  try {
    const file = join(folder, 'books.json')
    const first = await openBlueskyStandIn({ file })
    const { client } = officialClient(first.url)
    const back = await allowAtBluesky(await client.authorize('stays.test'), 'stays.test')
    const { session } = await client.callback(back.searchParams)
    const { blob } = await read(await upload(session, 12))
    await first.close()
    const second = await openBlueskyStandIn({ file })
    expect(second.url).toBe(first.url)
    const embed = { $type: 'app.bsky.embed.images', images: [{ image: blob, alt: 'Kept' }] }
    expect((await putBy(session)(newKey(), post('', { embed }))).status).toBe(200)
    const { ref } = blob as { ref: { $link: string } }
    const shown = await fetch(
      `${second.url}/xrpc/com.atproto.sync.getBlob?did=${session.did}&cid=${ref.$link}`,
    )
    expect((await shown.bytes()).length).toBe(12)
    await second.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
