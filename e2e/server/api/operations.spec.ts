import { Validator } from '@seriousme/openapi-schema-validator'
import { type GenericSchema, safeParse } from 'valibot'
import { OPERATION_LIST, OPERATIONS, type OperationId } from '#core/api/operations.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openBeside } from '../guards/owner.ts'
import { ALL } from '../guards/routes.ts'
import { ApiClient, insertTokenOf, type Reply, type Sent, someoneOn } from './client.ts'

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

/** What is sent to the operations that add something, one after another: each may name what was added before. */
const ADDED: readonly (readonly [OperationId, (ids: Ids) => Sent])[] = [
  [
    'createStory',
    () => ({ body: { body: 'A baker rang me about her bread.', kind: 'client', happenedOn: '2026-11-01' } }),
  ],
  [
    'createPost',
    ({ createStory: storyId }) => ({ body: { body: 'Bread takes a night.', platform: 'linkedin', storyId } }),
  ],
  [
    'schedulePost',
    ({ createPost: postId }) => ({
      body: { postId, platform: 'blog', day: '2031-03-03', time: '09:30', timeZone: 'Europe/London' },
    }),
  ],
  ['createCampaign', () => ({ body: { name: 'Spring', startsOn: '2031-03-01', endsOn: '2031-03-31' } })],
  [
    'createLink',
    () => ({ body: { label: 'Profile', target: 'https://example.com/bread', channel: 'instagram' } }),
  ],
  [
    'createPerson',
    () => ({
      body: { name: 'Ana Baker', email: 'ana@example.test', tags: ['bread'], howTheyFoundYou: 'A friend' },
    }),
  ],
  [
    'createDeal',
    () => ({ body: { person: 'new.person@example.test', title: 'A course', valuePence: 120_050 } }),
  ],
  ['createWebhook', () => ({ body: { address: 'https://example.com/hook', events: ['story.added'] } })],
]

type Ids = Readonly<Partial<Record<OperationId, string>>>

/** Fills a workspace through the API; answers the ids, and the answers themselves. */
async function furnish(client: ApiClient, token: string) {
  const ids: Partial<Record<OperationId, string>> = {}
  const replies: [OperationId, Reply][] = []
  for (const [id, sent] of ADDED) {
    const reply = await client.call(token, id, sent(ids))
    replies.push([id, reply])
    ids[id] = (reply.body as { id?: string } | null)?.id ?? ''
  }
  return { ids, replies }
}

/** Something right to send to the other operations, in a furnished workspace; what takes something out comes last. */
function otherCalls(ids: Ids): Partial<Record<OperationId, Sent>> {
  const of = (name: string, id: OperationId) => ({ path: { [name]: ids[id] ?? '' } })
  return {
    getMe: {},
    listStories: { query: { limit: 100, kind: 'client' } },
    getStory: of('storyId', 'createStory'),
    updateStory: { ...of('storyId', 'createStory'), body: { version: 1, lesson: 'Ring back.' } },
    listPosts: { query: { platform: 'linkedin' } },
    getPost: of('postId', 'createPost'),
    updatePost: { ...of('postId', 'createPost'), body: { version: 1, title: 'Bread' } },
    requestApproval: of('postId', 'createPost'),
    listSchedule: { query: { from: '2030-01-01T00:00:00Z', to: '2032-01-01T00:00:00Z' } },
    getScheduledPost: of('scheduledPostId', 'schedulePost'),
    listCampaigns: { query: { status: 'draft' } },
    getCampaign: of('campaignId', 'createCampaign'),
    listLinks: {},
    getLink: of('linkId', 'createLink'),
    listPeople: {},
    getPerson: of('personId', 'createPerson'),
    listDeals: { query: { stage: 'new' } },
    getDeal: of('dealId', 'createDeal'),
    getNumbers: { query: { from: '2026-10-01', to: '2026-11-20', by: 'story' } },
    getBrand: {},
    scoreText: {
      body: { text: 'I bake bread slowly, because good things take a night. Come and taste it.' },
    },
    listWebhooks: {},
    unschedulePost: of('scheduledPostId', 'schedulePost'),
  }
}

test('a client made from the description calls every operation, and each answer fits its schema', async ({
  app,
}) => {
  test.setTimeout(120_000)
  const db = await openBeside(app)
  try {
    const owner = await someoneOn(db, 'collective')
    await db.sql`insert into team_settings (user_id, approval) values (${owner.id}, 'inside')`
    const foundation = { brand_voice: 'warm', core_values: ['patience', 'honesty'], dream_client: 'Bakers' }
    await db.sql`
      insert into user_clarify_data (user_id, clarify_data) values (${owner.id}, ${db.sql.json(foundation)})
    `
    const token = await insertTokenOf(db, { workspace: owner.id, name: 'Generated client' })
    const client = await ApiClient.of(app.url)
    const { ids, replies } = await furnish(client, token)
    for (const [id, reply] of replies) {
      expect(reply.status, `${id}: ${JSON.stringify(reply.body)}`).toBe(201)
      const place = reply.headers.get('location')
      expect(place === null, id).toBe(id === 'createWebhook')
      if (!place) continue
      const found = await fetch(new URL(place, app.url), { headers: { Authorization: `Bearer ${token}` } })
      expect([found.status, ((await found.json()) as { id: string }).id], id).toEqual([200, ids[id]])
    }
    for (const [id, sent] of Object.entries(otherCalls(ids)) as [OperationId, Sent][])
      replies.push([id, await client.call(token, id, sent)])

    expect(replies.map(([id]) => id).sort()).toEqual(OPERATION_LIST.map(({ id }) => id).sort())
    for (const [id, reply] of replies) {
      const { answer, status } = OPERATIONS[id]
      expect(reply.status, `${id}: ${JSON.stringify(reply.body)}`).toBe(status)
      expect(reply.headers.get('cache-control'), id).toBe('no-store')
      expect(Number(reply.headers.get('ratelimit-remaining')), id).toBeGreaterThan(0)
      expect(reply.headers.get('access-control-allow-origin'), id).toBeNull()
      if (id.startsWith('list'))
        expect((reply.body as { data: unknown[] }).data.length, id).toBeGreaterThan(0)
      if (!answer) expect(reply.body, id).toBeNull()
      else {
        const { issues } = safeParse(answer as GenericSchema, reply.body)
        expect(
          issues?.map(({ message, path }) => [message, path?.map(({ key }) => key)]),
          id,
        ).toBeUndefined()
      }
    }

    // All of it is in the activity log under the person and the token.
    const logged = await db.sql<{ deed: string; memberId: string; madeWith: string }[]>`
      select module_name || '.' || action_type as deed, member_id, made_with from module_usage
      where user_id = ${owner.id}
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
  const db = await openBeside(app)
  try {
    const [owner, stranger] = [await someoneOn(db, 'collective'), await someoneOn(db, 'collective')]
    const client = await ApiClient.of(app.url)
    const { ids } = await furnish(client, await insertTokenOf(db, { workspace: owner.id }))
    const token = await insertTokenOf(db, { workspace: stranger.id })
    for (const [id, sent] of Object.entries(otherCalls(ids)) as [OperationId, Sent][]) {
      if (id.startsWith('list')) {
        const { body } = await client.call(token, id, sent)
        expect((body as { data: unknown[] }).data, id).toEqual([])
      }
      if (!sent.path) continue
      const statuses: number[] = []
      for (const value of [null, crypto.randomUUID(), "'%00;--"]) {
        const path =
          value === null ? sent.path : Object.fromEntries(Object.keys(sent.path).map(name => [name, value]))
        const { status, body } = await client.call(token, id, { ...sent, path })
        statuses.push(status)
        expect(body, id).toMatchObject({ code: 'not_found', detail: 'There is nothing of this id.' })
      }
      expect(statuses, id).toEqual([404, 404, 404])
    }
    const schedule = ADDED.find(([id]) => id === 'schedulePost')?.[1](ids)
    expect((await client.call(token, 'schedulePost', schedule)).status).toBe(404)
    const [left] = await db.sql<{ n: number }[]>`
      select count(*)::int as n from module_usage where user_id = ${stranger.id}
    `
    expect(left?.n).toBe(0)
  } finally {
    await db.close()
  }
})
