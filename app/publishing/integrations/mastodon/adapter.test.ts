import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import type { ConnectedAccount, FrozenPost } from '#app/publishing/integrations/network.ts'
import { type MastodonStandIn, openMastodonStandIn } from '#scripts/local/mastodon/stand-in.ts'
import { accountId } from '#scripts/local/mastodon/statuses.ts'
import { mastodonAdapter } from './adapter.ts'

let standIn: MastodonStandIn
beforeAll(async () => {
  standIn = await openMastodonStandIn()
})
afterAll(() => standIn.close())

const adapter = () => mastodonAdapter(standIn.url)

function account(name: string, over: Partial<ConnectedAccount> = {}): ConnectedAccount {
  const token = `token-${name}`
  standIn.books.tokens[token] = { appId: 'app', account: name, scopes: ['read:statuses', 'write:statuses'] }
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
  const limits = { maxCharacters: 500, charactersPerUrl: 23 }
  expect(await mastodon.limits(account('a'))).toEqual(limits)
  expect(await mastodon.limits(account('b'))).toEqual(limits)
  expect(standIn.calls.length).toBe(before + 1)
})
