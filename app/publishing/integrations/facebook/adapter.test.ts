import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import type { FrozenMedia, FrozenPost } from '#app/publishing/integrations/network.ts'
import { type NetworksStandIn, openNetworksStandIn } from '#scripts/local/networks/stand-in.ts'
import { connectLocally, localNetwork } from '#tests/support/networks.ts'
import { facebookAdapter } from './adapter.ts'
import { facebookConnector } from './connector.ts'

let standIn: NetworksStandIn
beforeAll(async () => {
  standIn = await openNetworksStandIn()
})
afterAll(() => standIn.close())

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
