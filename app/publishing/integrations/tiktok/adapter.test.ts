import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import type { ConnectedAccount, FrozenMedia, FrozenPost } from '#app/publishing/integrations/network.ts'
import { type NetworksStandIn, openNetworksStandIn } from '#scripts/local/networks/stand-in.ts'
import { memoryVault } from '#tests/support/bluesky.ts'
import { type FetchedFiles, serveFetchedFiles } from '#tests/support/fetched-files.ts'
import { film, prepareAll } from '#tests/support/film.ts'
import { connectLocally, localNetwork } from '#tests/support/networks.ts'
import { tiktokAdapter } from './adapter.ts'
import { tiktokConnector } from './connector.ts'

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

const config = () => localNetwork(standIn, 'tiktok')
const connector = () => tiktokConnector(config())
const adapter = () => tiktokAdapter(config())
const connected = async (name: string): Promise<ConnectedAccount> => {
  const { account } = await connectLocally(connector(), 'tiktok', name)
  return { ...account, vault: memoryVault(account.tokens) }
}
const postsOf = (name: string) => standIn.books.posts.filter(({ account }) => account === name)
const frozen = (text: string, over: Partial<FrozenPost> = {}): FrozenPost => ({
  ...ALONE,
  ...{ text, createdAt: new Date(), recordKey: '3222222222222', idempotencyKey: 'key' },
  privacy: 'PUBLIC_TO_EVERYONE',
  ...over,
})
const picture = (name: string): FrozenMedia => ({
  ...{ id: name, kind: 'picture', mime: 'image/jpeg', width: 4, height: 4, bytes: 5, durationMs: null },
  ...{ alt: '', focus: { x: 50, y: 50 } },
  read: async () => new Uint8Array(),
  address: () => files.address(name),
})
const prepare = (writer: ConnectedAccount, post: FrozenPost) => prepareAll(adapter(), writer, post)
const publish = async (writer: ConnectedAccount, post: FrozenPost) =>
  adapter().send(writer, (await prepare(writer, post)).post)
const uploads = (from: number) =>
  standIn.calls.slice(from).filter(call => call.startsWith('PUT ') || call.includes('/init/'))

describe('connecting TikTok', () => {
  it('brings an account that holds for a year, and ends it by the token of a day', async () => {
    const { allowed } = await connectLocally(connector(), 'tiktok', 'ada')
    expect(allowed).toMatchObject({ handle: '@ada', displayName: 'ada', server: standIn.url })
    expect(Math.round(((allowed.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(365)
    const sessions = () => standIn.books.sessions.filter(({ account }) => account === 'ada').length
    expect(sessions()).toBe(1)
    const over = { ...(allowed.tokens as object), expiresAt: Date.now() - 1 }
    const ending = { ...allowed, accountId: allowed.accountId, tokens: over, isReplaced: false }
    expect(await connector().end(ending)).toBe(true)
    expect(sessions()).toBe(0)
  })

  it('brings none when the person said no or TikTok is away', async () => {
    await expect(connectLocally(connector(), 'tiktok', 'ada', 'deny')).rejects.toThrow('denied')
    standIn.fail({ failure: 'unavailable', calls: 'sign_in' })
    await expect(connectLocally(connector(), 'tiktok', 'ada')).rejects.toThrow('unreachable')
  })

  it('renews a token once, and stores the new pair before it is used', async () => {
    const { account } = await connectLocally(connector(), 'tiktok', 'renewed')
    const vault = memoryVault({ ...(account.tokens as object), expiresAt: Date.now() - 1 })
    const writer = { ...account, vault }
    const posts = ['One', 'Two'].map(text => frozen(text, { media: [picture('a')] }))
    expect((await Promise.all(posts.map(post => prepare(writer, post)))).map(({ steps }) => steps)).toEqual([
      ['ready'],
      ['ready'],
    ])
    expect(vault.saved).toHaveLength(1)
    expect(vault.saved[0]?.tokens).not.toMatchObject({
      refreshToken: (account.tokens as { refreshToken: string }).refreshToken,
    })
  })
})

describe('pictures', () => {
  it('are fetched by TikTok, shown to whom the person chose, marked as paid for and read back', async () => {
    const writer = await connected('pic')
    const media = [picture('a'), picture('b')]
    const answer = await publish(writer, frozen('Two of them', { media, isAd: true }))
    if (answer.kind !== 'published') throw new Error(JSON.stringify(answer))
    const shown = { text: 'Two of them', privacy: 'PUBLIC_TO_EVERYONE', isAd: true }
    expect(postsOf('pic')).toMatchObject([{ id: answer.remoteId, ...shown }])
    expect((await fetch(answer.address)).status).toBe(200)
    expect(await adapter().readBack(writer, answer.remoteId)).toMatchObject({ text: 'Two of them' })
    expect(await adapter().readBack(writer, '1')).toEqual({ kind: 'gone' })
  })

  it('and videos leave comments off where the account takes none', async () => {
    const writer = await connected('silent')
    for (const media of [[picture('a')], [film(1000)]])
      expect(await publish(writer, frozen('Hush', { media }))).toMatchObject({ kind: 'published' })
  })

  it('of which the answer was lost are never said to be missing', async () => {
    for (const failure of ['accept_then_drop', 'accept_then_error', 'drop'] as const) {
      const writer = await connected(`photo_${failure}`)
      const { post } = await prepare(writer, frozen('Lost', { media: [picture('a')] }))
      standIn.fail({ failure, calls: 'post' })
      expect(await adapter().send(writer, post)).toMatchObject({ kind: 'unknown' })
      expect(await adapter().find(writer, post)).toMatchObject({ kind: 'cannot_tell' })
    }
  })
})

describe('who may see it', () => {
  it('is chosen by the person, among what the account may choose now', async () => {
    const [writer, media] = [await connected('private'), [picture('a')]]
    const ask = async (over: Partial<FrozenPost>) =>
      (await prepare(writer, frozen('Seen', { media, ...over }))).answer
    expect(await ask({ privacy: null })).toMatchObject({ detail: 'Choose who can see this post on TikTok.' })
    expect(await ask({})).toMatchObject({ detail: expect.stringContaining('any more. Choose again.') })
    expect(await ask({ privacy: 'SELF_ONLY', isAd: true })).toMatchObject({
      detail: 'TikTok doesn’t take paid posts that nobody else can see.',
    })
    expect(await ask({ privacy: 'SELF_ONLY', media: [] })).toMatchObject({ kind: 'unsent', retryable: false })
    const own = await publish(writer, frozen('Mine', { media, privacy: 'SELF_ONLY' }))
    // What is not public has no number and no address.
    expect(own).toMatchObject({ kind: 'published', address: '' })
    expect(postsOf('private')).toHaveLength(1)
  })

  it.each([
    ['unaudited', 'Until TikTok has audited this app'],
    ['unverified', 'has to verify its address'],
  ])('and what TikTok does not allow is said in words (%s)', async (name, words) => {
    const writer = await connected(name)
    const answer = await publish(writer, frozen('Not yet', { media: [picture('a')] }))
    expect(answer).toMatchObject({ kind: 'unsent', retryable: false, detail: expect.stringContaining(words) })
    expect(JSON.stringify(answer)).not.toContain((writer.tokens as { accessToken: string }).accessToken)
    expect(postsOf(name)).toEqual([])
  })

  it('that TikTok takes long over are found by the name it gave', async () => {
    const writer = await connected('slow')
    const { post } = await prepare(writer, frozen('Slow', { media: [picture('one')] }))
    standIn.fail({ failure: 'drop', calls: 'read', times: 1000 })
    const sent = await adapter().send(writer, post, AbortSignal.timeout(500))
    await fetch(`${standIn.url}/_control`, { method: 'POST', body: 'well=1', redirect: 'manual' })
    expect(sent).toMatchObject({ kind: 'unknown', prepared: { publishId: expect.any(String) } })
    const prepared = sent.kind === 'unknown' ? sent.prepared : null
    const looked = async () => (await adapter().find(writer, { ...post, prepared })).kind
    await expect.poll(looked).toBe('found')
    expect(postsOf('slow')).toHaveLength(1)
  })

  it('are seen by whom their account offers', async () => {
    expect(await adapter().privacyOptions?.(await connected('open'))).toContain('PUBLIC_TO_EVERYONE')
    expect(await adapter().privacyOptions?.(await connected('private'))).toEqual(['SELF_ONLY'])
    const away = await connected('away')
    standIn.fail({ failure: 'unavailable', calls: 'read' })
    expect(await adapter().privacyOptions?.(away)).toBeNull()
  })

  it('more than six in a minute wait', async () => {
    const [writer, media] = [await connected('busy'), [film(1000)]]
    for (let place = 0; place < 6; place += 1)
      expect((await adapter().prepare?.(writer, frozen('Busy', { media })))?.kind).toBe('working')
    expect(await adapter().prepare?.(writer, frozen('Busy', { media }))).toMatchObject({
      ...{ kind: 'unsent', retryable: true, reason: 'rate_limited' },
    })
  })
})

describe('a video', () => {
  it('comes in parts, the last of which publishes it', async () => {
    const [writer, from, media] = [await connected('film'), standIn.calls.length, [film(26_000_000)]]
    const { steps, post } = await prepare(writer, frozen('Rising', { media }))
    expect(steps).toEqual(['working', 'ready'])
    expect(uploads(from)).toHaveLength(3)
    expect(postsOf('film')).toEqual([])
    expect(await adapter().send(writer, post)).toMatchObject({ kind: 'published' })
    const [sent] = postsOf('film')[0]?.media ?? []
    const arrived = Buffer.from(standIn.books.media[sent?.id ?? '']?.bytes ?? '', 'base64')
    expect(arrived.equals(Buffer.from((await media[0]?.read()) ?? []))).toBe(true)
  })

  it('whose last answer was lost is found by its name, and sent again it is still one post', async () => {
    for (const failure of ['accept_then_drop', 'drop'] as const) {
      const writer = await connected(`film_${failure}`)
      const { post } = await prepare(writer, frozen('Lost', { media: [film(1000)] }))
      standIn.fail({ failure, calls: 'upload' })
      // The reading after it is lost, too.
      standIn.fail({ failure: 'drop', calls: 'read' })
      expect(await adapter().send(writer, post)).toMatchObject({ kind: 'unknown' })
      const isThere = failure === 'accept_then_drop'
      const looked = [await adapter().find(writer, post), await adapter().find(writer, post)]
      expect(looked.map(({ kind }) => kind)).toEqual(
        isThere ? ['cannot_tell', 'found'] : ['certainly_not', 'certainly_not'],
      )
      expect(await adapter().send(writer, post)).toMatchObject({ kind: 'published' })
      expect(postsOf(`film_${failure}`)).toHaveLength(1)
    }
  })

  it('that a worker left half brought never becomes a post, and is begun again', async () => {
    const [writer, media] = [await connected('killed'), [film(17_000_000)]]
    await prepare(writer, frozen('Killed', { media }))
    expect(await publish(writer, frozen('Killed', { media }))).toMatchObject({ kind: 'published' })
    expect(postsOf('killed')).toHaveLength(1)
  })

  it('that TikTok cannot work on is refused in words, and again when it is sent again', async () => {
    const writer = await connected('odd')
    const { post } = await prepare(writer, frozen('Odd', { media: [film(1000, 'RIFF')] }))
    const refusal = { kind: 'unsent', retryable: false, detail: 'TikTok doesn’t take files of this kind.' }
    expect(await adapter().send(writer, post)).toMatchObject(refusal)
    expect(await adapter().find(writer, post)).toEqual({ kind: 'certainly_not' })
    expect(await adapter().send(writer, post)).toMatchObject(refusal)
    expect(postsOf('odd')).toEqual([])
  })
})
