import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import type { FrozenMedia, FrozenPost } from '#app/publishing/integrations/network.ts'
import { type NetworksStandIn, openNetworksStandIn } from '#scripts/local/networks/stand-in.ts'
import { type FetchedFiles, serveFetchedFiles } from '#tests/support/fetched-files.ts'
import { film, prepareAll } from '#tests/support/film.ts'
import { connectLocally, localNetwork } from '#tests/support/networks.ts'
import { threadsAdapter } from './adapter.ts'
import { threadsConnector } from './connector.ts'

let standIn: NetworksStandIn
let pictures: FetchedFiles
beforeAll(async () => {
  standIn = await openNetworksStandIn()
  pictures = await serveFetchedFiles()
})
afterAll(async () => {
  await standIn.close()
  pictures.close()
})

const config = () => localNetwork(standIn, 'threads')
const adapter = () => threadsAdapter(config())
const connected = async (name: string) =>
  (await connectLocally(threadsConnector(config()), 'threads', name)).account
const postsOf = (name: string) => standIn.books.posts.filter(({ account }) => account === name)
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
  read: async () => new Uint8Array(),
  address: () => pictures.address(name),
})

describe('connecting Threads', () => {
  it('brings an account whose token holds for 60 days, and none when the person said no', async () => {
    const { allowed } = await connectLocally(threadsConnector(config()), 'threads', 'ada')
    expect(allowed).toMatchObject({ handle: '@ada', server: standIn.url })
    expect(Math.round(((allowed.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(60)
    const connector = threadsConnector(config())
    await expect(connectLocally(connector, 'threads', 'ada', 'deny')).rejects.toThrow('denied')
    standIn.fail({ failure: 'unavailable', calls: 'sign_in' })
    await expect(connectLocally(connector, 'threads', 'ada')).rejects.toThrow('unreachable')
  })

  it('renews a token in the second half of its time, stored before it is used', async () => {
    const account = await connected('renews')
    const old = account.tokens as { accessToken: string }
    let stored: unknown = { ...old, expiresAt: Date.now() + 20 * 86_400_000 }
    const vault = {
      read: async () => stored,
      save: async (tokens: unknown) => {
        stored = tokens
      },
      alone: <Result>(run: () => Promise<Result>) => run(),
    }
    const sent = await adapter().send({ ...account, vault }, frozen('Renewed'))
    expect(sent).toMatchObject({ kind: 'published' })
    expect(stored).toMatchObject({ accessToken: expect.not.stringMatching(old.accessToken) })
  })
})

describe('publishing on Threads', () => {
  it('never makes a post of a comment whose post is not known', async () => {
    const writer = await connected('alone')
    for (const after of [[], [{ remoteId: '', remoteVersion: '' }]])
      expect(await adapter().send(writer, frozen('Below', { role: 'comment', after }))).toMatchObject({
        ...{ kind: 'unsent', retryable: false },
      })
    expect(postsOf('alone')).toEqual([])
  })

  it('believes Threads that a container is published, though the post is not listed yet', async () => {
    const writer = await connected('unlisted')
    const { post } = await prepareAll(adapter(), writer, frozen('Late', { media: [picture('one')] }))
    expect(await adapter().find(writer, post)).toEqual({ kind: 'certainly_not' })
    const container = standIn.books.containers[(post.prepared as { container: string }).container]
    if (container) container.state = 'published'
    expect(await adapter().find(writer, post)).toMatchObject({ kind: 'cannot_tell' })
  })

  it('publishes a text in one call, and what answers it below', async () => {
    const writer = await connected('texts')
    const before = standIn.calls.length
    const first = await adapter().send(writer, frozen('Bread & butter 🍞'))
    expect(standIn.calls.slice(before)).toEqual(['POST /threads/v1.0/me/threads'])
    const after = [{ remoteId: first.kind === 'published' ? first.remoteId : '', remoteVersion: '' }]
    const answer = frozen('And jam', { after })
    expect(await adapter().send(writer, answer)).toMatchObject({ kind: 'published' })
    expect(postsOf('texts')).toMatchObject([
      { text: 'Bread & butter 🍞', parent: null },
      { text: 'And jam', parent: after[0]?.remoteId },
    ])
    expect(await adapter().find(writer, answer)).toMatchObject({ remoteId: postsOf('texts')[1]?.id })
    expect(await adapter().readBack(writer, after[0]?.remoteId ?? '')).toMatchObject({
      kind: 'read',
      text: 'Bread & butter 🍞',
      address: expect.stringContaining('/@texts/post/'),
      counts: { likes: 0, replies: 1, reposts: 0 },
    })
    expect(await adapter().readBack(writer, '404')).toEqual({ kind: 'gone' })
  })

  it.each([1, 3])('publishes with %i pictures when all of them are ready', async count => {
    const writer = await connected(`pictures${count}`)
    const names = ['one', 'two', 'three'].slice(0, count)
    const { answer, post } = await prepareAll(
      adapter(),
      writer,
      frozen('Look', { media: names.map(picture) }),
    )
    expect(answer).toMatchObject({ kind: 'ready' })
    expect(postsOf(writer.handle.slice(1))).toEqual([])
    expect(await adapter().send(writer, post)).toMatchObject({ kind: 'published' })
    const media = postsOf(`pictures${count}`)[0]?.media
    expect(media?.map(({ alt }) => alt)).toEqual(names.map(name => `Alt of ${name}`))
  })

  it('publishes a video when it is ready', async () => {
    const writer = await connected('videos')
    const { address } = picture('film')
    const { post } = await prepareAll(
      adapter(),
      writer,
      frozen('In motion', { media: [{ ...film(20), address }] }),
    )
    expect(await adapter().send(writer, post)).toMatchObject({ kind: 'published' })
    const [published] = postsOf('videos')
    expect(standIn.books.media[published?.media[0]?.id ?? '']?.mime).toBe('video/mp4')
  })

  it('publishes once what Threads at first does not know, twice', async () => {
    const writer = await connected('unknown')
    const { post } = await prepareAll(adapter(), writer, frozen('Once', { media: [picture('one')] }))
    const container = standIn.books.containers[(post.prepared as { container: string }).container]
    if (container) container.unknownFor = 2
    const answers = [
      await adapter().send(writer, post),
      await adapter().send(writer, post),
      await adapter().send(writer, post),
    ]
    expect(answers).toMatchObject([
      { kind: 'unsent', retryable: true },
      { kind: 'unsent', retryable: true },
      { kind: 'published' },
    ])
    // The same container again makes no second post.
    await adapter().send(writer, post)
    expect(postsOf('unknown')).toHaveLength(1)
  })

  it('brings a picture that could not be fetched three times, then says so', async () => {
    const writer = await connected('lost')
    const before = Object.keys(standIn.books.containers).length
    const { answer } = await prepareAll(adapter(), writer, frozen('Look', { media: [picture('lost')] }))
    expect(answer).toMatchObject({ kind: 'unsent', retryable: false, reason: 'refused' })
    expect(Object.keys(standIn.books.containers).length - before).toBe(3)
    expect(postsOf('lost')).toEqual([])
  })

  it('refuses before anything is sent: six links, pictures that Threads cannot reach', async () => {
    const writer = await connected('before')
    const links = Array.from({ length: 6 }, (_, place) => `https://a.example/${place}`).join(' ')
    const count = standIn.calls.length
    const refused = { kind: 'unsent', retryable: false, reason: 'refused' }
    expect(await adapter().prepare?.(writer, frozen(links))).toMatchObject(refused)
    const abroad = threadsAdapter({ ...config(), apiBase: 'https://graph.threads.net' })
    const seen = frozen('Look', { media: [picture('one')] })
    expect(await abroad.prepare?.(writer, seen)).toMatchObject(refused)
    expect(standIn.calls.length).toBe(count)
  })

  it('does not know what became of a post whose answer was lost, and looks', async () => {
    for (const failure of ['accept_then_drop', 'accept_then_error', 'drop', 'error'] as const) {
      const [writer, post] = [await connected(failure), frozen(`Lost by ${failure}`)]
      standIn.fail({ failure })
      expect(await adapter().send(writer, post)).toMatchObject({ kind: 'unknown' })
      const isThere = failure.startsWith('accept')
      expect(await adapter().find(writer, post)).toMatchObject({ kind: isThere ? 'found' : 'certainly_not' })
    }
  })

  it.each([
    ['limited', { retryable: true, reason: 'rate_limited', retryAfterMs: 3000 }],
    ['unauthorised', { retryable: false, reason: 'not_permitted' }],
  ] as const)('knows that nothing was sent: %s', async (failure, expected) => {
    const writer = await connected(`unsent_${failure}`)
    standIn.fail({ failure })
    const sent = await adapter().send(writer, frozen('No'))
    expect(sent).toMatchObject({ kind: 'unsent', ...expected })
    expect(JSON.stringify(sent)).not.toContain((writer.tokens as { accessToken: string }).accessToken)
  })

  it('counts an emoji as its bytes, as Threads does', async () => {
    const writer = await connected('bytes')
    const text = '😀'.repeat(125)
    expect(await adapter().send(writer, frozen(text))).toMatchObject({ kind: 'published' })
    expect(await adapter().send(writer, frozen(`${text}.`))).toMatchObject({ reason: 'refused' })
  })
})
