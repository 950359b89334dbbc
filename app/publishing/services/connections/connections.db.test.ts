import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deleteAccount } from '#app/identity/services/delete-account.ts'
import { networkAdapters } from '#app/publishing/integrations/adapters.ts'
import { disconnectAccount } from '#app/publishing/services/connections/disconnect-account.ts'
import { endLeftTokens } from '#app/publishing/services/connections/end-left-tokens.ts'
import { finishConnection } from '#app/publishing/services/connections/finish-connection.ts'
import { openAttempt } from '#app/publishing/services/connections/open-attempt.ts'
import { readConnections } from '#app/publishing/services/connections/read-connections.ts'
import { startConnection } from '#app/publishing/services/connections/start-connection.ts'
import { findPictureProblem } from '#app/publishing/services/find-picture-problem.ts'
import { findTextProblem } from '#app/publishing/services/find-text-problem.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { type MastodonStandIn, openMastodonStandIn } from '#scripts/local/mastodon/stand-in.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

type Context = ReturnType<typeof contextFor>

const SESSION = 'session-1'
let standIn: MastodonStandIn
let older: MastodonStandIn
beforeAll(async () => {
  standIn = await openMastodonStandIn()
  older = await openMastodonStandIn({ isOlder: true })
})
afterAll(() => Promise.all([standIn.close(), older.close()]))

describeOnDatabase('connecting Mastodon', database => {
  const db = () => database().db
  afterEach(async () => {
    await db().sql`delete from network_apps`
    await db().sql`delete from connections`
    standIn.books.tokens = {}
  })

  const founder = async (over: Partial<Context> = {}, at = standIn) => {
    const ctx = contextFor(db(), await createTestAccount(db()), over)
    return { ...ctx, config: { ...ctx.config, mastodonLocalServer: at.url } }
  }

  const start = async (ctx: Context, typed = new URL(standIn.url).host) => {
    const started = await startConnection(ctx, {
      network: 'mastodon',
      typed,
      sessionId: SESSION,
      reconnect: null,
    })
    if (!started.ok) throw new Error(started.reason)
    const attempt = openAttempt({ ...ctx, sessionId: SESSION }, started.sealed)
    if (!attempt) throw new Error('the attempt does not open')
    return { ...started, address: new URL(attempt.address) }
  }

  /** What a person does at the server's page. */
  const decide = async (address: URL, over: Record<string, string> = {}) => {
    const form = new URLSearchParams(address.searchParams)
    for (const [name, value] of Object.entries({ account: 'ada', decision: 'allow', ...over }))
      form.set(name, value)
    const response = await fetch(address.origin + address.pathname, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    })
    return new URL(response.headers.get('Location') ?? '').searchParams
  }

  const connect = async (ctx: Context, over: Record<string, string> = {}) => {
    const { sealed, address } = await start(ctx)
    const answer = await decide(address, over)
    return finishConnection(ctx, { network: 'mastodon', sessionId: SESSION, sealed, answer })
  }

  const stored = async (ctx: Context) => {
    const [row] = await db().sql`select * from connections where user_id = ${ctx.workspace}`
    if (!row) throw new Error('no account was stored')
    return row
  }

  it('connects an account, with its tokens sealed, and says so in the activity', async () => {
    const ctx = await founder()
    const host = new URL(standIn.url).host
    expect(await connect(ctx)).toEqual({ ok: true, handles: [`@ada@${host}`] })
    const view = await readConnections(ctx)
    expect(view.connections).toMatchObject([{ handle: `@ada@${host}`, host, status: 'connected' }])
    const row = await stored(ctx)
    const [token] = Object.keys(standIn.books.tokens).filter(key => standIn.books.tokens[key]?.account)
    const apps = await db().sql`select * from network_apps`
    const [secret] = Object.values(standIn.books.apps).map(app => app.secret)
    const everything = [row.sealedTokens, apps[0]?.sealedSecret].map(bytes =>
      Buffer.from(bytes).toString('latin1'),
    )
    expect(everything.join()).not.toContain(token)
    expect(everything.join()).not.toContain(secret)
    const deeds = await db().sql`
      select action_type as deed from module_usage where user_id = ${ctx.workspace} and module_name = 'publishing'
    `
    expect(deeds.map(({ deed }) => deed)).toEqual(['account_connected'])
    expect(networkAdapters(ctx.config).mastodon).toBeDefined()
  })

  it('registers once at a server for all workspaces, and anew when the server has forgotten us', async () => {
    const before = Object.keys(standIn.books.apps).length
    await connect(await founder())
    await connect(await founder(), { account: 'bea' })
    expect(Object.keys(standIn.books.apps)).toHaveLength(before + 1)
    standIn.books.apps = {}
    expect(await connect(await founder())).toMatchObject({ ok: true })
    // Forgotten between leaving and coming back: said, and the next try is well.
    const ctx = await founder()
    const { sealed, address } = await start(ctx)
    const answer = await decide(address)
    standIn.books.apps = {}
    const finish = () => finishConnection(ctx, { network: 'mastodon', sessionId: SESSION, sealed, answer })
    expect(await finish()).toMatchObject({ ok: false, reason: 'unknown_app' })
    expect(await connect(ctx)).toMatchObject({ ok: true })
  })

  it('takes an answer once, of twenty that come at once', async () => {
    const ctx = await founder()
    const { sealed, address } = await start(ctx)
    const answer = await decide(address)
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        finishConnection(ctx, { network: 'mastodon', sessionId: SESSION, sealed, answer }),
      ),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter(result => !result.ok && result.reason === 'used')).toHaveLength(19)
    expect((await readConnections(ctx)).connections).toHaveLength(1)
  })

  it('takes no answer of another session, workspace or state, nor one that is late', async () => {
    const ctx = await founder()
    const { sealed, address } = await start(ctx)
    const answer = await decide(address)
    const other = new URLSearchParams(answer)
    other.set('state', 'made-up')
    const late = { ...ctx, now: () => new Date(ctx.now().getTime() + 10 * 60_000) }
    const tries: [Context, string, URLSearchParams, string][] = [
      [ctx, 'session-2', answer, sealed],
      [await founder(), SESSION, answer, sealed],
      [ctx, SESSION, other, sealed],
      [late, SESSION, answer, sealed],
      [ctx, SESSION, answer, ''],
      [ctx, SESSION, answer, `${sealed.slice(0, -4)}AAAA`],
    ]
    for (const [who, sessionId, said, kept] of tries)
      expect(
        await finishConnection(who, { network: 'mastodon', sessionId, sealed: kept, answer: said }),
      ).toEqual({
        ok: false,
        reason: 'not_begun',
      })
    expect((await readConnections(ctx)).connections).toEqual([])
  })

  it('says when the person said no, and asks who they are for a second account', async () => {
    const ctx = await founder()
    expect(await connect(ctx, { decision: 'deny' })).toMatchObject({
      reason: 'denied',
      typed: new URL(standIn.url).host,
    })
    const first = await start(ctx)
    expect(first.address.searchParams.has('force_login')).toBe(false)
    await connect(ctx)
    const second = await start(ctx)
    expect(second.address.searchParams.get('force_login')).toBe('true')
    expect(await connect(ctx, { account: 'bea' })).toMatchObject({ ok: true })
    // The same account again is the same connection.
    expect(await connect(ctx)).toMatchObject({ ok: true })
    expect((await readConnections(ctx)).connections).toHaveLength(2)
  })

  it('connects to a server of before 4.3, without PKCE', async () => {
    const ctx = await founder({}, older)
    const { sealed, address } = await start(ctx, new URL(older.url).host)
    expect(address.searchParams.has('code_challenge')).toBe(false)
    expect(address.searchParams.get('scope')).toContain('read:accounts')
    const answer = await decide(address)
    expect(
      await finishConnection(ctx, { network: 'mastodon', sessionId: SESSION, sealed, answer }),
    ).toMatchObject({
      ok: true,
    })
  })

  it('refuses whoever may not, a plan that is over, and what is no server', async () => {
    const begin = (ctx: Context, typed: string) =>
      startConnection(ctx, { network: 'mastodon', typed, sessionId: SESSION, reconnect: null })
    const { host } = new URL(standIn.url)
    const ctx = await founder()
    expect(await begin({ ...ctx, role: 'editor' }, host)).toMatchObject({ reason: 'not_allowed' })
    expect(await begin({ ...ctx, access: 'read_only' }, host)).toMatchObject({ reason: 'read_only' })
    for (const typed of ['', 'my server', 'server', 'a:b:c'])
      expect(await begin(ctx, typed), typed).toMatchObject({ reason: 'no_server' })
    const before = standIn.calls.length
    // Nothing on this machine but the one server that is allowed.
    for (const typed of ['127.0.0.1', '169.254.169.254', '10.0.0.1'])
      expect(await begin(ctx, typed), typed).toMatchObject({ reason: 'not_public' })
    expect(await begin(ctx, new URL(older.url).host)).toMatchObject({ reason: 'no_server' })
    const strict = { ...ctx, config: { ...ctx.config, mastodonLocalServer: null } }
    expect(await begin(strict, host)).toMatchObject({ reason: 'no_server' })
    expect(standIn.calls.length).toBe(before)
  })

  it('refuses a second network on Creator, and gives the token back', async () => {
    const ctx = await founder()
    const { sealed, address } = await start(ctx)
    const answer = await decide(address)
    await db().sql`
      insert into connections (user_id, network, server, account_id, handle, sealed_tokens)
      values (${ctx.workspace}, 'bluesky', 'https://bsky.example', 'did', '@a', '\\x00')
    `
    expect(
      await finishConnection(ctx, { network: 'mastodon', sessionId: SESSION, sealed, answer }),
    ).toMatchObject({
      reason: 'network_limit',
    })
    expect(Object.values(standIn.books.tokens).filter(({ account }) => account !== null)).toEqual([])
    const begin = (over: Partial<Context>) =>
      startConnection(
        { ...ctx, ...over },
        { network: 'mastodon', typed: new URL(standIn.url).host, sessionId: SESSION, reconnect: null },
      )
    expect(await begin({})).toMatchObject({ reason: 'network_limit' })
    expect(await begin({ tier: 'pro' })).toMatchObject({ ok: true })
  })

  it('deletes the tokens when it is disconnected, and ends them at the server', async () => {
    const ctx = await founder()
    await connect(ctx)
    const { id } = await stored(ctx)
    expect(await disconnectAccount({ ...ctx, role: 'editor' }, { id })).toMatchObject({
      reason: 'not_allowed',
    })
    expect(await disconnectAccount(await founder(), { id })).toMatchObject({ reason: 'not_found' })
    const over = { ...ctx, access: 'read_only' as const }
    expect(await disconnectAccount(over, { id })).toMatchObject({ ok: true, isRevoked: true })
    expect(Object.values(standIn.books.tokens).filter(({ account }) => account !== null)).toEqual([])
    expect(await stored(ctx)).toMatchObject({ status: 'disconnected', sealedTokens: null })
    expect(await disconnectAccount(ctx, { id })).toMatchObject({ reason: 'not_found' })
    // Connected again it is the same account, so that what was published through it stays its own.
    await connect(ctx)
    expect(await stored(ctx)).toMatchObject({ id, status: 'connected' })
  })

  it('leaves a token alone that the server may have given to another workspace, too', async () => {
    const [one, two] = [await founder(), await founder()]
    await connect(one)
    await connect(two)
    const people = () => Object.values(standIn.books.tokens).filter(({ account }) => account === 'ada').length
    expect(await disconnectAccount(one, { id: (await stored(one)).id })).toMatchObject({ isRevoked: true })
    expect(people()).toBe(2)
    expect(await disconnectAccount(two, { id: (await stored(two)).id })).toMatchObject({ isRevoked: true })
    expect(people()).toBe(1)
  })

  it('knows before a post is due that its server takes no text as long, and not as many pictures', async () => {
    const ctx = await founder()
    await connect(ctx)
    const { id, handle } = await stored(ctx)
    const ask = async (body: string, who = ctx, asThread = false) => {
      const fields = { body, platform: 'mastodon' as const }
      const { workspace } = who
      const post = await who.inWorkspace(sql => insertPost(sql, { workspace, fields, now: who.now() }))
      return findTextProblem(who, { postId: post.id, connectionIds: [id], asThread })
    }
    expect(await ask('x'.repeat(500))).toBeNull()
    expect(await ask(`${'x'.repeat(476)} https://a.example/${'y'.repeat(90)}`)).toBeNull()
    expect(await ask('x'.repeat(501))).toMatchObject({
      ...{ of: 'text', handle, problem: { kind: 'too_long', limit: 500, length: 501 } },
    })
    expect(await ask('x'.repeat(501), await founder())).toBeNull()
    const { workspace } = ctx
    const fields = { body: 'With pictures', platform: 'mastodon' as const }
    const post = await ctx.inWorkspace(sql => insertPost(sql, { workspace, fields, now: ctx.now() }))
    const add = (n: number) => db().sql`
      insert into media (user_id, post_id, mime, width, height, bytes, hash, position)
      values (${workspace}, ${post.id}, 'image/png', 10, 10, 1, ${Buffer.alloc(32, n)}, ${n})
    `
    const askPictures = () => findPictureProblem(ctx, { postId: post.id, connectionIds: [id] })
    for (const n of [1, 2, 3, 4]) await add(n)
    expect(await askPictures()).toBeNull()
    await add(5)
    expect(await askPictures()).toBe(`${handle} shows 4 pictures, and this post has 5. Remove 1.`)
    // As a thread it is split.
    expect(await ask('x'.repeat(501), ctx, true)).toBeNull()
    standIn.fail({ failure: 'error', calls: 'read' })
    const fresh = { ...ctx, config: { ...ctx.config } }
    expect(await ask('x'.repeat(501), fresh)).toBeNull()
  })

  it('gives the token back when the account is deleted, as soon as the server answers', async () => {
    const ctx = await founder()
    await connect(ctx)
    expect(await deleteAccount(ctx, { userId: ctx.userId })).toMatchObject({ ok: true })
    const [job] = await db().sql`
      select payload from outbox where queue = 'publishing.end-tokens' and payload ->> 'workspace' = ${ctx.workspace}
    `
    expect(JSON.stringify(job?.payload)).not.toContain(Object.keys(standIn.books.tokens)[0])
    const away = { ...ctx, config: { ...ctx.config, mastodonLocalServer: null } }
    await expect(endLeftTokens(away, job?.payload)).rejects.toThrow('could not be told')
    await endLeftTokens(ctx, job?.payload)
    expect(Object.values(standIn.books.tokens).filter(({ account }) => account !== null)).toEqual([])
  })

  it('disconnects also while the server is away, and says that it was not told', async () => {
    const away = await openMastodonStandIn()
    const ctx = await founder({}, away)
    const { sealed, address } = await start(ctx, new URL(away.url).host)
    const answer = await decide(address)
    await finishConnection(ctx, { network: 'mastodon', sessionId: SESSION, sealed, answer })
    await away.close()
    const { id } = await stored(ctx)
    expect(await disconnectAccount(ctx, { id })).toMatchObject({ ok: true, isRevoked: false })
    expect(await stored(ctx)).toMatchObject({ status: 'disconnected', sealedTokens: null })
  })
})
