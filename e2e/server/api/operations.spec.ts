import { Validator } from '@seriousme/openapi-schema-validator'
import { safeParse } from 'valibot'
import { pathParameters } from '#core/api/operation.ts'
import { OPERATION_LIST, type OperationId } from '#core/api/operations.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { expect, test } from '../../fixtures/test.ts'
import { moveIn, openBeside } from '../guards/owner.ts'
import { ALL } from '../guards/routes.ts'
import { ApiClient, insertTokenOf, type Sent, someoneOn } from './client.ts'

test('the description is valid OpenAPI 3.1, public, and describes every route there is and no other', async ({
  app,
}) => {
  const answer = await fetch(`${app.url}/api/v1/openapi.json`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  const text = await answer.text()
  const document = JSON.parse(text) as ConstructorParameters<typeof ApiClient>[0]
  expect(await new Validator().validate({ ...document })).toEqual({ valid: true })
  const described = Object.keys(document.paths).map(path => `/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`)
  const served = ALL.map(({ pattern }) => pattern).filter(pattern => pattern.startsWith('/api/v1/'))
  expect(described.sort()).toEqual(
    served.filter(pattern => !pattern.endsWith('/*') && !pattern.endsWith('.json')).sort(),
  )
  const client = new ApiClient(document)
  expect([...client.operations.keys()].sort()).toEqual(OPERATION_LIST.map(({ id }) => id).sort())
})

/** The id of some row of the founder. */
async function idOf(db: AdminDatabase, owner: string, table: string, where = 'true'): Promise<string> {
  const [row] = await db.sql.unsafe<{ id: string }[]>(
    `select id from ${table} where user_id = '${owner}' and ${where} order by created_at limit 1`,
  )
  if (!row) throw new Error(`Nothing in ${table}`)
  return row.id
}

/** Something right to send to every operation. */
async function rightCalls(db: AdminDatabase, owner: string): Promise<Record<OperationId, Sent>> {
  const storyId = await idOf(db, owner, 'stories')
  const postId = await idOf(db, owner, 'content_created', `status = 'draft'`)
  const scheduledPostId = await idOf(db, owner, 'content_planner', `status = 'scheduled'`)
  const campaignId = await idOf(db, owner, 'campaigns')
  const personId = await idOf(db, owner, 'leads', 'merged_into is null')
  const [story] = await db.sql<{ version: number }[]>`select version from stories where id = ${storyId}`
  const [post] = await db.sql<{ version: number }[]>`select version from content_created where id = ${postId}`
  await db.sql`insert into team_settings (user_id, approval) values (${owner}, 'inside') on conflict (user_id) do update set approval = 'inside'`
  return {
    getMe: {},
    listStories: { query: { limit: 100 } },
    createStory: {
      body: { body: 'A baker rang me about her bread.', kind: 'client', happenedOn: '2026-11-01' },
    },
    getStory: { path: { storyId } },
    updateStory: { path: { storyId }, body: { version: story?.version, lesson: 'Ring back.' } },
    listPosts: { query: { limit: 100 } },
    createPost: { body: { body: 'Bread takes a night.', platform: 'linkedin', storyId } },
    getPost: { path: { postId } },
    updatePost: { path: { postId }, body: { version: post?.version, title: 'Bread' } },
    requestApproval: { path: { postId } },
    listSchedule: { query: { from: '2020-01-01T00:00:00Z', limit: 100 } },
    schedulePost: {
      body: { postId, platform: 'blog', day: '2031-03-03', time: '09:30', timeZone: 'Europe/London' },
    },
    getScheduledPost: { path: { scheduledPostId } },
    unschedulePost: { path: { scheduledPostId } },
    listCampaigns: { query: { status: 'draft' } },
    createCampaign: { body: { name: 'Spring', startsOn: '2031-03-01', endsOn: '2031-03-31' } },
    getCampaign: { path: { campaignId } },
    listLinks: {},
    createLink: { body: { label: 'Profile', target: 'https://example.com/bread', channel: 'instagram' } },
    getLink: { path: { linkId: '' } },
    listPeople: { query: { limit: 100 } },
    createPerson: {
      body: {
        name: 'Ana Baker',
        email: 'ana.baker@example.test',
        tags: ['bread'],
        howTheyFoundYou: 'A friend',
      },
    },
    getPerson: { path: { personId } },
    listDeals: { query: { limit: 100 } },
    createDeal: { body: { person: 'new.person@example.test', title: 'A course', valuePence: 120_050 } },
    getDeal: { path: { dealId: '' } },
    getNumbers: { query: { from: '2026-10-01', to: '2026-11-20', by: 'story' } },
    getBrand: {},
    scoreText: {
      body: { text: 'I bake bread slowly, because good things take a night. Come and taste it with us.' },
    },
    listWebhooks: {},
    createWebhook: {
      body: { address: 'https://example.com/hook', events: ['story.added'], description: 'Tests' },
    },
  }
}

test('a client made from the description calls every operation, and each answer fits its schema', async ({
  app,
}) => {
  test.setTimeout(120_000)
  const db = await openBeside(app.dataDir)
  try {
    const owner = await moveIn(db)
    await db.sql`delete from webhook_endpoints where user_id = ${owner.id}`
    const token = await insertTokenOf(db, { workspace: owner.id, name: 'Generated client' })
    const client = await ApiClient.of(app.url)
    const calls = await rightCalls(db, owner.id)
    const made: Record<string, string> = {}
    // What is made first is read afterwards.
    const order = OPERATION_LIST.toSorted((a, b) => Number(b.status === 201) - Number(a.status === 201))
    for (const operation of order) {
      const { id, answer, status } = operation
      const sent = { ...calls[id] }
      if (id === 'getLink') sent.path = { linkId: made.createLink ?? '' }
      if (id === 'getDeal') sent.path = { dealId: made.createDeal ?? '' }
      const reply = await client.call(token, id, sent)
      expect(reply.status, `${id}: ${JSON.stringify(reply.body)}`).toBe(status)
      expect(reply.headers.get('cache-control'), id).toBe('no-store')
      expect(Number(reply.headers.get('ratelimit-remaining')), id).toBeGreaterThan(0)
      expect(reply.headers.get('access-control-allow-origin'), id).toBeNull()
      if (!answer) expect(reply.body, id).toBeNull()
      else {
        const fits = safeParse(answer, reply.body)
        expect(
          fits.issues?.map(({ message, path }) => [message, path?.map(({ key }) => key)]),
          id,
        ).toBeUndefined()
      }
      if (status !== 201) continue
      made[id] = (reply.body as { id: string }).id
      const place = reply.headers.get('location')
      if (id !== 'createWebhook') expect(place, id).toMatch(new RegExp(`/${made[id]}$`))
      if (place) {
        const headers = { Authorization: `Bearer ${token}` }
        expect((await fetch(new URL(place, app.url), { headers })).status, id).toBe(200)
      }
    }

    // All of it is in the activity log under the person and the token.
    const logged = await db.sql<{ deed: string; memberId: string; madeWith: string }[]>`
      select module_name || '.' || action_type as deed, member_id, made_with from module_usage
      where user_id = ${owner.id} and made_with is not null
    `
    const deeds = [
      'storybank.story_added',
      'storybank.story_saved',
      'create.post_created',
      'create.post_saved',
    ]
      .concat(['content.post_scheduled', 'sales.person_added', 'deals.deal_created', 'links.link_created'])
      .concat(['campaigns.campaign_created', 'webhooks.endpoint_added'])
    expect(logged.map(({ deed }) => deed)).toEqual(expect.arrayContaining(deeds))
    for (const { memberId, madeWith } of logged)
      expect([memberId, madeWith]).toEqual([owner.id, 'Generated client'])
  } finally {
    await db.close()
  }
})

test('ids of nobody and of others are answered alike, and others’ rows are in no list', async ({ app }) => {
  test.setTimeout(120_000)
  const db = await openBeside(app.dataDir)
  try {
    const owner = await moveIn(db)
    const calls = await rightCalls(db, owner.id)
    const { id: stranger } = await someoneOn(db, 'collective')
    const client = await ApiClient.of(app.url)
    const link = await client.call(
      await insertTokenOf(db, { workspace: owner.id }),
      'createLink',
      calls.createLink,
    )
    calls.getLink = { path: { linkId: (link.body as { id: string }).id } }
    calls.getDeal = { path: { dealId: await idOf(db, owner.id, 'deals') } }
    const token = await insertTokenOf(db, { workspace: stranger })
    for (const { id, path, answer } of OPERATION_LIST) {
      if (pathParameters({ path }).length === 0) {
        if (!answer || !id.startsWith('list')) continue
        const reply = await client.call(token, id, calls[id])
        expect((reply.body as { data: unknown[] }).data, id).toEqual([])
        continue
      }
      const nobodys = Object.fromEntries(pathParameters({ path }).map(name => [name, crypto.randomUUID()]))
      const theirs = await client.call(token, id, calls[id])
      const none = await client.call(token, id, { ...calls[id], path: nobodys })
      const odd = await client.call(token, id, { ...calls[id], path: { storyId: "'%00;--" } })
      expect([theirs.status, none.status, odd.status], id).toEqual([404, 404, 404])
      expect(theirs.body, id).toEqual(none.body)
    }
    const scheduled = await client.call(token, 'schedulePost', calls.schedulePost)
    expect(scheduled.status).toBe(404)
  } finally {
    await db.close()
  }
})
