import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import type { ConnectedAccount, FrozenMedia, FrozenPost } from '#app/publishing/integrations/network.ts'
import { type NetworksStandIn, openNetworksStandIn } from '#scripts/local/networks/stand-in.ts'
import { type FetchedFiles, serveFetchedFiles } from '#tests/support/fetched-files.ts'
import { film } from '#tests/support/film.ts'
import { connectLocally, localNetwork } from '#tests/support/networks.ts'
import { facebookAdapter } from './adapter.ts'
import { facebookConnector } from './connector.ts'

let standIn: NetworksStandIn
let files: FetchedFiles
beforeAll(async () => {
  standIn = await openNetworksStandIn()
  files = await serveFetchedFiles()
})
afterAll(async () => {
  await standIn.close()
  files.close()
})

const config = () => localNetwork(standIn, 'facebook')
const adapter = () => facebookAdapter(config())
const connected = async (name: string) =>
  (await connectLocally(facebookConnector(config()), 'facebook', name)).account
const postsOf = (name: string) => standIn.books.posts.filter(({ account }) => account === `${name} Bakery`)
const frozen = (text: string, over: Partial<FrozenPost> = {}): FrozenPost => ({
  ...ALONE,
  text,
  createdAt: new Date(),
  recordKey: '3222222222222',
  idempotencyKey: 'key',
  ...over,
})
const picture = (name: string): FrozenMedia => ({
  ...{ id: name, kind: 'picture', mime: 'image/jpeg', width: 4, height: 4, bytes: 5, durationMs: null },
  ...{ alt: `Alt of ${name}`, focus: { x: 50, y: 50 } },
  read: async () => new TextEncoder().encode(name),
  address: () => '',
})
const video = (name: string): FrozenMedia => ({ ...film(20), address: () => files.address(name) })

describe('connecting Facebook', () => {
  it('brings every page with a token of its own that does not end', async () => {
    const connector = facebookConnector(config())
    const { account, answer, kept } = await connectLocally(connector, 'facebook', 'ada')
    expect(account).toMatchObject({ handle: 'ada Bakery', tokens: { expiresAt: null } })
    const again = await connector.finish({ answer, kept, redirectUri: 'http://localhost:3000/' })
    expect(again).toMatchObject({ ok: false, reason: 'refused' })
    const pages = standIn.books.sessions.filter(session => session.account.startsWith('ada B'))
    expect(new Set(pages.map(({ access }) => access)).size).toBe(2)
    expect(Math.min(...pages.map(page => page.accessExpiresAt)) - Date.now()).toBeGreaterThan(1e12)
  })

  it('says when there is no page, when the person said no, and when nobody answers', async () => {
    const connector = facebookConnector(config())
    await expect(connectLocally(connector, 'facebook', 'nopage')).rejects.toThrow('no_page')
    await expect(connectLocally(connector, 'facebook', 'noposts')).rejects.toThrow('refused')
    await expect(connectLocally(connector, 'facebook', 'ada', 'deny')).rejects.toThrow('denied')
    standIn.fail({ failure: 'unavailable', calls: 'sign_in' })
    await expect(connectLocally(connector, 'facebook', 'ada')).rejects.toThrow('unreachable')
  })
})

describe('publishing on a page', () => {
  it('publishes a text, a first comment below it, and reads both', async () => {
    const page = await connected('texts')
    const sent = await adapter().send(page, frozen('Bread & butter'))
    const remoteId = sent.kind === 'published' ? sent.remoteId : ''
    const comment = frozen('Recipe below', { role: 'comment', after: [{ remoteId, remoteVersion: '' }] })
    expect(await adapter().send(page, comment)).toMatchObject({ kind: 'published' })
    const [post, below] = postsOf('texts')
    expect([post, below]).toMatchObject([{ text: 'Bread & butter' }, { parent: remoteId }])
    expect(await adapter().find(page, comment)).toMatchObject({ kind: 'found', remoteId: below?.id })
    expect(await adapter().readBack(page, remoteId)).toMatchObject({
      kind: 'read',
      text: 'Bread & butter',
      address: expect.stringContaining(remoteId),
      counts: { likes: 0, replies: 1, reposts: 0 },
    })
    expect(await adapter().readBack(page, below?.id ?? '')).toMatchObject({
      ...{ kind: 'read', text: 'Recipe below', counts: { likes: 0, replies: 0, reposts: null } },
    })
    expect(await adapter().readBack(page, '1_1')).toEqual({ kind: 'gone' })
  })

  it('never makes a post of a comment, and takes nobody else’s comment for its own', async () => {
    const page = await connected('comments')
    const alone = frozen('Recipe below', { role: 'comment' })
    for (const after of [[], [{ remoteId: '', remoteVersion: '' }]])
      expect(await adapter().send(page, { ...alone, after })).toMatchObject({ kind: 'unsent' })
    expect(postsOf('comments')).toEqual([])
    const sent = await adapter().send(page, frozen('Bread'))
    const remoteId = sent.kind === 'published' ? sent.remoteId : ''
    const comment = { ...alone, after: [{ remoteId, remoteVersion: '' }] }
    expect(await adapter().find(page, comment)).toEqual({ kind: 'certainly_not' })
    const stranger = await connected('stranger')
    await adapter().send(stranger, comment)
    expect(await adapter().find(page, comment)).toMatchObject({ kind: 'cannot_tell' })
  })

  it('takes what Facebook has published before for a post that may be out', async () => {
    const page = await connected('twice')
    expect(await adapter().send(page, frozen('Once'))).toMatchObject({ kind: 'published' })
    expect(await adapter().send(page, frozen('Once'))).toMatchObject({
      ...{ kind: 'unsent', reason: 'duplicate', retryable: false },
    })
  })

  it('brings pictures first, each once, and hangs them on the post with their words', async () => {
    const page = await connected('pictures')
    const post = frozen('Look', { media: ['one', 'two'].map(picture) })
    standIn.fail({ failure: 'unavailable', calls: 'upload' })
    expect(await adapter().prepare?.(page, post)).toMatchObject({ kind: 'unsent', retryable: true })
    const first = await adapter().prepare?.(page, { ...post, media: post.media.slice(0, 1) })
    const prepared = first?.kind === 'ready' ? first.prepared : null
    const ready = await adapter().prepare?.(page, { ...post, prepared })
    if (ready?.kind !== 'ready') throw new Error('it is not ready')
    expect(postsOf('pictures')).toEqual([])
    expect(Object.values(standIn.books.media)).toHaveLength(2)
    const sent = await adapter().send(page, { ...post, prepared: ready.prepared })
    expect(sent).toMatchObject({ kind: 'published' })
    expect(postsOf('pictures')[0]?.media.map(({ alt }) => alt)).toEqual(['Alt of one', 'Alt of two'])
    expect(await adapter().send(page, post)).toMatchObject({ kind: 'unsent', reason: 'refused' })
  })

  it('does not know what became of a post whose answer was lost, and looks', async () => {
    for (const failure of ['accept_then_drop', 'accept_then_error', 'drop', 'error'] as const) {
      const [page, post] = [await connected(failure), frozen(`Lost by ${failure}`)]
      standIn.fail({ failure })
      expect(await adapter().send(page, post)).toMatchObject({ kind: 'unknown' })
      const isThere = failure.startsWith('accept')
      expect(await adapter().find(page, post)).toMatchObject({ kind: isThere ? 'found' : 'certainly_not' })
    }
  })

  it.each([
    ['limited', { retryable: true, reason: 'rate_limited', retryAfterMs: 3000 }],
    ['unauthorised', { retryable: false, reason: 'not_permitted' }],
  ] as const)('knows that nothing was sent: %s', async (failure, expected) => {
    const page = await connected(`unsent_${failure}`)
    standIn.fail({ failure })
    const sent = await adapter().send(page, frozen('No'))
    expect(sent).toMatchObject({ kind: 'unsent', ...expected })
    expect(JSON.stringify(sent)).not.toContain((page.tokens as { accessToken: string }).accessToken)
  })
})

describe('a video on a page', () => {
  /** Reads it back as often as Facebook works on it. */
  async function readVideo(page: ConnectedAccount, remoteId: string) {
    for (let round = 0; round < 20; round++) {
      const answer = await adapter().readBack(page, remoteId)
      if (answer.kind !== 'cannot_tell') return answer
      await new Promise(resolve => setTimeout(resolve, 10))
    }
    throw new Error('it was worked on for ever')
  }

  it('is published with its text, commented on, and read back once Facebook has worked on it', async () => {
    const page = await connected('films')
    const post = frozen('In motion', { media: [video('film')] })
    expect(await adapter().prepare?.(page, post)).toEqual({ kind: 'ready', prepared: null })
    expect(await adapter().find(page, post)).toEqual({ kind: 'certainly_not' })
    const sent = await adapter().send(page, post)
    const remoteId = sent.kind === 'published' ? sent.remoteId : ''
    expect(await adapter().readBack(page, remoteId)).toEqual({ kind: 'cannot_tell' })
    const comment = frozen('Recipe below', { role: 'comment', after: [{ remoteId, remoteVersion: '' }] })
    expect(await adapter().send(page, comment)).toMatchObject({ kind: 'published' })
    expect(await readVideo(page, remoteId)).toEqual({
      ...{ kind: 'read', text: 'In motion', address: `${standIn.url}/facebook/posts/${remoteId}` },
      counts: { likes: 0, replies: 1, reposts: null },
    })
    expect(standIn.books.media[remoteId]?.mime).toBe('video/mp4')
    expect(await adapter().readBack(page, '404')).toEqual({ kind: 'gone' })
  })

  it('is not there when Facebook could not use it', async () => {
    const page = await connected('broken')
    const sent = await adapter().send(page, frozen('Look', { media: [video('lost')] }))
    expect(await readVideo(page, sent.kind === 'published' ? sent.remoteId : '')).toEqual({ kind: 'gone' })
  })

  it('is sent again where it could not be fetched, and refused where Facebook cannot reach it', async () => {
    const page = await connected('fetched')
    const nowhere = { ...film(20), address: () => 'nowhere' }
    expect(await adapter().send(page, frozen('Look', { media: [nowhere] }))).toMatchObject({
      ...{ kind: 'unsent', retryable: true, reason: 'refused' },
    })
    const abroad = facebookAdapter({ ...config(), apiBase: 'https://graph.facebook.com' })
    expect(await abroad.prepare?.(page, frozen('Look', { media: [video('film')] }))).toMatchObject({
      ...{ kind: 'unsent', retryable: false },
      detail: 'Facebook fetches pictures and videos itself, and can’t reach this installation',
    })
    expect(postsOf('fetched')).toEqual([])
  })

  it('is looked for among the videos when the answer was lost, and not taken for an older one', async () => {
    for (const failure of ['accept_then_drop', 'drop'] as const) {
      const page = await connected(`films_${failure}`)
      const post = frozen(`Lost by ${failure}`, { media: [video('film')] })
      standIn.books.posts.push({
        ...{ id: `1${failure.length}`, network: 'facebook', account: page.handle, text: post.text },
        ...{ parent: null, createdAt: '2026-01-01T00:00:00.000Z', media: [], isAd: false },
      })
      standIn.fail({ failure })
      expect(await adapter().send(page, post)).toMatchObject({ kind: 'unknown' })
      const expected = failure === 'drop' ? { kind: 'certainly_not' } : { kind: 'found' }
      expect(await adapter().find(page, post)).toMatchObject(expected)
    }
  })
})
