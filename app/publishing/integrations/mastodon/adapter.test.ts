import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import type { ConnectedAccount, FrozenMedia, FrozenPost } from '#app/publishing/integrations/network.ts'
import { type MastodonStandIn, openMastodonStandIn } from '#scripts/local/mastodon/stand-in.ts'
import { accountId } from '#scripts/local/mastodon/statuses.ts'
import { film, prepareAll as prepareOften } from '#tests/support/film.ts'
import { mastodonAdapter } from './adapter.ts'

let standIn: MastodonStandIn
beforeAll(async () => {
  standIn = await openMastodonStandIn()
})
afterAll(() => standIn.close())

const adapter = () => mastodonAdapter(standIn.url)

function account(name: string, over: Partial<ConnectedAccount> = {}): ConnectedAccount {
  const token = `token-${name}`
  standIn.books.tokens[token] = {
    appId: 'app',
    account: name,
    scopes: ['read:statuses', 'write:statuses', 'write:media'],
  }
  return {
    id: '0',
    network: 'mastodon',
    server: standIn.url,
    accountId: accountId(name),
    handle: `@${name}`,
    tokens: { accessToken: token, clientId: 'app', clientSecret: 's', revokePath: '/oauth/revoke' },
    ...over,
  }
}

let keys = 0
const frozen = (text: string): FrozenPost => ({
  ...ALONE,
  text,
  createdAt: new Date(),
  recordKey: '3222222222222',
  idempotencyKey: `key-${keys++}`,
})
const postsOf = (name: string) => standIn.books.statuses.filter(status => status.account === name)

describe('sending to Mastodon', () => {
  it('publishes once, also when the same is sent again', async () => {
    const [ada, post] = [account('ada'), frozen('Bread & butter')]
    const first = await adapter().send(ada, post)
    expect(first).toMatchObject({ kind: 'published', statusCode: 200 })
    expect(await adapter().send(ada, post)).toEqual(first)
    expect(postsOf('ada').map(({ text }) => text)).toEqual(['Bread & butter'])
  })

  it('publishes once what is sent twenty times at once', async () => {
    const [writer, post] = [account('twenty'), frozen('At once')]
    const answers = await Promise.all(Array.from({ length: 20 }, () => adapter().send(writer, post)))
    expect(new Set(answers.map(answer => answer.kind === 'published' && answer.remoteId)).size).toBe(1)
    expect(postsOf('twenty')).toHaveLength(1)
  })

  it('does not know what became of a post whose answer was lost, and finds it', async () => {
    const lost = ['accept_then_drop', 'accept_then_error'] as const
    for (const failure of lost) {
      const [writer, post] = [
        account(failure),
        frozen(`Lost by ${failure}: @bea@b.example https://a.example/b?c=d&e`),
      ]
      standIn.fail({ failure })
      expect(await adapter().send(writer, post)).toMatchObject({ kind: 'unknown' })
      const found = await adapter().find(writer, post)
      expect(found).toMatchObject({ kind: 'found', remoteId: postsOf(failure)[0]?.id })
      expect(postsOf(failure)).toHaveLength(1)
    }
  })

  it('does not know either when nothing was posted but nobody says so, and finds that it is not there', async () => {
    for (const failure of ['drop', 'error'] as const) {
      const [writer, post] = [account(`none_${failure}`), frozen('Nothing')]
      standIn.fail({ failure })
      expect(await adapter().send(writer, post)).toMatchObject({ kind: 'unknown' })
      expect(await adapter().find(writer, post)).toEqual({ kind: 'certainly_not' })
    }
  })

  it('gives up on a slow answer when it is told to, and finds the post', async () => {
    const [writer, post] = [account('slow'), frozen('Slow')]
    standIn.fail({ failure: 'slow', ms: 60_000 })
    expect(await adapter().send(writer, post, AbortSignal.timeout(200))).toMatchObject({ kind: 'unknown' })
    expect(await adapter().find(writer, post)).toMatchObject({ kind: 'found' })
  })

  it.each([
    ['unavailable', { retryable: true, reason: 'unreachable', retryAfterMs: 2000, statusCode: 503 }],
    ['limited', { retryable: true, reason: 'rate_limited', retryAfterMs: 3000, statusCode: 429 }],
    ['unauthorised', { retryable: false, reason: 'not_permitted', statusCode: 401 }],
    ['forbidden', { retryable: false, reason: 'not_permitted', statusCode: 403 }],
    ['processing', { retryable: true, reason: 'refused', statusCode: 422 }],
  ] as const)('knows that nothing was sent: %s', async (failure, answer) => {
    standIn.fail({ failure })
    const sent = await adapter().send(account(`unsent_${failure}`), frozen('No'))
    expect(sent).toMatchObject({ kind: 'unsent', ...answer })
    expect(JSON.stringify(sent)).not.toContain('token-')
    expect(postsOf(`unsent_${failure}`)).toEqual([])
  })

  it('knows that nothing was sent: no server there, a private address, too long, a token of somebody else’s making', async () => {
    const gone = await openMastodonStandIn()
    await gone.close()
    const post = frozen('No')
    const away = account('away', { server: gone.url })
    expect(await mastodonAdapter(gone.url).send(away, post)).toMatchObject({
      kind: 'unsent',
      retryable: true,
      reason: 'unreachable',
    })
    // Without the exception for local use nothing on this machine is reached.
    const before = standIn.calls.length
    expect(await mastodonAdapter(null).send(account('inside'), post)).toMatchObject({
      kind: 'unsent',
      retryable: false,
      reason: 'unreachable',
    })
    expect(standIn.calls.length).toBe(before)
    expect(await adapter().send(account('long'), frozen('x'.repeat(501)))).toMatchObject({
      kind: 'unsent',
      retryable: false,
      reason: 'too_long',
    })
    expect(await adapter().send(account('odd', { tokens: { accessToken: 7 } }), post)).toMatchObject({
      kind: 'unsent',
      reason: 'not_permitted',
    })
  })
})

const picture = (alt: string, over: Partial<FrozenMedia> = {}): FrozenMedia => ({
  ...{ id: alt, kind: 'picture', mime: 'image/png', width: 4, height: 4, bytes: 5, durationMs: null, alt },
  focus: { x: 0, y: 25 },
  read: async () => new TextEncoder().encode(`bytes of ${alt}`),
  address: () => '',
  ...over,
})

const prepareAll = (writer: ConnectedAccount, post: FrozenPost) => prepareOften(adapter(), writer, post)

describe('pictures', () => {
  it('are uploaded once with what they show and what must stay in sight, and hang on the post in their order', async () => {
    const writer = account('pictures')
    const post = { ...frozen('Two'), media: [picture('An oven'), picture('A loaf'), picture('')] }
    const done = await prepareAll(writer, post)
    expect(done.steps).toEqual(['ready'])
    expect(await adapter().send(writer, done.post)).toMatchObject({ kind: 'published' })
    const [status] = postsOf('pictures')
    const files = status?.mediaIds.map(id => standIn.books.media[id]) ?? []
    expect(files.map(file => file?.description)).toEqual(['An oven', 'A loaf', null])
    expect(files[0]).toMatchObject({ focus: '-1.00,0.50', mime: 'image/png' })
    expect(Buffer.from(files[0]?.data ?? '', 'base64').toString()).toBe('bytes of An oven')
    const board = await (await fetch(standIn.url)).text()
    expect(board).toContain(`<img src="/media/${files[0]?.id}" alt="An oven">`)
    expect((await fetch(`${standIn.url}/media/${files[0]?.id}`)).headers.get('content-type')).toBe(
      'image/png',
    )
  })

  it('that the server works on are asked for until they are ready: 202, 206, 206, 200, one post', async () => {
    const writer = account('working')
    standIn.fail({ failure: 'media_working', calls: 'media' })
    const from = standIn.calls.length
    const done = await prepareAll(writer, { ...frozen('Slow'), media: [picture('Dough')] })
    expect(done.steps).toEqual(['working', 'working', 'working', 'ready'])
    const calls = standIn.calls.slice(from).filter(call => call.includes('/media'))
    expect(calls.map(call => call.replace(/\d{5,}/, ':id'))).toEqual([
      'POST /api/v2/media',
      ...Array.from({ length: 3 }, () => 'GET /api/v1/media/:id'),
    ])
    expect(await adapter().send(writer, done.post)).toMatchObject({ kind: 'published' })
    expect(postsOf('working').map(({ mediaIds }) => mediaIds.length)).toEqual([1])
  })

  it('that are attached answer 404, which says nothing: the post is found', async () => {
    const writer = account('attached')
    const { post } = await prepareAll(writer, { ...frozen('With a picture'), media: [picture('Rye')] })
    standIn.fail({ failure: 'accept_then_drop' })
    expect(await adapter().send(writer, post)).toMatchObject({ kind: 'unknown' })
    const [file] = postsOf('attached')[0]?.mediaIds ?? []
    const token = { Authorization: 'Bearer token-attached' }
    expect((await fetch(`${standIn.url}/api/v1/media/${file}`, { headers: token })).status).toBe(404)
    expect(await adapter().find(writer, post)).toMatchObject({ kind: 'found' })
    expect(postsOf('attached')).toHaveLength(1)
  })

  it('that the server has let go of are uploaded again before the post', async () => {
    const writer = account('forgotten')
    standIn.fail({ failure: 'media_working', calls: 'media' })
    const post = { ...frozen('Later'), media: [picture('Oats')] }
    const first = await adapter().prepare?.(writer, post)
    const prepared = first?.kind === 'working' ? first.prepared : null
    const [kept] = Object.values(standIn.books.media).filter(file => file.account === 'forgotten')
    delete standIn.books.media[kept?.id ?? '']
    const gone = await adapter().prepare?.(writer, { ...post, prepared })
    expect(gone).toMatchObject({ kind: 'working', prepared: { media: [] } })
  })

  it.each([
    ['limited', { retryable: true, reason: 'rate_limited', retryAfterMs: 3000 }],
    ['error', { retryable: true, reason: 'unreachable' }],
    ['drop', { retryable: true, reason: 'unreachable' }],
    ['unauthorised', { retryable: false, reason: 'not_permitted' }],
  ] as const)('that are not taken leave nothing to wonder about: %s', async (failure, answer) => {
    const writer = account(`media_${failure}`)
    standIn.fail({ failure, calls: 'media' })
    const { steps, answer: said } = await prepareAll(writer, { ...frozen('x'), media: [picture('Salt')] })
    expect([steps, said]).toMatchObject([['unsent'], { kind: 'unsent', ...answer }])
  })

  it('keeps what is uploaded when the next file is refused', async () => {
    const writer = account('half')
    const post = { ...frozen('x'), media: [picture('One'), picture('Two', { mime: 'text/plain' })] }
    const done = await prepareAll(writer, post)
    expect(done.steps).toEqual(['working', 'unsent'])
    expect(done.answer).toMatchObject({ retryable: false, reason: 'refused' })
    expect(Object.values(standIn.books.media).filter(file => file.account === 'half')).toHaveLength(1)
  })

  it('never go out without being there', async () => {
    const writer = account('bare')
    const post = { ...frozen('x'), media: [picture('Yeast')], prepared: { media: 'nonsense' } }
    expect(await adapter().send(writer, post)).toMatchObject({ kind: 'unsent', retryable: false })
    expect(postsOf('bare')).toEqual([])
  })
})

describe('a video', () => {
  it('is uploaded, worked on and hangs on one post, also where the answer was lost', async () => {
    const [writer, from] = [account('film'), standIn.calls.length]
    const video = film(50_000)
    const done = await prepareAll(writer, { ...frozen('Rising'), media: [video] })
    expect(done.steps).toEqual(['working', 'working', 'working', 'ready'])
    const calls = standIn.calls.slice(from).filter(call => call.includes('/media'))
    expect(calls.filter(call => call.startsWith('POST'))).toHaveLength(1)
    standIn.fail({ failure: 'accept_then_drop' })
    expect(await adapter().send(writer, done.post)).toMatchObject({ kind: 'unknown' })
    expect(await adapter().find(writer, done.post)).toMatchObject({ kind: 'found' })
    expect(postsOf('film')).toHaveLength(1)
    const file = standIn.books.media[postsOf('film')[0]?.mediaIds[0] ?? '']
    expect(file).toMatchObject({ type: 'video', mime: 'video/mp4', description: 'An oven' })
    expect(Buffer.from(file?.data ?? '', 'base64').equals(Buffer.from(await video.read()))).toBe(true)
  })

  it('that the server cannot work on, or finds too large, is refused in words', async () => {
    const writer = account('odd_film')
    const odd = await prepareAll(writer, { ...frozen('Odd'), media: [film(1000, 'RIFF')] })
    expect(odd.answer).toMatchObject({
      ...{ kind: 'unsent', retryable: false, reason: 'refused' },
      detail: 'Error processing the media: the video cannot be read',
    })
    const from = standIn.calls.length
    const large = { ...film(1000), bytes: 200_000_000 }
    const { host } = new URL(standIn.url)
    expect(await adapter().prepare?.(writer, { ...frozen('Large'), media: [large] })).toEqual({
      ...{ kind: 'unsent', retryable: false, reason: 'refused' },
      detail: `${host} takes videos up to 103 MB`,
    })
    expect(standIn.calls.slice(from).some(call => call.includes('/media'))).toBe(false)
    expect(postsOf('odd_film')).toEqual([])
  })
})

describe('threads', () => {
  it('answer the part before, and are found by what they answer', async () => {
    const writer = account('thread')
    const first = await adapter().send(writer, frozen('Again'))
    const after = first.kind === 'published' ? [{ remoteId: first.remoteId, remoteVersion: '' }] : []
    const second = { ...frozen('Again'), after }
    expect(await adapter().find(writer, second)).toEqual({ kind: 'certainly_not' })
    const sent = await adapter().send(writer, second)
    expect(sent).toMatchObject({ kind: 'published' })
    expect(await adapter().find(writer, second)).toMatchObject({
      kind: 'found',
      remoteId: sent.kind === 'published' ? sent.remoteId : '',
    })
    expect(postsOf('thread').map(({ inReplyToId }) => inReplyToId)).toEqual([null, after[0]?.remoteId])
    expect(await (await fetch(standIn.url)).text()).toContain('Answers <a href')
  })
})

describe('looking a post up', () => {
  it('says that it is not there only once it has read back far enough', async () => {
    const writer = account('much')
    const post = frozen('The one')
    for (let count = 0; count < 85; count++) await adapter().send(writer, frozen(`Other ${count}`))
    expect(await adapter().find(writer, post)).toEqual({ kind: 'certainly_not' })
    const sent = await adapter().send(writer, post)
    for (let count = 0; count < 45; count++) await adapter().send(writer, frozen(`Newer ${count}`))
    expect(await adapter().find(writer, post)).toMatchObject({
      kind: 'found',
      remoteId: sent.kind === 'published' ? sent.remoteId : '',
    })
  })

  it('takes no older post with the same words for it', async () => {
    const writer = account('again')
    await adapter().send(writer, frozen('Every Monday'))
    const later = { ...frozen('Every Monday'), createdAt: new Date(Date.now() + 120_000) }
    expect(await adapter().find(writer, later)).toEqual({ kind: 'certainly_not' })
  })

  it('cannot tell while the server does not answer, and says how long to wait', async () => {
    const [writer, post] = [account('unwell'), frozen('x')]
    standIn.fail({ failure: 'limited', calls: 'read' })
    expect(await adapter().find(writer, post)).toMatchObject({ kind: 'cannot_tell', retryAfterMs: 3000 })
    standIn.fail({ failure: 'drop', calls: 'read' })
    expect(await adapter().find(writer, post)).toMatchObject({ kind: 'cannot_tell' })
  })
})

describe('reading a post back', () => {
  it('brings the text as readers see it, its address and its numbers', async () => {
    const writer = account('reader')
    const text =
      'Say “hi” to @bea@b.example\nand <b> & co\n\n#bread https://a.example/a-path-that-is-rather-long/x?y=1&z=2'
    const sent = await adapter().send(writer, frozen(text))
    if (sent.kind !== 'published') throw new Error('not published')
    const stored = standIn.books.statuses.find(({ id }) => id === sent.remoteId)
    if (stored) Object.assign(stored, { favourites: 3, replies: 2, reblogs: 1 })
    const read = await adapter().readBack(writer, sent.remoteId)
    expect(read).toMatchObject({
      kind: 'read',
      address: sent.address,
      counts: { likes: 3, replies: 2, reposts: 1 },
    })
    const { normalise } = adapter()
    expect(normalise(read.kind === 'read' ? read.text : '')).toBe(normalise(text))
  })

  it('says when it is gone, and does not say so when nobody answers', async () => {
    const writer = account('gone')
    expect(await adapter().readBack(writer, '1')).toEqual({ kind: 'gone' })
    standIn.fail({ failure: 'error', calls: 'read' })
    expect(await adapter().readBack(writer, '1')).toEqual({ kind: 'cannot_tell' })
  })
})

it('asks a server for its limits once a day', async () => {
  const mastodon = adapter()
  const before = standIn.calls.length
  const pictures = { count: 4, bytes: 16_777_216, altCharacters: 1500 }
  const videos = { bytes: 103_809_024 }
  const limits = { maxCharacters: 500, charactersPerUrl: 23, pictures, videos }
  expect(await mastodon.limits(account('a'))).toEqual(limits)
  expect(await mastodon.limits(account('b'))).toEqual(limits)
  expect(standIn.calls.length).toBe(before + 1)
})
