import { expect, test } from '../../fixtures/test.ts'
import { openBeside } from '../guards/owner.ts'
import { ApiClient, ask, insertTokenOf, type Reply, someoneOn } from './client.ts'

interface Page {
  readonly data: readonly { readonly id: string }[]
  readonly nextCursor: string | null
}

const story = (n: number | string) => ({ body: { body: `Story ${n}` } })

test('pages hold each row once while rows are added in front', async ({ app }) => {
  const db = await openBeside(app)
  try {
    const { id } = await someoneOn(db, 'pro')
    const token = await insertTokenOf(db, { workspace: id })
    const client = await ApiClient.of(app.url)
    // Thirty of one instant: the id alone tells them apart.
    await db.sql`
      insert into stories (user_id, title, body, created_at)
      select ${id}, n, n, '2026-10-01T08:00:00.123456Z' from generate_series(1, 30) n
    `
    await db.sql`insert into leads (user_id, name, first_source) select ${id}, n, 'typed' from generate_series(1, 30) n`
    for (const list of ['listStories', 'listPeople']) {
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const query: Record<string, string | number> = { limit: 7, ...(cursor ? { cursor } : {}) }
        const page = (await client.call(token, list, { query })).body as Page
        seen.push(...page.data.map(row => row.id))
        cursor = page.nextCursor
        if (seen.length < 30 && list === 'listStories')
          await client.call(token, 'createStory', story(seen.length))
      } while (cursor)
      expect([seen.length, new Set(seen).size], list).toEqual([30, 30])
    }
    const all = (await client.call(token, 'listStories', { query: { limit: 100 } })).body as Page
    expect(all.nextCursor).toBeNull()
  } finally {
    await db.close()
  }
})

test('fifty of one key at once write once, and every answer of it is the same', async ({ app }) => {
  test.setTimeout(120_000)
  const db = await openBeside(app)
  try {
    const { id } = await someoneOn(db, 'pro')
    const client = await ApiClient.of(app.url)
    // Each call counts: two tokens would have two keys, so the limit is counted anew instead.
    const token = await insertTokenOf(db, { workspace: id })
    const headers = { 'Idempotency-Key': 'the-one' }
    const create = (n: number | string, more: Record<string, string> = headers) =>
      client.call(token, 'createStory', { ...story(n), headers: more })
    const countStories = async () =>
      (await db.sql<{ n: number }[]>`select count(*)::int as n from stories where user_id = ${id}`)[0]?.n
    const replies: Reply[] = await Promise.all(Array.from({ length: 50 }, () => create('once')))
    const made = replies.filter(({ status }) => status === 201)
    expect(await countStories()).toBe(1)
    expect(new Set(made.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
    expect(made.filter(reply => !reply.headers.has('idempotency-replayed'))).toHaveLength(1)
    expect(replies.every(({ status }) => [201, 409, 429].includes(status))).toBe(true)
    await db.sql`delete from rate_limits`

    const again = await create('once')
    expect([again.status, again.body, again.headers.get('location')]).toEqual([
      201,
      made[0]?.body,
      made[0]?.headers.get('location'),
    ])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    const other = await create('another')
    expect([other.status, (other.body as { code: string }).code]).toEqual([422, 'key_reused'])
    expect((await create('x', { 'Idempotency-Key': 'ä' })).status).toBe(400)
    expect((await create('x', { 'Idempotency-Key': 'k'.repeat(256) })).status).toBe(400)
    // A key is a token’s own, and a refusal leaves it free.
    const second = await insertTokenOf(db, { workspace: id })
    expect((await client.call(second, 'createStory', { ...story('once'), headers })).status).toBe(201)
    expect(await countStories()).toBe(2)
    const late = { 'Idempotency-Key': 'late' }
    const deal = (person: string) => client.call(token, 'createDeal', { body: { person }, headers: late })
    expect((await deal('Nobody of this name')).status).toBe(409)
    expect((await deal('ana@example.test')).status).toBe(201)
    // A day later the key is worth nothing any more.
    await db.sql`update idempotency_keys set created_at = now() - interval '25 hours' where scope like 'api:%'`
    expect((await create('once')).headers.has('idempotency-replayed')).toBe(false)
    expect(await countStories()).toBe(3)
    // What was cut off is done again under the same work: once, in all.
    await db.sql`
      update idempotency_keys set created_at = now() - interval '2 minutes', result = (result - 'answer') || '{"state":"running"}'
      where scope like 'api:%'
    `
    expect((await create('once')).status).toBe(201)
    expect(await countStories()).toBe(3)
  } finally {
    await db.close()
  }
})

test('a token has its limits, says how much is left, and others do not notice', async ({ app }) => {
  test.setTimeout(120_000)
  const db = await openBeside(app)
  try {
    const { id } = await someoneOn(db, 'pro')
    const [busy, quiet] = [
      await insertTokenOf(db, { workspace: id }),
      await insertTokenOf(db, { workspace: id }),
    ]
    const client = await ApiClient.of(app.url)
    const first = await client.call(busy, 'getMe')
    const roomOf = (name: string) => Number(first.headers.get(`ratelimit-${name}`))
    expect([roomOf('limit'), roomOf('remaining')]).toEqual([120, 119])
    expect(roomOf('reset')).toBeGreaterThan(0)
    expect(roomOf('reset')).toBeLessThanOrEqual(60)
    const writes = await Promise.all(
      Array.from({ length: 40 }, () => client.call(busy, 'createStory', { body: {} })),
    )
    expect(writes.filter(({ status }) => status === 422)).toHaveLength(30)
    const refused = writes.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    for (const { headers, body } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect([headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual(['30', '0'])
      expect(body).toMatchObject({ status: 429, code: 'too_many_requests' })
    }
    const reads = await Promise.all(Array.from({ length: 100 }, () => client.call(busy, 'getMe')))
    expect(reads.filter(({ status }) => status === 200)).toHaveLength(120 - 31)
    expect((await client.call(quiet, 'getMe')).status).toBe(200)
  } finally {
    await db.close()
  }
})

test('nonsense of every kind is a problem with its status, and never ours', async ({ app }) => {
  test.setTimeout(120_000)
  const db = await openBeside(app)
  try {
    const { id } = await someoneOn(db, 'collective')
    const client = await ApiClient.of(app.url)
    const token = await insertTokenOf(db, { workspace: id })
    const post = (body: BodyInit | null, type: string | null = 'application/json', path = '/stories') =>
      ask(`${app.url}/api/v1${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, ...(type ? { 'Content-Type': type } : {}) },
        body,
      })
    const cases: readonly (readonly [string, Promise<Reply>, number])[] = [
      ['a form', post('body=x', 'application/x-www-form-urlencoded'), 415],
      ['no type', post(new Uint8Array([123, 125]), null), 415],
      ['broken JSON', post('{"body":'), 400],
      ['nothing', post(''), 400],
      ['bytes', post(new Uint8Array([0xff, 0xfe, 0x00])), 400],
      ['an array', post('[]'), 422],
      ['null', post('null'), 422],
      ['another kind', post('{"body":7}'), 422],
      ['an unknown field', post('{"body":"x","user_id":"y"}'), 422],
      ['a prototype', post('{"body":"x","__proto__":{"title":"y"}}'), 422],
      ['blank', post('{"body":"   "}'), 422],
      ['too long', post(JSON.stringify({ body: 'x'.repeat(10_001) })), 422],
      ['no day', post('{"body":"x","happenedOn":"2026-02-31"}'), 422],
      ['deep', post(`${'['.repeat(50_000)}${']'.repeat(50_000)}`), 422],
      ['huge', post(JSON.stringify({ body: 'x'.repeat(300_000) })), 413],
      ['NUL', post('{"body":"a\\u0000b"}'), 201],
      ['half a character', post('{"body":"a\\ud800b"}'), 201],
      ['an unknown path', post('{}', 'application/json', '/nothing/here'), 404],
      [
        'an unknown address of webhooks',
        post('{"address":"http://127.0.0.1/","events":["story.added"]}', 'application/json', '/webhooks'),
        422,
      ],
    ]
    for (const [what, sent, expected] of cases) {
      const reply = await sent
      expect(reply.status, what).toBe(expected)
      if (expected < 400) continue
      expect(reply.headers.get('content-type'), what).toBe('application/problem+json')
      expect(reply.body, what).toMatchObject({ status: expected, code: expect.any(String) })
      if (expected === 422)
        expect((reply.body as { errors: { pointer: string; detail: string }[] }).errors[0], what).toEqual({
          pointer: expect.stringMatching(/^#/),
          detail: expect.any(String),
        })
    }
    const reader = await insertTokenOf(db, { workspace: id })
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=x',
      'cursor=x',
      'cursor=',
      'what=1',
      'kind=x',
      'limit=1e1',
    ])
      expect(
        (await ask(`${app.url}/api/v1/stories?${query}`, { headers: { Authorization: `Bearer ${reader}` } }))
          .status,
        query,
      ).toBe(422)
    const made = await client.call(reader, 'createPost', { body: { body: 'One', platform: 'blog' } })
    const path = { postId: (made.body as { id: string }).id }
    const change = (version: number, body: string) =>
      client.call(reader, 'updatePost', { path, body: { version, body } })
    expect((await change(1, 'Two')).status).toBe(200)
    const stale = await change(1, 'Three')
    expect([stale.status, (stale.body as { code: string }).code]).toEqual([409, 'changed_elsewhere'])
    // What is in the planner goes out as it stands: with a token that only drafts it can't be changed.
    const drafter = await insertTokenOf(db, { workspace: id, scopes: ['read', 'draft'] })
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const planned = { postId: path.postId, platform: 'blog', day, time: '11:00', timeZone: 'UTC' }
    expect((await client.call(reader, 'schedulePost', { body: planned })).status).toBe(201)
    const [{ version = 0 } = {}] = await db.sql<{ version: number }[]>`
      select version from content_created where id = ${path.postId}
    `
    const injected = await client.call(drafter, 'updatePost', {
      path,
      body: { version, body: 'Something else' },
    })
    expect([injected.status, (injected.body as { code: string }).code]).toEqual([403, 'insufficient_scope'])
    expect((await change(version, 'By whoever may publish')).status).toBe(200)
    const story = await client.call(drafter, 'createStory', { body: { body: 'Told to a visitor' } })
    const storyId = (story.body as { id: string }).id
    const retell = () =>
      client.call(drafter, 'updateStory', { path: { storyId }, body: { version: 1, proof: 'Made up' } })
    await db.sql`
      with offer as (
        insert into offers (user_id, name, slug, status) values (${id}, 'Bread', ${`bread-${id}`}, 'published')
        returning id
      )
      insert into offer_proofs (user_id, offer_id, story_id, "position") select ${id}, id, ${storyId}, 0 from offer
    `
    expect((await retell()).status, 'its words stand on a public page').toBe(403)
    await db.sql`update offers set status = 'draft' where user_id = ${id}`
    expect((await retell()).status).toBe(200)
    const past = { postId: path.postId, platform: 'blog', day: '2020-01-01', time: '09:00' }
    const late = await client.call(reader, 'schedulePost', { body: past })
    expect([late.status, late.body]).toEqual([
      422,
      expect.objectContaining({ errors: [{ pointer: '#/day', detail: 'Has to be in the future' }] }),
    ])
    const head = await ask(`${app.url}/api/v1/me`, {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${reader}` },
    })
    expect([head.status, head.body]).toEqual([200, null])
  } finally {
    await db.close()
  }
})
