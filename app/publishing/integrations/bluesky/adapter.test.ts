import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import type { ConnectedAccount, FrozenMedia, FrozenPost } from '#app/publishing/integrations/network.ts'
import { recordKey } from '#core/publishing/record-key.ts'
import { type BlueskyStandIn, openBlueskyStandIn } from '#scripts/local/bluesky/stand-in.ts'
import { connected, ownComputer } from '#tests/support/bluesky.ts'
import { blueskyAdapter } from './adapter.ts'

let standIn: BlueskyStandIn
beforeAll(async () => {
  standIn = await openBlueskyStandIn()
})
afterAll(() => standIn.close())

const adapter = () => blueskyAdapter(ownComputer(standIn.url))
const accountOf = async (name: string) => connected(ownComputer(standIn.url), `${name}.test`)

let made = 0
function frozen(text: string, over: Partial<FrozenPost> = {}): FrozenPost {
  made += 1
  const createdAt = new Date()
  return {
    ...ALONE,
    text,
    createdAt,
    recordKey: recordKey(createdAt, made),
    idempotencyKey: `k${made}`,
    ...over,
  }
}

function picture(bytes: Uint8Array, over: Partial<FrozenMedia> = {}): FrozenMedia {
  return {
    ...{ id: 'p', kind: 'picture', mime: 'image/jpeg', width: 40, height: 30, bytes: bytes.length },
    ...{ alt: 'A loaf', focus: { x: 50, y: 50 }, durationMs: null },
    read: async () => bytes,
    address: () => '',
    ...over,
  }
}

/** A picture that no encoder makes small: as many bytes as pixels, about. */
async function noise(side: number): Promise<Uint8Array> {
  let seed = 1
  const pixels = Uint8Array.from({ length: side * side * 3 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed >> 16
  })
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

const recordsOf = ({ accountId }: ConnectedAccount) =>
  Object.values(standIn.books.records).filter(({ did }) => did === accountId)

/** Prepares and sends, as the engine does. */
async function publish(account: ConnectedAccount, post: FrozenPost) {
  const ready = await adapter().prepare?.(account, post)
  if (ready?.kind !== 'ready') throw new Error(`not prepared: ${JSON.stringify(ready)}`)
  const prepared: unknown = JSON.parse(JSON.stringify(ready.prepared))
  return { answer: await adapter().send(account, { ...post, prepared }), post: { ...post, prepared } }
}

describe('sending to Bluesky', () => {
  it('publishes once, also when the same is sent again', async () => {
    const { account } = await accountOf('ada')
    const { answer, post } = await publish(account, frozen('Bread & butter 🇬🇧 (https://a.test/x). #bread'))
    expect(answer).toMatchObject({
      kind: 'published',
      remoteId: `at://${account.accountId}/app.bsky.feed.post/${post.recordKey}`,
      address: `${standIn.url}/profile/ada.test/post/${post.recordKey}`,
      statusCode: 200,
    })
    expect(await adapter().send(account, post)).toEqual(answer)
    const [record, ...others] = recordsOf(account)
    expect(others).toEqual([])
    expect(record?.edits).toBe(0)
    expect(record?.value.facets?.map(({ features: [feature] }) => feature?.uri ?? feature?.tag)).toEqual([
      'https://a.test/x',
      'bread',
    ])
  })

  it('does not know what became of a post whose answer was lost, and finds it', async () => {
    const { account } = await accountOf('lost')
    for (const failure of ['accept_then_drop', 'accept_then_error'] as const) {
      const post = frozen(`Lost by ${failure}`)
      standIn.fail({ failure })
      expect(await adapter().send(account, post)).toMatchObject({ kind: 'unknown' })
      expect(await adapter().find(account, post)).toMatchObject({
        kind: 'found',
        remoteId: expect.stringContaining(post.recordKey),
        remoteVersion: expect.stringMatching(/^baf/),
      })
    }
    for (const failure of ['drop', 'error'] as const) {
      const post = frozen(`Nothing by ${failure}`)
      standIn.fail({ failure })
      expect(await adapter().send(account, post)).toMatchObject({ kind: 'unknown' })
      expect(await adapter().find(account, post)).toEqual({ kind: 'certainly_not' })
    }
    const slow = frozen('Slow')
    standIn.fail({ failure: 'slow', ms: 3000 })
    expect(await adapter().send(account, slow, AbortSignal.timeout(300))).toMatchObject({ kind: 'unknown' })
    expect(await adapter().find(account, slow)).toMatchObject({ kind: 'found' })
    expect(recordsOf(account)).toHaveLength(3)
  })

  it('knows when nothing was sent', async () => {
    const { account } = await accountOf('unsent')
    const cases = [
      ['unavailable', { retryable: true, reason: 'unreachable', retryAfterMs: 2000, statusCode: 503 }],
      ['limited', { retryable: true, reason: 'rate_limited', statusCode: 429 }],
      ['taken_down', { retryable: false, reason: 'not_permitted', statusCode: 401 }],
    ] as const
    for (const [failure, expected] of cases) {
      standIn.fail({ failure })
      const answer = await adapter().send(account, frozen('No'))
      expect(answer).toMatchObject({ kind: 'unsent', ...expected })
      if (answer.kind === 'unsent' && failure === 'limited') {
        expect(answer.retryAfterMs).toBeGreaterThan(0)
        expect(answer.retryAfterMs).toBeLessThanOrEqual(4000)
      }
    }
    const long = await adapter().send(account, frozen('x'.repeat(301)))
    expect(long).toMatchObject({ kind: 'unsent', retryable: false, reason: 'too_long' })
    const odd = { ...account, tokens: { accessToken: 'of another network' } }
    expect(await adapter().send(odd, frozen('No'))).toMatchObject({ reason: 'not_permitted' })
    // Without the exception for local use nothing on this machine is reached.
    const before = standIn.calls.length
    const blocked = await blueskyAdapter(ownComputer(null)).send(account, frozen('No'))
    expect(blocked).toMatchObject({ kind: 'unsent', reason: 'unreachable' })
    expect(standIn.calls.length).toBe(before)
    expect(recordsOf(account)).toEqual([])
  })

  it('answers a demand for another nonce, and sends once', async () => {
    const { account } = await accountOf('nonce')
    standIn.fail({ failure: 'nonce' })
    expect(await adapter().send(account, frozen('Once'))).toMatchObject({ kind: 'published' })
    expect(recordsOf(account)).toHaveLength(1)
  })

  it('publishes a thread of three, each part under the one before', async () => {
    const { account } = await accountOf('thread')
    const after: { remoteId: string; remoteVersion: string }[] = []
    for (const text of ['One', 'Two', 'Three']) {
      const { answer } = await publish(account, frozen(text, { after: [...after] }))
      if (answer.kind !== 'published') throw new Error('not published')
      after.push({ remoteId: answer.remoteId, remoteVersion: answer.remoteVersion ?? '' })
    }
    const replies = recordsOf(account).map(({ value }) => [value.reply?.root.uri, value.reply?.parent.cid])
    const [one, two] = after
    expect(replies).toEqual([
      [undefined, undefined],
      [one?.remoteId, one?.remoteVersion],
      [one?.remoteId, two?.remoteVersion],
    ])
  })
})

describe('keeping a session', () => {
  const refreshes = () => standIn.calls.filter(call => call.endsWith(' refresh_token')).length
  const expire = ({ accountId }: ConnectedAccount) => {
    for (const session of standIn.books.sessions) if (session.did === accountId) session.accessExpiresAt = 0
  }
  /** As it is stored once its time is over. */
  async function grownOld({ account, vault }: Awaited<ReturnType<typeof accountOf>>) {
    expire(account)
    const tokens = structuredClone(account.tokens) as { session: { tokenSet: { expires_at: string } } }
    tokens.session.tokenSet.expires_at = new Date(Date.now() - 1000).toISOString()
    await vault.save(tokens, null)
    vault.saved.length = 0
    return { ...account, tokens }
  }

  it('renews it once for twenty sends at once, and stores it before it is used', async () => {
    const one = await accountOf('twenty')
    const account = await grownOld(one)
    const before = refreshes()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => adapter().send(account, frozen(`At once ${place}`))),
    )
    expect(answers.filter(({ kind }) => kind === 'published')).toHaveLength(20)
    expect(refreshes() - before).toBe(1)
    expect(one.vault.saved).toHaveLength(1)
    const inTwoWeeks = Date.parse(new Date().toISOString()) + 14 * 86_400_000
    expect(Math.abs((one.vault.saved[0]?.expiresAt?.getTime() ?? 0) - inTwoWeeks)).toBeLessThan(60_000)
  })

  it('renews it where the server says sooner that it is over', async () => {
    const { account } = await accountOf('sooner')
    expire(account)
    expect(await adapter().send(account, frozen('Renewed'))).toMatchObject({ kind: 'published' })
  })

  it('stays connected while renewing fails, and says so when the session is over', async () => {
    const one = await accountOf('failing')
    const account = await grownOld(one)
    for (const failure of ['unavailable', 'error', 'drop'] as const) {
      standIn.fail({ failure, calls: 'refresh' })
      const answer = await adapter().send(account, frozen('Later'))
      expect(answer, failure).toMatchObject({ kind: 'unsent', retryable: true, reason: 'unreachable' })
    }
    // The server refuses the token, and cannot renew it just now either.
    const fresh = await accountOf('refused')
    expire(fresh.account)
    standIn.fail({ failure: 'unavailable', calls: 'refresh' })
    expect(await adapter().send(fresh.account, frozen('Later'))).toMatchObject({
      retryable: true,
      reason: 'unreachable',
    })
    expect(await adapter().send(account, frozen('Now'))).toMatchObject({ kind: 'published' })

    const over = await grownOld(await accountOf('over'))
    standIn.books.sessions = standIn.books.sessions.filter(({ did }) => did !== over.accountId)
    const answer = await adapter().send(over, frozen('Never'))
    expect(answer).toMatchObject({ kind: 'unsent', retryable: false, reason: 'not_permitted' })
    expect(JSON.stringify(answer)).not.toMatch(/tok-|ref-/)
  })

  it('does not wait for a slow renewal longer than it is told, and sends nothing after it', async () => {
    const one = await accountOf('slow-renewal')
    const account = await grownOld(one)
    standIn.fail({ failure: 'slow', calls: 'refresh', ms: 600 })
    const answer = await adapter().send(account, frozen('Later'), AbortSignal.timeout(200))
    expect(answer).toMatchObject({ kind: 'unsent', retryable: true, reason: 'unreachable' })
    await vi.waitFor(() => expect(one.vault.saved).toHaveLength(1), 3000)
    expect(recordsOf(account)).toEqual([])
    expect(await adapter().send(account, frozen('Now'))).toMatchObject({ kind: 'published' })
    expect(recordsOf(account)).toHaveLength(1)
  })

  it('does not use up a renewal that it could not store', async () => {
    const account = await grownOld(await accountOf('nowhere'))
    const { vault: _, ...without } = account
    const before = refreshes()
    expect(await adapter().send(without, frozen('Later'))).toMatchObject({
      retryable: true,
      reason: 'unreachable',
    })
    expect(refreshes()).toBe(before)
  })
})

describe('pictures and cards', () => {
  it('come with the post, with their words and shape', async () => {
    const { account } = await accountOf('pictures')
    const small = await noise(40)
    const { answer } = await publish(
      account,
      frozen('Two https://a.test', { media: [picture(small), picture(small)] }),
    )
    expect(answer).toMatchObject({ kind: 'published' })
    expect(recordsOf(account)[0]?.value.embed).toMatchObject({
      $type: 'app.bsky.embed.images',
      images: [{ alt: 'A loaf', aspectRatio: { width: 40, height: 30 }, image: { size: small.length } }, {}],
    })
  })

  it('are made smaller once where the server will not have them, before or after the upload', async () => {
    const large = await noise(1100)
    expect(large.length).toBeGreaterThan(1_000_000)
    expect(large.length).toBeLessThan(2_000_000)
    const { account } = await accountOf('large')
    standIn.fail({ failure: 'too_large', calls: 'upload' })
    const first = await publish(account, frozen('At the upload', { media: [picture(large)] }))
    expect(first.answer).toMatchObject({ kind: 'published' })

    await fetch(`${standIn.url}/_control`, {
      method: 'POST',
      body: new URLSearchParams({ image_bytes: '1000000' }),
    })
    const second = await publish(account, frozen('At the post', { media: [picture(large)] }))
    expect(second.answer).toMatchObject({ kind: 'published' })
    // The same again is still the same.
    expect(await adapter().send(account, second.post)).toEqual(second.answer)
    await fetch(`${standIn.url}/_control`, { method: 'POST', body: new URLSearchParams({ well: '1' }) })
    for (const { value, edits } of recordsOf(account)) {
      expect(edits).toBe(0)
      expect(value.embed?.images?.[0]?.image.size).toBeLessThanOrEqual(1_000_000)
    }
  })

  it('are uploaded in several calls where they take long, each of them once', async () => {
    const { account } = await accountOf('slowly')
    const small = await noise(20)
    const now = Date.now.bind(Date)
    const clock = vi.spyOn(Date, 'now')
    let late = 0
    clock.mockImplementation(() => now() + late)
    const slowly = () =>
      picture(small, {
        read: async () => {
          late += 11_000
          return small
        },
      })
    const post = frozen('Slowly', { media: [slowly(), slowly(), slowly()] })
    const uploads = () => standIn.calls.filter(call => call.endsWith('uploadBlob')).length
    const before = uploads()
    const kinds: string[] = []
    let prepared: unknown = null
    while (kinds.at(-1) !== 'ready' && kinds.length < 9) {
      const answer = await adapter().prepare?.(account, { ...post, prepared })
      kinds.push(answer?.kind ?? '')
      prepared = answer && 'prepared' in answer ? answer.prepared : null
    }
    clock.mockRestore()
    expect(kinds).toEqual(['working', 'working', 'ready'])
    expect(uploads() - before).toBe(3)
    expect(await adapter().send(account, { ...post, prepared })).toMatchObject({ kind: 'published' })
    expect(recordsOf(account)[0]?.value.embed?.images).toHaveLength(3)
  })

  it('are refused with words that name the picture, and tried again when the server is unwell', async () => {
    const { account } = await accountOf('refusing')
    const media = [picture(await noise(20)), picture(new Uint8Array(2_500_000))]
    expect(await adapter().prepare?.(account, frozen('x', { media }))).toMatchObject({
      ...{ kind: 'unsent', retryable: false, reason: 'refused' },
      detail: 'Picture 2 can’t be made small enough',
    })
    const five = Array.from({ length: 5 }, () => picture(new Uint8Array(1)))
    expect(await adapter().prepare?.(account, frozen('x', { media: five }))).toMatchObject({
      reason: 'refused',
    })
    standIn.fail({ failure: 'error', calls: 'upload' })
    expect(await adapter().prepare?.(account, frozen('x', { media: media.slice(0, 1) }))).toMatchObject({
      kind: 'unsent',
      retryable: true,
      reason: 'unreachable',
    })
    expect(await adapter().send(account, frozen('x', { media }))).toMatchObject({ reason: 'refused' })
  })

  it('never asks for a page inside, and posts without a card then', async () => {
    let asked = 0
    const inside = createServer((_, response) => {
      asked += 1
      response.end('<title>Inside</title>')
    })
    await new Promise<void>(resolve => inside.listen(0, '127.0.0.1', resolve))
    const { port } = inside.address() as AddressInfo
    const { account } = await accountOf('inside')
    const link = `http://127.0.0.1:${port}/`
    const { answer } = await publish(account, frozen(`See ${link}`))
    inside.close()
    expect(answer).toMatchObject({ kind: 'published' })
    expect(asked).toBe(0)
    expect(recordsOf(account)[0]?.value).not.toHaveProperty('embed')
  })

  it('mentions whoever is there', async () => {
    const { account } = await accountOf('mentioning')
    const bea = await accountOf('bea')
    await publish(account, frozen('With @bea.test and @nobody.example'))
    expect(recordsOf(account)[0]?.value.facets?.map(({ features: [feature] }) => feature?.did)).toEqual([
      bea.account.accountId,
    ])
  })
})

describe('reading a post back', () => {
  it('brings its text, its address and its numbers', async () => {
    const { account } = await accountOf('reader')
    const text = 'Two lines\r\n\r\nwith 👩‍👧 and https://a.test'
    const { answer } = await publish(account, frozen(text))
    if (answer.kind !== 'published') throw new Error('not published')
    const [stored] = recordsOf(account)
    if (stored) Object.assign(stored, { likes: 3, reposts: 1 })
    const read = await adapter().readBack(account, answer.remoteId)
    expect(read).toMatchObject({
      kind: 'read',
      address: answer.address,
      counts: { likes: 3, replies: 0, reposts: 1 },
    })
    const { normalise } = adapter()
    expect(normalise(read.kind === 'read' ? read.text : '')).toBe(normalise(text))
  })

  it('says when it is gone, and does not say so when nobody answers', async () => {
    const { account } = await accountOf('gone')
    const { answer, post } = await publish(account, frozen('Soon gone'))
    if (answer.kind !== 'published') throw new Error('not published')
    standIn.fail({ failure: 'error', calls: 'read' })
    expect(await adapter().readBack(account, answer.remoteId)).toEqual({ kind: 'cannot_tell' })
    standIn.fail({ failure: 'limited', calls: 'read' })
    expect(await adapter().find(account, post)).toMatchObject({
      kind: 'cannot_tell',
      retryAfterMs: expect.any(Number),
    })
    delete standIn.books.records[answer.remoteId]
    expect(await adapter().readBack(account, answer.remoteId)).toEqual({ kind: 'gone' })
    expect(await adapter().find(account, post)).toEqual({ kind: 'certainly_not' })
  })
})
