import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import type { ConnectedAccount, FrozenMedia, FrozenPost } from '#app/publishing/integrations/network.ts'
import { type NetworksStandIn, openNetworksStandIn } from '#scripts/local/networks/stand-in.ts'
import { type FetchedFiles, serveFetchedFiles } from '#tests/support/fetched-files.ts'
import { film, prepareAll } from '#tests/support/film.ts'
import { connectLocally, localNetwork } from '#tests/support/networks.ts'
import { instagramAdapter } from './adapter.ts'
import { instagramConnector } from './connector.ts'

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

const config = () => localNetwork(standIn, 'instagram')
const adapter = () => instagramAdapter(config())
const connected = async (name: string) =>
  (await connectLocally(instagramConnector(config()), 'instagram', name)).account
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
  address: () => files.address(name),
})
const video = (name: string): FrozenMedia => ({ ...film(20), address: picture(name).address })

/** Published, with the number it was given. */
async function publish(writer: ConnectedAccount, post: FrozenPost): Promise<string> {
  const sent = await adapter().send(writer, (await prepareAll(adapter(), writer, post)).post)
  if (sent.kind !== 'published') throw new Error(JSON.stringify(sent))
  return sent.remoteId
}

describe('connecting Instagram', () => {
  it('brings a professional account whose token holds for 60 days', async () => {
    const { allowed } = await connectLocally(instagramConnector(config()), 'instagram', 'ada')
    expect(allowed).toMatchObject({ handle: '@ada', server: standIn.url })
    expect(Math.round(((allowed.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(60)
  })

  it('brings none when the person said no, has a personal account, or Instagram is away', async () => {
    const connector = instagramConnector(config())
    await expect(connectLocally(connector, 'instagram', 'ada', 'deny')).rejects.toThrow('denied')
    await expect(connectLocally(connector, 'instagram', 'personal')).rejects.toThrow('no_page')
    await expect(connectLocally(connector, 'instagram', 'noposts')).rejects.toThrow('refused')
    standIn.fail({ failure: 'unavailable', calls: 'sign_in' })
    await expect(connectLocally(connector, 'instagram', 'ada')).rejects.toThrow('unreachable')
  })

  it('asks who somebody is where another account is connected already', async () => {
    const input = { typed: '', redirectUri: 'http://localhost/', forceLogin: true }
    const started = await instagramConnector(config()).start(input)
    expect(started.ok && started.address).toContain('force_reauth=true')
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
    await publish({ ...account, vault }, frozen('Renewed', { media: [picture('one')] }))
    expect(stored).toMatchObject({ accessToken: expect.not.stringMatching(old.accessToken) })
  })
})

describe('publishing on Instagram', () => {
  it.each([1, 3])('publishes with %i pictures when all of them are ready, and reads it back', async count => {
    const name = `pictures${count}`
    const writer = await connected(name)
    const media = ['one', 'two', 'three'].slice(0, count).map(picture)
    const { answer, post } = await prepareAll(adapter(), writer, frozen('Bread & butter 🍞', { media }))
    expect(answer).toMatchObject({ kind: 'ready' })
    expect(postsOf(name)).toEqual([])
    const sent = await adapter().send(writer, post)
    const remoteId = sent.kind === 'published' ? sent.remoteId : ''
    expect(postsOf(name)).toMatchObject([{ id: remoteId, text: 'Bread & butter 🍞' }])
    expect(postsOf(name)[0]?.media.map(({ alt }) => alt)).toEqual(media.map(({ alt }) => alt))
    expect(await adapter().find(writer, post)).toMatchObject({ kind: 'found', remoteId })
    expect(await adapter().readBack(writer, remoteId)).toEqual({
      kind: 'read',
      text: 'Bread & butter 🍞',
      address: `${standIn.url}/instagram/p/${remoteId}/`,
      counts: { likes: 0, replies: 0, reposts: null },
    })
    expect(await adapter().readBack(writer, '404')).toEqual({ kind: 'gone' })
  })

  it('publishes a video as a reel, without a description, which only pictures have', async () => {
    const writer = await connected('reels')
    const id = await publish(writer, frozen('In motion', { media: [video('film')] }))
    expect(standIn.books.media[postsOf('reels')[0]?.media[0]?.id ?? '']?.mime).toBe('video/mp4')
    expect(postsOf('reels')).toMatchObject([{ id, text: 'In motion' }])
  })

  it('writes the first comment below, finds it there, and reads it back', async () => {
    const writer = await connected('comments')
    const remoteId = await publish(writer, frozen('Bread', { media: [picture('one')] }))
    const after = [{ remoteId, remoteVersion: '' }]
    const comment = frozen('#bread #baking', { role: 'comment', after })
    expect(await adapter().find(writer, comment)).toEqual({ kind: 'certainly_not' })
    const id = await publish(writer, comment)
    expect(postsOf('comments')[1]).toMatchObject({ id, parent: remoteId })
    expect(await adapter().find(writer, comment)).toMatchObject({ kind: 'found', remoteId: id })
    expect(await adapter().readBack(writer, id)).toMatchObject({ kind: 'read', text: '#bread #baking' })
    expect(await adapter().readBack(writer, remoteId)).toMatchObject({ counts: { replies: 1 } })
  })

  it('makes no comment without its post, and takes nobody else’s for its own', async () => {
    const writer = await connected('owner')
    const alone = frozen('#bread', { role: 'comment' })
    for (const after of [[], [{ remoteId: '', remoteVersion: '' }]])
      expect(await adapter().send(writer, { ...alone, after })).toMatchObject({ kind: 'unsent' })
    const remoteId = await publish(writer, frozen('Bread', { media: [picture('one')] }))
    const comment = { ...alone, after: [{ remoteId, remoteVersion: '' }] }
    await publish(await connected('stranger'), comment)
    expect(await adapter().find(writer, comment)).toMatchObject({ kind: 'cannot_tell' })
  })

  it('believes Instagram that a container is published, though the post is not listed yet', async () => {
    const writer = await connected('unlisted')
    const { post } = await prepareAll(adapter(), writer, frozen('Late', { media: [picture('one')] }))
    expect(await adapter().find(writer, post)).toEqual({ kind: 'certainly_not' })
    const container = standIn.books.containers[(post.prepared as { container: string }).container]
    if (container) container.state = 'published'
    expect(await adapter().find(writer, post)).toMatchObject({ kind: 'cannot_tell' })
  })

  it('publishes once what Instagram at first does not take for ready, twice', async () => {
    const writer = await connected('unready')
    const { post } = await prepareAll(adapter(), writer, frozen('Once', { media: [picture('one')] }))
    const container = standIn.books.containers[(post.prepared as { container: string }).container]
    if (container) container.unknownFor = 2
    for (const expected of [{ retryable: true }, { retryable: true }, { kind: 'published' }])
      expect(await adapter().send(writer, post)).toMatchObject(expected)
    // The same container again makes no second post.
    await adapter().send(writer, post)
    expect(postsOf('unready')).toHaveLength(1)
  })

  it('brings a picture that could not be fetched three times, then says so', async () => {
    const writer = await connected('lost')
    const before = Object.keys(standIn.books.containers).length
    const { answer } = await prepareAll(adapter(), writer, frozen('Look', { media: [picture('lost')] }))
    expect(answer).toMatchObject({
      kind: 'unsent',
      retryable: false,
      detail: expect.stringContaining('Instagram couldn’t use the files'),
    })
    expect(Object.keys(standIn.books.containers).length - before).toBe(3)
    expect(postsOf('lost')).toEqual([])
  })

  it('waits when the day’s posts are used up, and says how many there are', async () => {
    const writer = await connected('busy')
    for (let post = 0; post < 100; post++)
      standIn.books.posts.push({
        ...{ id: `busy${post}`, network: 'instagram', account: 'busy', text: '', parent: null },
        ...{ createdAt: new Date().toISOString(), media: [], isAd: false },
      })
    const asked = await adapter().prepare?.(writer, frozen('More', { media: [picture('one')] }))
    expect(asked).toMatchObject({
      ...{ kind: 'unsent', retryable: true, reason: 'rate_limited', retryAfterMs: 1_800_000 },
      detail: 'Instagram takes 100 posts a day from one account, and today’s are used up',
    })
  })

  it('refuses before anything is sent: no picture, 31 hashtags, files that Instagram cannot reach', async () => {
    const writer = await connected('before')
    const media = [picture('one')]
    const count = standIn.calls.length
    const refused = { kind: 'unsent', retryable: false, reason: 'refused' }
    const tags = (many: number) => frozen('#bread '.repeat(many), { media })
    expect(await adapter().prepare?.(writer, frozen('Words alone'))).toMatchObject(refused)
    expect(await adapter().prepare?.(writer, tags(31))).toMatchObject(refused)
    const abroad = instagramAdapter({ ...config(), apiBase: 'https://graph.instagram.com' })
    expect(await abroad.prepare?.(writer, frozen('Look', { media }))).toMatchObject(refused)
    expect(standIn.calls.length).toBe(count)
    expect(await adapter().prepare?.(writer, tags(30))).toMatchObject({ kind: 'working' })
  })

  it('does not know what became of a post whose answer was lost, and looks', async () => {
    for (const failure of ['accept_then_drop', 'accept_then_error', 'drop', 'error'] as const) {
      const writer = await connected(failure)
      const { post } = await prepareAll(
        adapter(),
        writer,
        frozen(`Lost by ${failure}`, { media: [picture('one')] }),
      )
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
    const { post } = await prepareAll(adapter(), writer, frozen('No', { media: [picture('one')] }))
    standIn.fail({ failure })
    const sent = await adapter().send(writer, post)
    expect(sent).toMatchObject({ kind: 'unsent', ...expected })
    expect(JSON.stringify(sent)).not.toContain((writer.tokens as { accessToken: string }).accessToken)
  })
})
