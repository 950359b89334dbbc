import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import type { ConnectedAccount, FrozenMedia, FrozenPost } from '#app/publishing/integrations/network.ts'
import { type NetworksStandIn, openNetworksStandIn } from '#scripts/local/networks/stand-in.ts'
import { memoryVault } from '#tests/support/bluesky.ts'
import { film, prepareAll } from '#tests/support/film.ts'
import { connectLocally, localNetwork } from '#tests/support/networks.ts'
import { xAdapter } from './adapter.ts'
import { xConnector } from './connector.ts'

let standIn: NetworksStandIn
beforeAll(async () => {
  standIn = await openNetworksStandIn()
})
afterAll(() => standIn.close())

const config = () => localNetwork(standIn, 'x')
const adapter = () => xAdapter(config())
const connected = async (name: string): Promise<ConnectedAccount> => {
  const { account } = await connectLocally(xConnector(config()), 'x', name)
  return { ...account, vault: memoryVault(account.tokens) }
}
const postsOf = (name: string) => standIn.books.posts.filter(({ account }) => account === name)
const refreshes = () => standIn.calls.filter(call => call.endsWith(' refresh_token')).length
const frozen = (text: string, over: Partial<FrozenPost> = {}): FrozenPost => ({
  ...ALONE,
  text,
  createdAt: new Date(),
  recordKey: '3222222222222',
  idempotencyKey: 'key',
  ...over,
})
/** Puts the end of an account's token into the past, here or there. */
async function expire(account: ConnectedAccount): Promise<void> {
  const tokens = (await account.vault?.read()) as object
  await account.vault?.save({ ...tokens, expiresAt: Date.now() - 1 }, null)
}

describe('sending to X', () => {
  it('publishes a text, marked as paid for where it is, and reads back what readers see', async () => {
    const ada = await connected('ada')
    expect(ada).toMatchObject({ handle: '@ada', server: standIn.url })
    const post = frozen('Cafe\u0301 & <bread> https://bread.example/dough?a=b&c=d', { isAd: true })
    const answer = await adapter().send(ada, post)
    if (answer.kind !== 'published') throw new Error(answer.kind)
    expect(postsOf('ada')).toMatchObject([{ text: post.text.normalize('NFC'), isAd: true }])
    expect((await fetch(answer.address)).status).toBe(200)
    const read = await adapter().readBack(ada, answer.remoteId)
    if (read.kind !== 'read') throw new Error(read.kind)
    expect(adapter().normalise(read.text)).toBe(adapter().normalise(post.text))
    expect(read.counts).toEqual({ likes: 0, replies: 0, reposts: 0 })
    expect(await adapter().readBack(ada, '1')).toEqual({ kind: 'gone' })
  })

  it('does not know what became of a post whose answer was lost, and finds it or that it is not there', async () => {
    for (const failure of ['accept_then_drop', 'accept_then_error', 'drop', 'error'] as const) {
      const [writer, post] = [await connected(failure), frozen(`Lost & found https://a.example/b`)]
      standIn.fail({ failure })
      expect(await adapter().send(writer, post)).toMatchObject({ kind: 'unknown' })
      const isThere = failure.startsWith('accept')
      expect(await adapter().find(writer, post)).toMatchObject({ kind: isThere ? 'found' : 'certainly_not' })
      expect(postsOf(failure)).toHaveLength(isThere ? 1 : 0)
    }
  })

  it('says in words what was refused, and waits as long as it is asked to', async () => {
    const writer = await connected('eve')
    const send = (text: string) => adapter().send(writer, frozen(text))
    expect(await send('x'.repeat(281))).toMatchObject({ reason: 'too_long', retryable: false })
    expect(await send('Once')).toMatchObject({ kind: 'published' })
    expect(await send('Once')).toMatchObject({ reason: 'duplicate', retryable: false })
    standIn.fail({ failure: 'limited' })
    expect(await send('Twice')).toMatchObject({ reason: 'rate_limited', retryAfterMs: 3000 })
    standIn.fail({ failure: 'unauthorised' })
    expect(await send('Twice')).toMatchObject({ reason: 'not_permitted' })
    standIn.fail({ failure: 'unavailable', calls: 'read' })
    expect(await adapter().find(writer, frozen('Once'))).toMatchObject({
      ...{ kind: 'cannot_tell', retryAfterMs: 2000 },
    })
  })

  it('uploads pictures before the post and says what they show', async () => {
    const writer = await connected('pic')
    const media: FrozenMedia[] = ['a', 'b'].map(id => ({
      ...{ id, kind: 'picture', mime: 'image/png', width: 1, height: 1, bytes: 1, alt: `Alt of ${id}` },
      ...{ focus: { x: 50, y: 50 }, durationMs: null },
      read: async () => new TextEncoder().encode(id),
      address: () => '',
    }))
    const ready = await adapter().prepare?.(writer, frozen('Seen', { media }))
    if (ready?.kind !== 'ready') throw new Error('not ready')
    const { prepared } = ready
    const answer = await adapter().send(writer, frozen('Seen', { media, prepared }))
    expect(postsOf('pic')[0]?.media.map(({ alt }) => alt)).toEqual(['Alt of a', 'Alt of b'])
    const read = await adapter().readBack(writer, answer.kind === 'published' ? answer.remoteId : '')
    expect(read).toMatchObject({ text: 'Seen' })
  })

  describe('a video', () => {
    const uploads = () => standIn.calls.filter(call => call.includes('/x/2/media/'))
    const steps = (from: number) =>
      uploads()
        .slice(from)
        .map(call => call.replace(/\d{5,}/, ':id').replace('/x/2/media/upload', ''))

    it('goes in parts, and the post once X has worked on it', async () => {
      const [writer, from] = [await connected('film'), uploads().length]
      const media = [film(9_000_000)]
      const done = await prepareAll(adapter(), writer, frozen('Rising', { media }))
      expect(done.steps).toEqual(['working', 'working', 'ready'])
      expect(done.waits).toEqual([1000, 1000])
      expect(steps(from)).toEqual([
        ...['POST /initialize', 'POST /:id/append', 'POST /:id/append', 'POST /:id/append'],
        ...['POST /:id/finalize', 'GET ', 'GET '],
      ])
      expect(await adapter().prepare?.(writer, done.post)).toEqual(done.answer)
      expect(await adapter().send(writer, done.post)).toMatchObject({ kind: 'published' })
      const [sent] = postsOf('film')[0]?.media ?? []
      const arrived = Buffer.from(standIn.books.media[sent?.id ?? '']?.bytes ?? '', 'base64')
      expect(arrived.equals(Buffer.from((await media[0]?.read()) ?? []))).toBe(true)
      expect(await (await fetch(`${standIn.url}/x`)).text()).toContain('<video src="/_media/')
    })

    it.each(['accept_then_drop', 'drop', 'unavailable'] as const)(
      'goes on at the part that failed (%s), and is posted once',
      async failure => {
        const [writer, from] = [await connected(`resume_${failure}`), uploads().length]
        const post = frozen(`Resumed after ${failure}`, { media: [film(9_000_000)] })
        // The beginning and the first part arrive, the second is lost.
        standIn.fail({ failure: 'slow', calls: 'upload', times: 2, ms: 0 })
        standIn.fail({ failure, calls: 'upload' })
        const done = await prepareAll(adapter(), writer, post)
        expect(done.steps).toEqual(['working', 'working', 'working', 'ready'])
        const made = steps(from)
        expect(made.filter(step => step === 'POST /initialize')).toHaveLength(1)
        expect(made.filter(step => step === 'POST /:id/append')).toHaveLength(4)
        standIn.fail({ failure: 'accept_then_drop' })
        expect(await adapter().send(writer, done.post)).toMatchObject({ kind: 'unknown' })
        expect(await adapter().find(writer, done.post)).toMatchObject({ kind: 'found' })
        expect(postsOf(`resume_${failure}`)).toHaveLength(1)
      },
    )

    it('is asked for where the answer that it is whole was lost', async () => {
      const writer = await connected('whole')
      standIn.fail({ failure: 'slow', calls: 'upload', times: 2, ms: 0 })
      standIn.fail({ failure: 'accept_then_drop', calls: 'upload' })
      const done = await prepareAll(adapter(), writer, frozen('Whole', { media: [film(1000)] }))
      expect(done.answer.kind).toBe('ready')
      expect(await adapter().send(writer, done.post)).toMatchObject({ kind: 'published' })
    })

    it('that X cannot work on is refused in words, and that it forgot is sent once more', async () => {
      const writer = await connected('odd')
      const failed = await prepareAll(adapter(), writer, frozen('Odd', { media: [film(1000, 'RIFF')] }))
      expect(failed.answer).toEqual({
        ...{ kind: 'unsent', retryable: false, reason: 'refused' },
        detail: 'X couldn’t process the video: Unsupported video format',
      })
      const stale = { video: { id: '99999', parts: 1, isWhole: true, isSecond: false } }
      const post = frozen('Again', { media: [film(1000)] })
      const done = await prepareAll(adapter(), writer, { ...post, prepared: stale })
      expect(done.answer.kind).toBe('ready')
      const twice = { video: { ...stale.video, isSecond: true } }
      expect((await prepareAll(adapter(), writer, { ...post, prepared: twice })).answer).toMatchObject({
        ...{ kind: 'unsent', retryable: false },
      })
      expect(await adapter().send(writer, post)).toMatchObject({ kind: 'unsent', reason: 'refused' })
      expect(postsOf('odd')).toEqual([])
    })
  })

  it('renews a token once, however many need it, and stores the new pair', async () => {
    const writer = await connected('many')
    await expire(writer)
    const before = refreshes()
    const sends = Array.from({ length: 20 }, (_, place) => adapter().send(writer, frozen(`Number ${place}`)))
    expect(new Set((await Promise.all(sends)).map(({ kind }) => kind))).toEqual(new Set(['published']))
    expect(refreshes() - before).toBe(1)
    await expire(writer)
    expect(await adapter().send(writer, frozen('Later'))).toMatchObject({ kind: 'published' })
  })

  it('stays connected when it cannot renew for now, and says so when the pair is over', async () => {
    const writer = await connected('away')
    await expire(writer)
    standIn.fail({ failure: 'unavailable', calls: 'refresh' })
    expect(await adapter().send(writer, frozen('Away'))).toMatchObject({
      reason: 'unreachable',
      retryable: true,
    })
    expect(await adapter().send(writer, frozen('Away'))).toMatchObject({ kind: 'published' })
    // The answer with the new pair was lost, and the old one is good once.
    await expire(writer)
    standIn.fail({ failure: 'accept_then_drop', calls: 'refresh' })
    expect(await adapter().send(writer, frozen('Lost'))).toMatchObject({
      reason: 'unreachable',
      retryable: true,
    })
    expect(await adapter().send(writer, frozen('Lost'))).toMatchObject({ reason: 'not_permitted' })
  })
})
