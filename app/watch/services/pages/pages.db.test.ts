import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { addSource } from '#app/watch/services/add-source.ts'
import { exportSources } from '#app/watch/services/export-sources.ts'
import { hasWatch } from '#app/watch/services/has-watch.ts'
import { saveLink } from '#app/watch/services/links/save-link.ts'
import { makeIdea } from '#app/watch/services/make-idea.ts'
import { markItem } from '#app/watch/services/mark-item.ts'
import { readWatchedPage } from '#app/watch/services/pages/read-watched-page.ts'
import { unmuteSentence } from '#app/watch/services/pages/unmute-sentence.ts'
import { watchPage } from '#app/watch/services/pages/watch-page.ts'
import { lookNow } from '#app/watch/services/polling/look-now.ts'
import { pollSources } from '#app/watch/services/polling/poll-sources.ts'
import { readFeed } from '#app/watch/services/read-feed.ts'
import { readSource } from '#app/watch/services/read-source.ts'
import { readSources } from '#app/watch/services/read-sources.ts'
import { removeSource } from '#app/watch/services/remove-source.ts'
import { restoreSource } from '#app/watch/services/restore-source.ts'
import { addMs, HOUR_MS } from '#core/shared/time.ts'
import type { ItemState } from '#core/watch/forms.ts'
import { formatPrice } from '#core/watch/page/amount.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW, testConfig } from '#tests/support/workspace-context.ts'

const page = (text: string, price?: string, title = 'Prices') =>
  `<!doctype html><html><head><title>${title}</title>${
    price
      ? `<script type="application/ld+json">{"@type":"Product","offers":{"@type":"Offer","price":"${price}","priceCurrency":"GBP"}}</script>`
      : ''
  }</head><body><main><p>We bake every morning.</p>${text}</main></body></html>`

interface Site {
  host: string
  url: string
  robots: string | number
  asked: IncomingMessage[]
  answer: (request: IncomingMessage, response: ServerResponse) => void
}

/** A site on this machine that may be asked although it is, with a robots.txt; answers as it is told. */
async function openSite(answer: Site['answer']): Promise<Site> {
  const site: Site = { host: '', url: '', robots: 404, asked: [], answer }
  const server = createServer((request, response) => {
    site.asked.push(request)
    if (request.url !== '/robots.txt') return site.answer(request, response)
    const { robots } = site
    return typeof robots === 'number' ? response.writeHead(robots).end() : response.end(robots)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  site.host = `localhost:${(server.address() as AddressInfo).port}`
  site.url = `http://${site.host}/pricing`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return site
}

const html =
  (body: () => string): Site['answer'] =>
  (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(body())

async function founder(db: AdminDatabase, hosts: readonly string[]) {
  const { account } = await ownerOn(db, 'collective')
  const config = { ...testConfig(), webhooksAllowPrivate: hosts }
  const at = (hours: number): OnTestDatabase<WorkspaceContext> => ({
    ...contextFor(db, account, { tier: 'collective', config }),
    now: () => addMs(TEST_NOW, hours * HOUR_MS),
  })
  return { at, ctx: at(0), account }
}

async function watch(ctx: WorkspaceContext, address: string): Promise<string> {
  const result = await watchPage(ctx, { address })
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.sourceId
}

const itemsOf = async (ctx: WorkspaceContext, state: ItemState = 'new') =>
  (await readFeed(ctx, { state, sourceId: null, search: '', page: 1, markedId: null })).items.rows
const titlesOf = async (ctx: WorkspaceContext) => (await itemsOf(ctx)).map(({ title }) => title)
const viewOf = async (ctx: WorkspaceContext, sourceId: string, isMutedShown = false) => {
  const view = await readWatchedPage(ctx, { sourceId, isMutedShown })
  if (!view) throw new Error('no page')
  return view
}

describeOnDatabase('watching a page', database => {
  it('tells what changed and what it asks now, and nothing where nothing did', async () => {
    let body = page('<p>Pro costs £19 a month.</p>', '19')
    const site = await openSite(html(() => body))
    const { at, ctx } = await founder(database().db, [site.host])
    expect(await addSource(ctx, { address: site.url })).toEqual({ ok: false, reason: 'no_feed' })
    const id = await watch(ctx, site.url)
    expect(await watchPage(ctx, { address: site.url })).toEqual({ ok: true, sourceId: id })
    expect(await readSource(ctx, { id })).toMatchObject({ kind: 'page', name: 'Prices', health: 'well' })
    await pollSources(at(2))
    expect(await titlesOf(ctx)).toEqual([])
    body = page('<p>Pro costs £24 a month.</p><p>Team is new.</p>', '24')
    await lookNow(at(4), { id })
    expect((await titlesOf(ctx)).sort()).toEqual([
      '2 sentences changed on Prices',
      'Price changed from £19 to £24',
    ])
    const { prices, changes } = await viewOf(ctx, id)
    expect(prices.map(formatPrice)).toEqual(['£19', '£24'])
    expect(changes).toMatchObject([
      {
        sentences: [
          [
            { kind: 'same', text: 'Pro costs' },
            { kind: 'removed', text: ' £19' },
            { kind: 'added', text: ' £24' },
            { kind: 'same', text: ' a month.' },
          ],
          [{ kind: 'added', text: 'Team is new.' }],
        ],
      },
    ])
    await lookNow(at(6), { id })
    expect(await titlesOf(ctx)).toHaveLength(2)
    expect(await exportSources(ctx)).not.toContain(site.host)
  })

  it('sends both marks, counts what is unchanged, and takes an empty page for a miss', async () => {
    let body: string | null = page('<p>Pro costs £19.</p>')
    const site = await openSite((request, response) => {
      if (request.headers['if-none-match'] === '"a"' && body !== '<html></html>')
        return response.writeHead(304).end()
      return response.writeHead(200, { ETag: '"a"', 'Content-Type': 'text/html' }).end(body)
    })
    const { at, ctx } = await founder(database().db, [site.host])
    const id = await watch(ctx, site.url)
    await lookNow(at(2), { id })
    expect((await viewOf(ctx, id)).looks).toBe(2)
    body = '<html></html>'
    await lookNow(at(4), { id })
    expect(await readSource(at(4), { id })).toMatchObject({ misses: 1, problem: 'not_a_page' })
    expect(await titlesOf(ctx)).toEqual([])
  })

  it('leaves out what stands on other pages of the site, and dates and counters', async () => {
    let banner = ''
    let count = 3
    const site = await openSite(
      html(() =>
        page(`<p>${banner}</p><p>${count} people are looking at this.</p><p>Updated ${count} May 2026</p>`),
      ),
    )
    const { at, ctx } = await founder(database().db, [site.host])
    const first = await watch(ctx, site.url)
    banner = 'Free delivery on every order.'
    const other = await watch(at(1), `http://${site.host}/about`)
    count = 5
    await lookNow(at(3), { id: first })
    await lookNow(at(4), { id: other })
    expect(await titlesOf(ctx)).toEqual([])
    expect((await viewOf(ctx, other)).changes).toEqual([])
  })

  it('mutes what changes at three of ten looks, unless it was saved, and tells of it again on request', async () => {
    let text = ''
    const site = await openSite(html(() => page(`<p>${text}</p>`)))
    const { at, ctx } = await founder(database().db, [site.host])
    text = 'Customer 1 says that it tastes of home.'
    const id = await watch(ctx, site.url)
    const looks = async (from: number, to: number) => {
      for (let n = from; n <= to; n += 1) {
        text = `Customer ${n} says that it tastes of home.`
        await lookNow(at(n * 2), { id })
      }
    }
    await looks(2, 6)
    expect(await titlesOf(ctx)).toHaveLength(2)
    expect(await viewOf(ctx, id)).toMatchObject({
      muted: [{ shape: expect.stringContaining('customer #') }],
      changes: [],
    })
    expect((await viewOf(ctx, id, true)).changes).toHaveLength(2)
    const shape = (await viewOf(ctx, id)).muted[0]?.shape ?? ''
    expect(await unmuteSentence(ctx, { sourceId: id, shape })).toEqual({ ok: true })
    expect(await unmuteSentence(ctx, { sourceId: id, shape })).toEqual({ ok: false, reason: 'not_found' })
    await looks(7, 8)
    expect(await titlesOf(ctx)).toHaveLength(4)
    expect((await viewOf(ctx, id)).muted).toEqual([])
  })

  it('does not mute what somebody saves', async () => {
    let text = 'Offer number 1 is on.'
    const site = await openSite(html(() => page(`<p>${text}</p>`)))
    const { at, ctx } = await founder(database().db, [site.host])
    const id = await watch(ctx, site.url)
    for (let n = 2; n <= 6; n += 1) {
      text = `Offer number ${n} is on.`
      await lookNow(at(n * 2), { id })
      for (const item of await itemsOf(ctx)) await markItem(ctx, { id: item.id, state: 'saved' })
    }
    expect(await itemsOf(ctx, 'saved')).toHaveLength(5)
    expect((await viewOf(ctx, id)).muted).toEqual([])
  })

  it('keeps the last twenty changes', async () => {
    let text = 'a'
    const site = await openSite(html(() => page(`<p>${text}</p>`)))
    const { at, ctx } = await founder(database().db, [site.host])
    const id = await watch(ctx, site.url)
    for (let n = 1; n <= 23; n += 1) {
      text = `${String.fromCharCode(97 + n).repeat(5)} is what it says today`
      await lookNow(at(n * 2), { id })
    }
    expect((await viewOf(ctx, id)).changes).toHaveLength(20)
  }, 60_000)

  it('obeys robots.txt, of the host that a redirect leads to as well, and asks for it once a day', async () => {
    const site = await openSite(html(() => page('<p>Pro costs £19.</p>')))
    const closed = await openSite(html(() => page('<p>Secret prices.</p>')))
    closed.robots = 403
    const { at, ctx } = await founder(database().db, [site.host, closed.host])
    site.robots = 'User-agent: *\nDisallow: /private\n\nUser-agent: Brandhearth\nDisallow: /pricing'
    expect(await watchPage(ctx, { address: site.url })).toMatchObject({ problem: 'robots' })
    expect(await watchPage(ctx, { address: closed.url })).toMatchObject({ problem: 'robots' })
    expect(closed.asked.map(({ url }) => url)).toEqual(['/robots.txt'])
    const id = await watch(ctx, `http://${site.host}/private`)
    await lookNow(at(2), { id })
    expect(site.asked.filter(({ url }) => url === '/robots.txt')).toHaveLength(1)
    site.answer = (_, response) => response.writeHead(302, { Location: closed.url }).end()
    site.robots = 500
    await lookNow(at(30), { id })
    expect(await readSource(at(30), { id })).toMatchObject({ problem: 'robots' })
    expect(site.asked.filter(({ url }) => url === '/robots.txt')).toHaveLength(2)
    expect(closed.asked.map(({ url }) => url)).toEqual(['/robots.txt', '/robots.txt'])
  })

  it('is not led inside, stops at 5 MB, and reads any encoding', async () => {
    const inside = await openSite(html(() => page('<p>Inside.</p>')))
    const bomb = gzipSync(Buffer.alloc(50_000_000, 'a '))
    const site = await openSite((request, response) => {
      if (request.url === '/bomb')
        return response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'text/html' }).end(bomb)
      if (request.url === '/image') return response.writeHead(200, { 'Content-Type': 'image/png' }).end('PNG')
      if (request.url === '/old') {
        const body =
          '<html><head><meta charset="windows-1252"><title>Caf\xe9</title></head><body><p>Br\xf6tchen f\xfcr alle.</p>'
        return response.writeHead(200, { 'Content-Type': 'text/html' }).end(Buffer.from(body, 'latin1'))
      }
      return response.writeHead(302, { Location: inside.url }).end()
    })
    const { ctx } = await founder(database().db, [site.host])
    const at = (path: string) => watchPage(ctx, { address: `http://${site.host}/${path}` })
    expect(await at('led')).toMatchObject({ problem: 'private' })
    expect(inside.asked).toEqual([])
    expect(await at('bomb')).toMatchObject({ problem: 'too_long' })
    expect(await at('image')).toEqual({ ok: false, reason: 'no_text' })
    const old = await at('old')
    expect(await readSource(ctx, { id: old.ok ? old.sourceId : '' })).toMatchObject({ name: 'Café' })
  })

  it('looks at once when asked, but not twice within a second', async () => {
    let text = 'Pro costs £19.'
    const site = await openSite(html(() => page(`<p>${text}</p>`)))
    const { at, ctx } = await founder(database().db, [site.host])
    const id = await watch(ctx, site.url)
    text = 'Pro costs £24.'
    expect(await lookNow(ctx, { id })).toEqual({ ok: false, reason: 'not_now' })
    const later = at(0.1)
    const both = await Promise.all([lookNow(later, { id }), lookNow(later, { id })])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(await titlesOf(ctx)).toEqual(['1 sentence changed on Prices'])
  })

  it('comes back whole after it was removed, and is nobody else’s', async () => {
    let body = page('<p>Pro costs £19.</p>', '19')
    const site = await openSite(html(() => body))
    const { db } = database()
    const { at, ctx } = await founder(db, [site.host])
    const id = await watch(ctx, site.url)
    body = page('<p>Pro costs £24.</p>', '24')
    await lookNow(at(2), { id })
    const before = await viewOf(ctx, id)
    await removeSource(ctx, { id })
    expect(await readWatchedPage(ctx, { sourceId: id, isMutedShown: false })).toBeNull()
    await restoreSource(ctx, { id })
    expect(await viewOf(ctx, id)).toEqual(before)
    const { ctx: stranger } = await founder(db, [site.host])
    expect(await readWatchedPage(stranger, { sourceId: id, isMutedShown: true })).toBeNull()
    expect(await lookNow(stranger, { id })).toEqual({ ok: false, reason: 'not_found' })
    expect(await unmuteSentence(stranger, { sourceId: id, shape: 'x' })).toEqual({
      ok: false,
      reason: 'not_found',
    })
  })

  it('is for Collective+ and for those who may edit', async () => {
    const site = await openSite(html(() => page('<p>Pro costs £19.</p>')))
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const viewer = await memberOf(db, owner, 'viewer')
    const config = { ...testConfig(), webhooksAllowPrivate: [site.host] }
    const mine = { ...(await acting(db, owner, '/app/brand-watch')), config }
    const theirs = { ...(await acting(db, viewer, '/app/brand-watch')), config }
    const id = await watch(mine, site.url)
    expect(await viewOf(theirs, id)).toMatchObject({ changes: [] })
    expect((await lookNow(theirs, { id })).ok).toBe(false)
    expect((await saveLink(theirs, { address: 'a.example', title: '', quote: '', note: '' })).ok).toBe(false)
    const lower = { ...mine, tier: 'pro' as const }
    expect(await watchPage(lower, { address: site.url })).toMatchObject({ reason: 'not_in_plan' })
    expect(await lookNow(lower, { id })).toMatchObject({ reason: 'not_in_plan' })
    expect(await viewOf(lower, id)).toMatchObject({ changes: [] })
  })
})

describeOnDatabase('a link saved by hand', database => {
  it('stands among the saved items, once, with its note, and becomes an idea', async () => {
    const { ctx } = await founder(database().db, [])
    const link = { address: 'example.com/a', title: 'How rye sells', quote: 'Rye is back.', note: 'For May' }
    const saved = await saveLink(ctx, link)
    const id = saved.ok ? saved.itemId : ''
    expect(await saveLink(ctx, { ...link, address: 'http://example.com/a/', note: '' })).toEqual(saved)
    expect(await itemsOf(ctx, 'saved')).toMatchObject([
      { id, title: 'How rye sells', note: 'For May', sourceName: 'Saved links', sourceKind: 'saved' },
    ])
    expect(await hasWatch(ctx)).toBe(true)
    expect((await readSources(ctx, { removed: null })).sources).toMatchObject([{ kind: 'saved', items: 1 }])
    const idea = await makeIdea(ctx, { id })
    const post = await ctx.inWorkspace(sql =>
      findPost(sql, { workspace: ctx.workspace, id: idea.ok ? idea.postId : '' }),
    )
    expect(post?.body).toMatch(
      /^For May\n“Rye is back\.”\nSource: Saved links, .*\nhttps:\/\/example\.com\/a$/,
    )
    await pollSources(ctx)
    expect(await saveLink(ctx, { ...link, address: 'rye bread' })).toEqual({
      ok: false,
      reason: 'no_address',
    })
    expect(await saveLink({ ...ctx, tier: 'pro' }, link)).toMatchObject({ reason: 'not_in_plan' })
  })
})
