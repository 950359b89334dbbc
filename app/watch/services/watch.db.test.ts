import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readDashboard } from '#app/dashboard/services/read-dashboard.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { addSource } from '#app/watch/services/add-source.ts'
import { excludeWord } from '#app/watch/services/exclude-word.ts'
import { exportSources } from '#app/watch/services/export-sources.ts'
import { hasWatch } from '#app/watch/services/has-watch.ts'
import { importSources } from '#app/watch/services/import-sources.ts'
import { makeIdea } from '#app/watch/services/make-idea.ts'
import { markItem } from '#app/watch/services/mark-item.ts'
import { pauseSource } from '#app/watch/services/pause-source.ts'
import { pollSources } from '#app/watch/services/polling/poll-sources.ts'
import { readFeed } from '#app/watch/services/read-feed.ts'
import { readSource } from '#app/watch/services/read-source.ts'
import { readSources } from '#app/watch/services/read-sources.ts'
import { removeSource } from '#app/watch/services/remove-source.ts'
import { restoreSource } from '#app/watch/services/restore-source.ts'
import { saveSource } from '#app/watch/services/save-source.ts'
import { addDays, addMs, HOUR_MS, MINUTE_MS } from '#core/shared/time.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW, testConfig } from '#tests/support/workspace-context.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const item = (id: string | number, title = `Item number ${id} about bread and ovens`) =>
  `<item><guid>http://x.test/${id}</guid><title>${title}</title><link>https://x.test/${id}</link><description>What ${id} says</description></item>`
const rss = (...items: string[]) =>
  `<rss version="2.0"><channel><title>The blog</title><link>https://x.test/</link>${items.join('')}</channel></rss>`

/** A site on this machine that may be asked although it is; answers as it is told. */
async function openSite(answer: Answer) {
  const asked: IncomingMessage[] = []
  const site = { answer, asked, url: '', host: '' }
  const server = createServer((request, response) => {
    asked.push(request)
    site.answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  site.host = `localhost:${(server.address() as AddressInfo).port}`
  site.url = `http://${site.host}/feed`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return site
}

async function founder(db: AdminDatabase, hosts: readonly string[]) {
  const { account } = await ownerOn(db, 'collective')
  const config = { ...testConfig(), webhooksAllowPrivate: hosts }
  const at = (now: Date): OnTestDatabase<WorkspaceContext> => ({
    ...contextFor(db, account, { tier: 'collective', config }),
    now: () => now,
  })
  return { at, ctx: at(TEST_NOW), account }
}

const all = { state: 'new', sourceId: null, search: '', page: 1, markedId: null } as const
const titlesOf = async (ctx: WorkspaceContext, over = {}) =>
  (await readFeed(ctx, { ...all, ...over })).items.rows.map(({ title }) => title)

async function follow(ctx: WorkspaceContext, address: string): Promise<string> {
  const result = await addSource(ctx, { address })
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.sourceId
}

describeOnDatabase('following a source', database => {
  it('finds the feed of a page, keeps what is in it, and once only', async () => {
    const site = await openSite((request, response) =>
      request.url === '/feed'
        ? response.end(rss(item(1), item(2, 'Something else about rye and spelt')))
        : response.end(
            '<html><head><link rel="alternate" type="application/rss+xml" href="/feed"></head></html>',
          ),
    )
    const { ctx } = await founder(database().db, [site.host])
    const sourceId = await follow(ctx, `http://${site.host}/`)
    expect(await readSource(ctx, { id: sourceId })).toMatchObject({
      name: 'The blog',
      address: site.url,
      health: 'well',
    })
    expect(await titlesOf(ctx)).toHaveLength(2)
    expect(await addSource(ctx, { address: site.url })).toEqual({ ok: true, sourceId, items: 0 })
    expect(site.asked[0]?.headers['user-agent']).toMatch(/^Brandhearth Brand Watch \(\+http.*@/)
  })

  it('asks which where a page has several, and says when there is none', async () => {
    const link = (href: string) => `<link rel="alternate" type="application/rss+xml" href="${href}">`
    const site = await openSite((request, response) =>
      response.end(
        request.url === '/two' ? `<html>${link('/a')}${link('/b')}</html>` : '<html>No feed</html>',
      ),
    )
    const { ctx } = await founder(database().db, [site.host])
    expect(await addSource(ctx, { address: `http://${site.host}/two` })).toMatchObject({
      reason: 'choose',
      feeds: [{ address: `http://${site.host}/a` }, { address: `http://${site.host}/b` }],
    })
    expect(await addSource(ctx, { address: `http://${site.host}/none` })).toEqual({
      ok: false,
      reason: 'no_feed',
    })
    expect(await addSource(ctx, { address: 'bread' })).toEqual({ ok: false, reason: 'no_address' })
  })

  it('is not led inside, whichever way it is asked', async () => {
    const site = await openSite((request, response) =>
      response.writeHead(302, { Location: decodeURIComponent(request.url?.slice(1) ?? '') }).end(),
    )
    const inside = await openSite((_, response) => response.end(rss(item(1))))
    const { port } = new URL(inside.url)
    const { ctx } = await founder(database().db, [site.host])
    const places = [
      `http://127.0.0.1:${port}/`,
      'http://127.0.0.1/',
      `http://[::ffff:127.0.0.1]:${port}/`,
      'http://2130706433/',
      `http://localhost.:${port}/`,
      'http://localhost./',
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/',
      'http://0/',
    ]
    for (const place of places) {
      const direct = await addSource(ctx, { address: place })
      expect(direct.ok, place).toBe(false)
      const led = await addSource(ctx, { address: `http://${site.host}/${encodeURIComponent(place)}` })
      // A resolver may also not know such a name at all.
      expect(['private', 'unreachable'], place).toContain('problem' in led ? led.problem : led)
    }
    const secret = `http://${site.host}/${encodeURIComponent(`http://user:pass@${inside.host}/`)}`
    expect((await addSource(ctx, { address: secret })).ok).toBe(false)
    expect(inside.asked).toEqual([])
  })

  it('stops at 5 MB of what was unpacked, and at the third redirect', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    const site = await openSite((request, response) =>
      request.url === '/bomb'
        ? response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb)
        : request.url === '/packed'
          ? response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(rss(item(1))))
          : response.writeHead(302, { Location: '/round' }).end(),
    )
    const { ctx } = await founder(database().db, [site.host])
    const add = (path: string) => addSource(ctx, { address: `http://${site.host}/${path}` })
    expect(await add('bomb')).toMatchObject({ problem: 'too_long' })
    expect(await add('round')).toMatchObject({ problem: 'unreachable' })
    expect(await add('packed')).toMatchObject({ ok: true, items: 1 })
  })

  it('is for Collective+ alone; what was followed stays readable', async () => {
    const site = await openSite((_, response) => response.end(rss(item(1))))
    const { ctx } = await founder(database().db, [site.host])
    expect(await hasWatch(ctx)).toBe(false)
    await follow(ctx, site.url)
    expect(await hasWatch({ ...ctx, tier: 'pro' })).toBe(true)
    expect(await addSource({ ...ctx, tier: 'pro' }, { address: site.url })).toMatchObject({
      reason: 'not_in_plan',
    })
    expect(await addSource({ ...ctx, access: 'read_only' }, { address: site.url })).toMatchObject({
      reason: 'read_only',
    })
  })
})

describeOnDatabase('looking again', database => {
  it('sends both marks, stores what is new, and reads everything once a week', async () => {
    let items = [item(1)]
    let etag = '"a"'
    const site = await openSite((request, response) => {
      const isSame = request.headers['if-none-match'] === etag
      response.writeHead(isSame ? 304 : 200, { ETag: etag, 'Last-Modified': 'Thu, 01 Jan 2041 00:00:00 GMT' })
      response.end(isSame ? '' : rss(...items))
    })
    const { at } = await founder(database().db, [site.host])
    const sourceId = await follow(at(TEST_NOW), site.url)
    await pollSources(at(addMs(TEST_NOW, 30 * MINUTE_MS)))
    expect(site.asked).toHaveLength(1)
    const later = addMs(TEST_NOW, 2 * HOUR_MS)
    await pollSources(at(later))
    expect(site.asked[1]?.headers).toMatchObject({
      'if-none-match': '"a"',
      'if-modified-since': 'Thu, 01 Jan 2041 00:00:00 GMT',
    })
    items = [item(2, 'Quite another text on rye flour'), item(1)]
    etag = '"b"'
    await pollSources(at(addMs(TEST_NOW, 4 * HOUR_MS)))
    expect(await titlesOf(at(later))).toHaveLength(2)
    // From now on the server says that nothing changed, whatever does.
    site.answer = (request, response) =>
      request.headers['if-none-match']
        ? response.writeHead(304).end()
        : response.end(rss(item(3, 'Found at last, after a week')))
    await pollSources(at(addMs(TEST_NOW, 6 * HOUR_MS)))
    expect(await titlesOf(at(later))).toHaveLength(2)
    await pollSources(at(addDays(TEST_NOW, 8)))
    expect(await titlesOf(at(addDays(TEST_NOW, 8)))).toHaveLength(3)
    expect(await readSource(at(addDays(TEST_NOW, 8)), { id: sourceId })).toMatchObject({
      misses: 0,
      problem: '',
    })
  })

  it('takes no item for new because http became https', async () => {
    const site = await openSite((_, response) =>
      response.end(rss(item(1), item(2, 'Rye flour for beginners and others'))),
    )
    const { at } = await founder(database().db, [site.host])
    await follow(at(TEST_NOW), site.url)
    site.answer = (_, response) =>
      response.end(
        rss(item(1), item(2, 'Rye flour for beginners and others')).replaceAll(
          'http://x.test',
          'https://x.test',
        ),
      )
    await pollSources(at(addMs(TEST_NOW, 2 * HOUR_MS)))
    expect(await titlesOf(at(TEST_NOW))).toHaveLength(2)
  })

  it('moves after three sightings of a lasting move, never after a passing one, and pauses what is gone', async () => {
    const site = await openSite((_, response) => response.end(rss(item(1))))
    const { at } = await founder(database().db, [site.host])
    const id = await follow(at(TEST_NOW), site.url)
    const look = async (days: number) => {
      await pollSources(at(addDays(TEST_NOW, days)))
      return (await readSource(at(TEST_NOW), { id }))?.address
    }
    const lead = (status: number) => (request: IncomingMessage, response: ServerResponse) =>
      request.url === '/feed'
        ? response.writeHead(status, { Location: '/new' }).end()
        : response.end(rss(item(1)))
    site.answer = lead(302)
    for (const days of [1, 2, 3, 4]) expect(await look(days)).toBe(site.url)
    site.answer = lead(301)
    expect(await look(5)).toBe(site.url)
    expect(await look(6)).toBe(site.url)
    expect(await look(7)).toBe(`http://${site.host}/new`)
    site.answer = (_, response) => response.writeHead(410).end()
    await look(8)
    expect(await readSource(at(TEST_NOW), { id })).toMatchObject({ health: 'paused', problem: 'gone' })
  })

  it('leaves a whole host alone that limits us, and asks it one at a time', async () => {
    let atOnce = 0
    let most = 0
    const site = await openSite((_, response) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      setTimeout(() => {
        atOnce -= 1
        response.end(rss(item(1)))
      }, 20)
    })
    const { at, ctx } = await founder(database().db, [site.host])
    const ids: string[] = []
    for (const path of ['a', 'b', 'c', 'd', 'e']) ids.push(await follow(ctx, `http://${site.host}/${path}`))
    site.asked.length = 0
    site.answer = (_, response) => response.writeHead(429, { 'Retry-After': '7200' }).end()
    const later = addMs(TEST_NOW, 2 * HOUR_MS)
    await pollSources(at(later))
    expect(site.asked).toHaveLength(1)
    for (const id of ids)
      expect(await readSource(at(later), { id })).toMatchObject({
        problem: 'limited',
        nextAt: addMs(later, 2 * HOUR_MS),
      })
    expect(most).toBe(1)
  })

  it('says amber after three misses and red after a week, on the dashboard too', async () => {
    const site = await openSite((_, response) => response.end(rss(item(1))))
    const { at } = await founder(database().db, [site.host])
    const id = await follow(at(TEST_NOW), site.url)
    site.answer = (_, response) => response.writeHead(500).end()
    for (const hours of [2, 4, 8]) await pollSources(at(addMs(TEST_NOW, hours * HOUR_MS)))
    const then = at(addMs(TEST_NOW, 8 * HOUR_MS))
    expect(await readSource(then, { id })).toMatchObject({ health: 'amber', misses: 3, problem: 'refused' })
    const troubleOf = async (ctx: WorkspaceContext) => (await readDashboard(ctx)).trouble.watch
    expect(await troubleOf(then)).toEqual({ amber: 1, red: 0 })
    expect(await troubleOf(at(addDays(TEST_NOW, 8)))).toEqual({ amber: 0, red: 1 })
    expect(await troubleOf({ ...then, tier: 'pro' })).toBeNull()
    expect((await readSources(then, { removed: null })).sources).toMatchObject([
      { health: 'amber', items: 1 },
    ])
  })

  it('does not look for a plan without Brand Watch, nor at what is paused', async () => {
    const site = await openSite((_, response) => response.end(rss(item(1))))
    const { db } = database()
    const { at, ctx, account } = await founder(db, [site.host])
    const id = await follow(ctx, site.url)
    await pauseSource(ctx, { id, isPaused: true })
    await pollSources(at(addDays(TEST_NOW, 1)))
    expect(site.asked).toHaveLength(1)
    await pauseSource(ctx, { id, isPaused: false })
    await db.sql`update subscriptions set tier = 'pro' where user_id = ${account.id}`
    await pollSources(at(addDays(TEST_NOW, 1)))
    expect(site.asked).toHaveLength(1)
  })
})

describeOnDatabase('the feed', database => {
  async function withItems(...items: string[]) {
    const site = await openSite((_, response) => response.end(rss(...items)))
    const { db } = database()
    const { ctx } = await founder(db, [site.host])
    const sourceId = await follow(ctx, site.url)
    return { ctx, sourceId, site, db }
  }

  it('folds what tells nearly the same, and finds by words', async () => {
    const { ctx } = await withItems(
      item(1, 'Bakers raise the price of bread'),
      item(2, 'Bakers raise the price of bread again'),
      item(3, 'A new oven opens in Leeds'),
    )
    const { items } = await readFeed(ctx, all)
    expect(items.rows.map(({ folded }) => folded).sort()).toEqual([0, 1])
    expect(await titlesOf(ctx, { search: 'OVEN' })).toEqual(['A new oven opens in Leeds'])
    expect(await titlesOf(ctx, { search: '%' })).toEqual([])
    // The words follow the text.
    await database().db.sql`update watch_items set title = 'A new kiln' where user_id = ${ctx.workspace}`
    expect(await titlesOf(ctx, { search: 'oven' })).toEqual([])
    expect(await titlesOf(ctx, { search: 'kilns' })).toContain('A new kiln')
  })

  it('makes one idea of an item, with its quotation and source', async () => {
    const { ctx } = await withItems(item(1, 'Bakers raise the price of bread'))
    const [found] = (await readFeed(ctx, all)).items.rows
    const result = await makeIdea(ctx, { id: found?.id ?? '' })
    expect(await makeIdea(ctx, { id: found?.id ?? '' })).toEqual(result)
    const id = result.ok ? result.postId : ''
    const post = await ctx.inWorkspace(sql => findPost(sql, { workspace: ctx.workspace, id }))
    expect(post).toMatchObject({ title: 'Bakers raise the price of bread', status: 'idea' })
    expect(post?.body).toBe('“What 1 says”\nSource: The blog, 20 November 2026\nhttps://x.test/1')
    expect(await titlesOf(ctx)).toEqual([])
    expect((await readFeed(ctx, { ...all, state: 'acted' })).items.rows).toMatchObject([{ contentId: id }])
  })

  it('proposes words after “not relevant”, keeps them out, and takes it back', async () => {
    const { ctx, sourceId } = await withItems(
      item(1, 'Webinar on payroll'),
      item(2, 'Another webinar for bakers'),
      item(3, 'Rye at home'),
    )
    const rows = (await readFeed(ctx, all)).items.rows
    const id = rows.find(({ title }) => title === 'Webinar on payroll')?.id ?? ''
    await markItem(ctx, { id, state: 'not_relevant' })
    const { marked } = await readFeed(ctx, { ...all, markedId: id })
    expect(marked?.exclusions).toContain('webinar')
    await excludeWord(ctx, { itemId: id, word: 'webinar' })
    expect(await titlesOf(ctx)).toEqual(['Rye at home'])
    await saveSource(ctx, { id: sourceId, name: 'Renamed', required: '', excluded: '' })
    await markItem(ctx, { id, state: 'new' })
    expect(await titlesOf(ctx)).toHaveLength(3)
    await saveSource(ctx, { id: sourceId, name: 'Renamed', required: 'rye', excluded: '' })
    expect(await titlesOf(ctx)).toEqual(['Rye at home'])
  })

  it('is nobody else’s', async () => {
    const { ctx, sourceId, db } = await withItems(item(1))
    const { ctx: stranger } = await founder(db, [])
    const [found] = (await readFeed(ctx, all)).items.rows
    const id = found?.id ?? ''
    expect((await readFeed(stranger, { ...all, markedId: id })).marked).toBeNull()
    for (const refused of [
      await markItem(stranger, { id, state: 'saved' }),
      await makeIdea(stranger, { id }),
      await excludeWord(stranger, { itemId: id, word: 'bread' }),
      await saveSource(stranger, { id: sourceId, name: 'Mine', required: '', excluded: '' }),
      await pauseSource(stranger, { id: sourceId, isPaused: true }),
      await removeSource(stranger, { id: sourceId }),
      await restoreSource(stranger, { id: sourceId }),
    ])
      expect(refused).toEqual({ ok: false, reason: 'not_found' })
    expect(await readSource(stranger, { id: sourceId })).toBeNull()
    expect(await titlesOf(ctx)).toHaveLength(1)
  })

  it('comes back with its source', async () => {
    const { ctx, sourceId } = await withItems(item(1), item(2, 'Rye at home, and how to bake it'))
    await removeSource(ctx, { id: sourceId })
    expect(await titlesOf(ctx)).toEqual([])
    expect((await readSources(ctx, { removed: sourceId })).undo).toMatchObject({ name: 'The blog' })
    expect(await restoreSource(ctx, { id: sourceId })).toEqual({ ok: true })
    expect(await titlesOf(ctx)).toHaveLength(2)
  })
})

describe('OPML', () => {
  describeOnDatabase('of sources', database => {
    it('goes out and comes in again', async () => {
      const site = await openSite((_, response) => response.end(rss(item(1))))
      const { db } = database()
      const { ctx } = await founder(db, [site.host])
      await follow(ctx, site.url)
      const other = await founder(db, [site.host])
      const text = await exportSources(ctx)
      expect(await importSources(other.ctx, { text })).toEqual({ ok: true, added: 1, left: 0 })
      expect(await importSources(other.ctx, { text })).toEqual({ ok: true, added: 0, left: 1 })
      await pollSources(other.at(addMs(TEST_NOW, MINUTE_MS)))
      expect(await titlesOf(other.ctx)).toHaveLength(1)
      expect(await importSources(ctx, { text: 'a,b,c' })).toEqual({ ok: false, reason: 'no_opml' })
    })
  })
})

describeOnDatabase('roles in Brand Watch', database => {
  it('lets readers read and editors change', async () => {
    const site = await openSite((_, response) => response.end(rss(item(1))))
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const viewer = await memberOf(db, owner, 'viewer')
    const config = { ...testConfig(), webhooksAllowPrivate: [site.host] }
    const mine = { ...(await acting(db, owner, '/app/brand-watch')), config }
    const theirs = { ...(await acting(db, viewer, '/app/brand-watch')), config }
    const sourceId = await follow(mine, site.url)
    expect(await titlesOf(theirs)).toHaveLength(1)
    expect((await removeSource(theirs, { id: sourceId })).ok).toBe(false)
    expect(await titlesOf(mine)).toHaveLength(1)
  })
})
