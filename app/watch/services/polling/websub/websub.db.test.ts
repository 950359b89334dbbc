import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { addSource } from '#app/watch/services/add-source.ts'
import { pollSources } from '#app/watch/services/polling/poll-sources.ts'
import { confirmHub, receiveFromHub } from '#app/watch/services/polling/websub/confirm-hub.ts'
import { readFeed } from '#app/watch/services/read-feed.ts'
import { removeSource } from '#app/watch/services/remove-source.ts'
import { addDays, addMs, HOUR_MS, MINUTE_MS } from '#core/shared/time.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { ownerOn } from '#tests/support/team.ts'
import { contextFor, TEST_NOW, testConfig } from '#tests/support/workspace-context.ts'

/** A site with a feed, and its hub, which takes whatever it is asked and confirms nothing by itself. */
async function openSite() {
  const titles = ['The first item, about rye']
  const asked: URLSearchParams[] = []
  let looks = 0
  const server = createServer(async (request, response) => {
    if (request.url === '/hub') {
      let body = ''
      for await (const piece of request) body += String(piece)
      asked.push(new URLSearchParams(body))
      response.writeHead(202).end()
      return
    }
    looks += 1
    const items = titles.map((title, at) => `<item><guid>${at}</guid><title>${title}</title></item>`)
    const links = `<atom:link rel="hub" href="/hub"/><atom:link rel="self" href="/feed"/>`
    response.end(
      `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>A</title>${links}${items.join('')}</channel></rss>`,
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `localhost:${(server.address() as AddressInfo).port}`
  return { titles, asked, host, topic: `http://${host}/feed`, looks: () => looks }
}

async function follow(db: AdminDatabase) {
  const site = await openSite()
  const { account } = await ownerOn(db, 'collective')
  const config = { ...testConfig(), webhooksAllowPrivate: [site.host] }
  const at = (now: Date) => ({ ...contextFor(db, account, { tier: 'collective', config }), now: () => now })
  const ctx = at(TEST_NOW)
  const added = await addSource(ctx, { address: site.topic })
  if (!added.ok) throw new Error(JSON.stringify(added))
  const poll = (hours: number) => pollSources(at(addMs(TEST_NOW, hours * HOUR_MS)))
  const titles = async () =>
    (await readFeed(ctx, { state: 'new', sourceId: null, search: '', page: 1, markedId: null })).items.rows
      .length
  await poll(2)
  const last = () => site.asked.at(-1)
  const token = () => last()?.get('hub.callback')?.split('/').at(-1) ?? ''
  const secret = () => last()?.get('hub.secret') ?? ''
  const confirm = (
    over: Partial<Parameters<typeof confirmHub>[1]> = {},
    now = addMs(TEST_NOW, 2 * HOUR_MS),
  ) =>
    confirmHub(at(now), {
      token: token(),
      mode: 'subscribe',
      topic: site.topic,
      challenge: 'abc',
      leaseSeconds: '3600',
      ...over,
    })
  const deliver = (body: string, key: string, minutes: number, method = 'sha256') =>
    receiveFromHub(at(addMs(TEST_NOW, 2 * HOUR_MS + minutes * MINUTE_MS)), {
      token: token(),
      body: Buffer.from(body),
      signature: `${method}=${createHmac(method, key).update(body).digest('hex')}`,
    })
  const { workspace } = ctx
  const nextAt = async () => {
    const [row] = await db.sql<
      { nextAt: Date }[]
    >`select next_at from watch_sources where user_id = ${workspace}`
    return row?.nextAt
  }
  const hubs = () =>
    db.sql<{ status: string; sealed: Uint8Array }[]>`
      select status, sealed from watch_hubs where user_id = ${workspace}
    `
  return {
    site,
    ctx,
    at,
    poll,
    titles,
    token,
    secret,
    confirm,
    deliver,
    nextAt,
    hubs,
    sourceId: added.sourceId,
  }
}

describeOnDatabase('a hub', database => {
  it('is asked with an address and a secret that nobody guesses, and answered only for what we asked', async () => {
    const { site, confirm, hubs, token, secret } = await follow(database().db)
    expect(site.asked).toHaveLength(1)
    expect(Object.fromEntries(site.asked[0] ?? [])).toMatchObject({
      'hub.mode': 'subscribe',
      'hub.topic': site.topic,
      'hub.lease_seconds': '864000',
    })
    expect(token()).toMatch(/^[\w-]{43}$/)
    expect(secret()).toMatch(/^[\w-]{43}$/)
    expect(Buffer.from((await hubs())[0]?.sealed ?? []).includes(secret())).toBe(false)
    expect(await confirm({ topic: 'https://elsewhere.example/feed' })).toBeNull()
    expect(await confirm({ token: 'x'.repeat(43) })).toBeNull()
    expect(await confirm({ mode: 'unsubscribe' })).toBeNull()
    expect(await confirm({ challenge: '' })).toBeNull()
    expect(await hubs()).toMatchObject([{ status: 'asked' }])
    expect(await confirm()).toBe('abc')
    expect(await hubs()).toMatchObject([{ status: 'active' }])
  })

  it('brings a look at once, whose body is never believed; forged and repeated deliveries bring nothing', async () => {
    const { site, confirm, deliver, nextAt, secret, at, titles } = await follow(database().db)
    await confirm()
    const before = await nextAt()
    const looks = site.looks()
    expect(await deliver('<item>A lie</item>', 'another secret', 10)).toBe(true)
    expect(await nextAt()).toEqual(before)
    site.titles.push('The second item, about spelt and how to bake it')
    expect(await deliver('<item>A lie</item>', secret(), 10)).toBe(true)
    const hinted = addMs(TEST_NOW, 2 * HOUR_MS + 10 * MINUTE_MS)
    expect(await nextAt()).toEqual(hinted)
    await pollSources(at(hinted))
    expect(site.looks()).toBe(looks + 1)
    expect(await titles()).toBe(2)
    // The same delivery again and again: one look a minute at most.
    for (const _ of [1, 2, 3]) await deliver('<item>A lie</item>', secret(), 10)
    expect(await nextAt()).toEqual(addMs(hinted, MINUTE_MS))
    expect(await deliver('', secret(), 20, 'sha1')).toBe(true)
  })

  it('is asked again before its lease ends; where it forgets us, items still arrive', async () => {
    const { site, confirm, poll, titles } = await follow(database().db)
    await confirm()
    await poll(4)
    expect(site.asked).toHaveLength(2)
    expect(site.asked[1]?.get('hub.callback')).toBe(site.asked[0]?.get('hub.callback'))
    site.titles.push('Written after the lease was lost, about spelt')
    await poll(6)
    expect(await titles()).toBe(2)
    expect(site.asked).toHaveLength(2)
    await confirm({ mode: 'denied' }, addMs(TEST_NOW, 6 * HOUR_MS))
    await poll(24 * 3)
    expect(site.asked).toHaveLength(2)
  })

  it('is told when its source is removed, and lets go', async () => {
    const { site, confirm, poll, ctx, hubs, sourceId } = await follow(database().db)
    await confirm()
    await removeSource(ctx, { id: sourceId })
    await poll(3)
    const last = site.asked.at(-1)
    expect(last?.get('hub.mode')).toBe('unsubscribe')
    expect(last?.get('hub.callback')).toBe(site.asked[0]?.get('hub.callback'))
    expect(await confirm({ mode: 'subscribe' })).toBeNull()
    expect(await confirm({ mode: 'unsubscribe' })).toBe('abc')
    expect(await hubs()).toEqual([])
  })

  it('that never answers is forgotten a day after', async () => {
    const { poll, ctx, hubs, sourceId } = await follow(database().db)
    await removeSource(ctx, { id: sourceId })
    await poll(3)
    expect(await hubs()).toHaveLength(1)
    await pollSources({ ...ctx, now: () => addDays(TEST_NOW, 2) })
    expect(await hubs()).toEqual([])
  })
})
