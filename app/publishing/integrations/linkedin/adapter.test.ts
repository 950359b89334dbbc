import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import type { ConnectedAccount, FrozenMedia, FrozenPost } from '#app/publishing/integrations/network.ts'
import { type NetworksStandIn, openNetworksStandIn } from '#scripts/local/networks/stand-in.ts'
import { film, prepareAll } from '#tests/support/film.ts'
import { connectLocally, localNetwork, REDIRECT } from '#tests/support/networks.ts'
import { linkedinAdapter } from './adapter.ts'
import { linkedinConnector } from './connector.ts'

let standIn: NetworksStandIn
beforeAll(async () => {
  standIn = await openNetworksStandIn()
})
afterAll(() => standIn.close())

const config = () => localNetwork(standIn, 'linkedin')
const adapter = () => linkedinAdapter(config())
const connected = (name: string) => connectLocally(linkedinConnector(config()), 'linkedin', name)
const postsOf = (name: string) => standIn.books.posts.filter(({ account }) => account === name)
const frozen = (text: string, over: Partial<FrozenPost> = {}): FrozenPost => ({
  ...ALONE,
  text,
  createdAt: new Date(),
  recordKey: '3222222222222',
  idempotencyKey: 'key',
  ...over,
})
const picture = (id: string): FrozenMedia => ({
  ...{ id, kind: 'picture', mime: 'image/png', width: 1, height: 1, bytes: 3, alt: `Alt of ${id}` },
  ...{ focus: { x: 50, y: 50 }, durationMs: null },
  read: async () => new TextEncoder().encode(id),
  address: () => '',
})

describe('connecting LinkedIn', () => {
  it('brings an account with its name, and says when it has to be connected again', async () => {
    const { allowed } = await connected('ada')
    expect(allowed).toMatchObject({ accountId: 'm-ada', handle: 'Ada', server: standIn.url })
    const days = ((allowed.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(60)
  })

  it('says when the person said no, and takes a code once', async () => {
    const connector = linkedinConnector(config())
    await expect(connectLocally(connector, 'linkedin', 'ada', 'deny')).rejects.toThrow('denied')
    const { kept, answer } = await connected('bea')
    expect(await connector.finish({ kept, answer, redirectUri: REDIRECT })).toMatchObject({
      reason: 'refused',
    })
    standIn.fail({ failure: 'unavailable', calls: 'sign_in' })
    await expect(connected('ada')).rejects.toThrow('unreachable')
  })

  it('ends a token, but none whose account has newer ones', async () => {
    const { allowed } = await connected('cy')
    const end = (isReplaced: boolean) => linkedinConnector(config()).end({ ...allowed, isReplaced })
    const count = () => standIn.books.sessions.filter(({ account }) => account === 'cy').length
    expect([await end(true), count()]).toEqual([true, 1])
    expect([await end(false), count()]).toEqual([true, 0])
    expect(await end(false)).toBe(true)
  })
})

describe('sending to LinkedIn', () => {
  it('publishes a text as it is read, brackets and hashtags included, and shows where it is', async () => {
    const { account } = await connected('dot')
    const text = 'Bread (rye) & #butter_ \\ #salt @home <3 {x|y}'
    const answer = await adapter().send(account, frozen(text))
    expect(answer).toMatchObject({ kind: 'published', statusCode: 201 })
    expect(postsOf('dot').map(post => post.text)).toEqual([text])
    const page = await fetch(answer.kind === 'published' ? answer.address : '')
    expect(await page.text()).toContain('Bread (rye)')
  })

  it('says that the same was published before, instead of posting it again after an answer was lost', async () => {
    for (const failure of ['accept_then_drop', 'accept_then_error'] as const) {
      const { account } = await connected(failure)
      standIn.fail({ failure })
      expect(await adapter().send(account, frozen('Lost'))).toMatchObject({ kind: 'unknown' })
      expect(await adapter().find(account, frozen('Lost'))).toMatchObject({ kind: 'cannot_tell' })
      expect(await adapter().send(account, frozen('Lost'))).toMatchObject({
        ...{ kind: 'unsent', retryable: false, reason: 'duplicate' },
        detail: expect.stringContaining('urn:li:share:'),
      })
      expect(postsOf(failure)).toHaveLength(1)
    }
  })

  it('gives up on a slow answer when it is told to', async () => {
    const { account } = await connected('slow')
    standIn.fail({ failure: 'slow', ms: 60_000 })
    expect(await adapter().send(account, frozen('Slow'), AbortSignal.timeout(200))).toMatchObject({
      kind: 'unknown',
    })
  })

  it('says in words what was refused, and waits as long as it is asked to', async () => {
    const { account } = await connected('eve')
    const send = (text: string, over: Partial<ConnectedAccount> = {}) =>
      adapter().send({ ...account, ...over }, frozen(text))
    expect(await send('x'.repeat(3001))).toMatchObject({ reason: 'too_long', retryable: false })
    expect(await send('Hello', { accountId: 'm-other' })).toMatchObject({ reason: 'not_permitted' })
    expect(await send('Hello', { tokens: {} })).toMatchObject({ reason: 'not_permitted' })
    standIn.fail({ failure: 'limited' })
    expect(await send('Hello')).toMatchObject({ reason: 'rate_limited', retryable: true, retryAfterMs: 3000 })
    standIn.fail({ failure: 'unauthorised' })
    expect(await send('Hello')).toMatchObject({ reason: 'not_permitted', retryable: false })
    const old = linkedinAdapter({ ...config(), version: '202401' })
    expect(await old.send(account, frozen('Hello'))).toMatchObject({
      ...{ reason: 'refused', detail: 'Requested version 202401 is not active' },
    })
    expect(postsOf('eve')).toEqual([])
  })

  it('does not use a token that is over, and asks nobody to renew what cannot be', async () => {
    const { account } = await connected('old')
    const before = standIn.calls.length
    const tokens = { ...(account.tokens as object), expiresAt: Date.now() - 1 }
    expect(await adapter().send({ ...account, tokens }, frozen('Old'))).toMatchObject({
      reason: 'not_permitted',
    })
    expect(standIn.calls.length).toBe(before)
  })

  it('uploads one picture or several before the post, and says what they show', async () => {
    for (const [name, ids] of [
      ['one', ['a']],
      ['two', ['a', 'b']],
    ] as const) {
      const { account } = await connected(name)
      const media = ids.map(picture)
      const ready = await adapter().prepare?.(account, frozen('Seen', { media }))
      if (ready?.kind !== 'ready') throw new Error('not ready')
      const { prepared } = ready
      expect(await adapter().send(account, frozen('Seen', { media, prepared }))).toMatchObject({
        kind: 'published',
      })
      expect(postsOf(name)[0]?.media.map(({ alt }) => alt)).toEqual(ids.map(id => `Alt of ${id}`))
      const [first] = postsOf(name)[0]?.media ?? []
      expect(atob(standIn.books.media[first?.id ?? '']?.bytes ?? '')).toBe('a')
      expect(await adapter().send(account, frozen('Other', { media }))).toMatchObject({ reason: 'refused' })
    }
    const { account } = await connected('lost')
    standIn.fail({ failure: 'accept_then_drop', calls: 'upload' })
    expect(await adapter().prepare?.(account, frozen('Seen', { media: [picture('a')] }))).toMatchObject({
      ...{ kind: 'unsent', retryable: true, reason: 'unreachable' },
    })
  })

  describe('a video', () => {
    const uploads = () => standIn.calls.filter(call => /\/(videos|dms-uploads)/.test(call))
    const steps = (from: number) =>
      uploads()
        .slice(from)
        .map(call => call.replace(/urn.*?(\/|$)/, 'URN/').replace('/linkedin', ''))

    it('goes in the parts that LinkedIn asks for, and the post once it was worked on', async () => {
      const [{ account }, from] = [await connected('film'), uploads().length]
      const media = [film(9_000_000)]
      const done = await prepareAll(adapter(), account, frozen('Rising', { media }))
      expect(done.steps).toEqual(['working', 'ready'])
      expect(done.waits).toEqual([5000])
      expect(steps(from)).toEqual([
        ...[
          'POST /rest/videos',
          'PUT /dms-uploads/URN/0',
          'PUT /dms-uploads/URN/1',
          'PUT /dms-uploads/URN/2',
        ],
        ...['POST /rest/videos', 'GET /rest/videos/URN/', 'GET /rest/videos/URN/'],
      ])
      expect(await adapter().prepare?.(account, done.post)).toEqual(done.answer)
      expect(await adapter().send(account, done.post)).toMatchObject({ kind: 'published' })
      const [sent] = postsOf('film')[0]?.media ?? []
      const arrived = Buffer.from(standIn.books.media[sent?.id ?? '']?.bytes ?? '', 'base64')
      expect(arrived.equals(Buffer.from((await media[0]?.read()) ?? []))).toBe(true)
    })

    it.each(['accept_then_drop', 'drop', 'unavailable'] as const)(
      'goes on at the part that failed (%s), and is posted once',
      async failure => {
        const [{ account }, from] = [await connected(`resume_${failure}`), uploads().length]
        const post = frozen(`Resumed after ${failure}`, { media: [film(9_000_000)] })
        standIn.fail({ failure: 'slow', calls: 'upload', times: 2, ms: 0 })
        standIn.fail({ failure, calls: 'upload' })
        const done = await prepareAll(adapter(), account, post)
        expect(done.steps).toEqual(['working', 'working', 'ready'])
        const made = steps(from)
        expect(made.filter(step => step === 'POST /rest/videos')).toHaveLength(2)
        expect(made.filter(step => step.startsWith('PUT'))).toHaveLength(4)
        standIn.fail({ failure: 'accept_then_drop' })
        expect(await adapter().send(account, done.post)).toMatchObject({ kind: 'unknown' })
        expect(await adapter().send(account, done.post)).toMatchObject({ reason: 'duplicate' })
        expect(postsOf(`resume_${failure}`)).toHaveLength(1)
      },
    )

    it('is asked for where the answer that it is whole was lost, and begun anew where its places are over', async () => {
      const { account } = await connected('whole')
      const post = frozen('Whole', { media: [film(1000)] })
      standIn.fail({ failure: 'slow', calls: 'upload', times: 2, ms: 0 })
      standIn.fail({ failure: 'accept_then_drop', calls: 'upload' })
      const done = await prepareAll(adapter(), account, post)
      expect(done.answer.kind).toBe('ready')
      const old = { uploadUrl: 'https://a.example/old', firstByte: 0, lastByte: 999 }
      const upload = {
        ...{ video: 'urn:li:video:old', uploadToken: '', uploadUrlsExpireAt: 1, uploadInstructions: [old] },
        ...{ partIds: [], isWhole: false },
      }
      const anew = await prepareAll(adapter(), account, { ...post, prepared: { upload } })
      expect(anew.answer).not.toMatchObject({ prepared: { video: 'urn:li:video:old' } })
      expect(await adapter().send(account, anew.post)).toMatchObject({ kind: 'published' })
    })

    it('that LinkedIn cannot work on is refused in words, and a store’s refusal ends no connection', async () => {
      const { account } = await connected('odd')
      const failed = await prepareAll(adapter(), account, frozen('Odd', { media: [film(1000, 'RIFF')] }))
      expect(failed.answer).toEqual({
        ...{ kind: 'unsent', retryable: false, reason: 'refused' },
        detail: 'LinkedIn couldn’t process the video: The format is not supported',
      })
      const post = frozen('Store', { media: [film(1000)] })
      standIn.fail({ failure: 'slow', calls: 'upload', ms: 0 })
      standIn.fail({ failure: 'unauthorised', calls: 'upload', times: 2 })
      expect((await prepareAll(adapter(), account, post)).answer).toMatchObject({
        ...{ kind: 'unsent', retryable: true, reason: 'unreachable' },
      })
      expect(await adapter().send(account, post)).toMatchObject({ kind: 'unsent', reason: 'refused' })
      expect(postsOf('odd')).toEqual([])
    })
  })

  it('comments in plain text under the post', async () => {
    const { account } = await connected('fay')
    const post = await adapter().send(account, frozen('Post'))
    if (post.kind !== 'published') throw new Error('not published')
    const after = [{ remoteId: post.remoteId, remoteVersion: '' }]
    const comment = frozen('More (here): https://a.example/b_c', { after, role: 'comment' })
    expect(await adapter().send(account, comment)).toMatchObject({ kind: 'published' })
    expect(postsOf('fay')[1]).toMatchObject({ text: comment.text, parent: post.remoteId })
  })
})
