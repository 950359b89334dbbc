import { expect, test } from 'vitest'
import { SUBSCRIPTION_STATUSES } from '#core/billing/subscription.ts'
import { TIERS } from '#core/billing/tiers.ts'
import { CAMPAIGN_STATUSES } from '#core/campaigns/status.ts'
import { POST_STATUSES } from '#core/posts/status.ts'
import { PROOF_KINDS, STORY_KINDS, STORY_PERMISSIONS, STORY_STATUSES } from '#core/stories/kinds.ts'
import { STORY_TARGET_KINDS } from '#core/stories/link-key.ts'
import { GIVEN_ROLES } from '#core/team/roles.ts'
import { databaseFailure } from '#db/errors.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { fillOwnedTables, listOwnedTables } from '#tests/support/database/catalogue.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

describeOnDatabases('constraints', database => {
  const counters = async (id: string) => {
    const [row] = await database().db.sql`
      select stories_count, posts_count, campaigns_count, strategies_count, ai_generations_count
      from profiles where id = ${id}
    `
    return row
  }

  test('every one is validated: none holds for new rows only', async () => {
    const rows = await database().db.sql`
      select conrelid::regclass::text as table, conname as constraint from pg_constraint
      where not convalidated and connamespace = 'public'::regnamespace
    `
    expect(rows).toEqual([])
  })

  test('counters follow inserts and deletes, one row or many, whoever writes', async () => {
    const { db } = database()
    const [one, two] = [await createTestAccount(db), await createTestAccount(db)]
    await db.sql`
      insert into stories (user_id, title) values (${one.id}, 'a'), (${one.id}, 'b'), (${two.id}, 'c')
    `
    await db.inWorkspace(one.workspace, async sql => {
      await sql`insert into content_created (user_id, title) values (${one.id}, 'post')`
      await sql`insert into campaigns (user_id, name) values (${one.id}, 'launch')`
      await sql`insert into strategies (user_id, title) values (${one.id}, 'plan')`
      await sql`insert into ai_generations (user_id, kind) values (${one.id}, 'draft')`
      await sql`delete from stories where title = 'a'`
    })
    const counts = {
      storiesCount: 1,
      postsCount: 1,
      campaignsCount: 1,
      strategiesCount: 1,
      aiGenerationsCount: 1,
    }
    expect(await counters(one.id)).toEqual(counts)
    expect(await counters(two.id)).toMatchObject({ storiesCount: 1, postsCount: 0 })
  })

  test('counters take part in the transaction', async () => {
    const { db } = database()
    const account = await createTestAccount(db)
    const work = db.transaction(async sql => {
      await sql`insert into stories (user_id, title) values (${account.id}, 'lost')`
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await counters(account.id)).toMatchObject({ storiesCount: 0 })
  })

  test('the last activity is the newest thing made, not an older one added later', async () => {
    const { db } = database()
    const { id } = await createTestAccount(db)
    await db.sql`insert into stories (user_id, title, created_at) values (${id}, 'new', '2026-11-02Z')`
    await db.sql`insert into stories (user_id, title, created_at) values (${id}, 'old', '2026-10-01Z')`
    const [row] = await db.sql`select last_activity_at from profiles where id = ${id}`
    expect(row).toEqual({ lastActivityAt: new Date('2026-11-02T00:00:00Z') })
  })

  test('deleting an account takes every row of the workspace along', async () => {
    const { db } = database()
    const account = await createTestAccount(db)
    const tables = await listOwnedTables(db.sql)
    await fillOwnedTables(db.sql, account.id, tables)
    await db.sql`delete from accounts where id = ${account.id}`
    for (const { table, owner } of tables) {
      const rows = await db.sql`select 1 from ${db.sql(table)} where ${db.sql(owner)} = ${account.id}`
      expect(rows, table).toHaveLength(0)
    }
  })

  test('a post cannot point to a story of another workspace', async () => {
    const { db } = database()
    const [one, two] = [await createTestAccount(db), await createTestAccount(db)]
    const [story] = await db.sql`insert into stories (user_id, title) values (${one.id}, 's') returning id`
    const failed: unknown = await db.sql`
      insert into content_created (user_id, story_id) values (${two.id}, ${story?.id})
    `.catch((error: unknown) => error)
    expect(databaseFailure(failed)).toMatchObject({ reason: 'foreign_key' })
  })

  test('a deleted story leaves its posts, without the link', async () => {
    const { db } = database()
    const { id } = await createTestAccount(db)
    const [story] = await db.sql`insert into stories (user_id, title) values (${id}, 's') returning id`
    await db.sql`insert into content_created (user_id, story_id) values (${id}, ${story?.id})`
    await db.sql`delete from stories where id = ${story?.id}`
    const posts = await db.sql`select user_id, story_id from content_created where user_id = ${id}`
    expect([...posts]).toEqual([{ userId: id, storyId: null }])
  })

  test.each([
    ['a check-in of 11', `insert into brand_checkins (user_id, alignment_score) values ($1, 11)`],
    ['a check-in below 0', `insert into brand_checkins (user_id, alignment_score) values ($1, -1)`],
    ['a score of 101', `insert into post_alignment_scores (user_id, overall_score) values ($1, 101)`],
    ['an unknown tier', `update profiles set subscription_tier = 'gold' where id = $1`],
    ['an unknown kind of story', `insert into stories (user_id, title, kind) values ($1, 't', 'gossip')`],
    ['a story without a title', `insert into stories (user_id, title) values ($1, '')`],
    ['an unknown state of a post', `insert into content_created (user_id, status) values ($1, 'lost')`],
    [
      'a foundation that is a list',
      `insert into user_clarify_data (user_id, clarify_data) values ($1, '[]')`,
    ],
    [
      'a campaign that ends before it starts',
      `insert into campaigns (user_id, name, starts_on, ends_on) values ($1, 'c', '2026-02-01', '2026-01-01')`,
    ],
    [
      'an account whose address is not normalised',
      `insert into accounts (id, email) select gen_random_uuid(), 'Ada@Example.test' where $1::uuid is not null`,
    ],
  ])('the database refuses %s', async (_what, statement) => {
    const { db } = database()
    const { id } = await createTestAccount(db)
    const failed: unknown = await db.sql.unsafe(statement, [id]).catch((error: unknown) => error)
    expect(databaseFailure(failed)).toMatchObject({ reason: 'check' })
  })

  test('log_security_event notes the workspace as the user', async () => {
    const { db } = database()
    const account = await createTestAccount(db)
    await db.inWorkspace(account.workspace, async sql => {
      await sql`select log_security_event(event_type_param => 'user_signed_in', event_data_param => '{"ip":"::1","way":"google"}')`
    })
    const events =
      await db.sql`select event_type, event_data, ip from security_events where user_id = ${account.id}`
    expect([...events]).toEqual([{ eventType: 'user_signed_in', eventData: { way: 'google' }, ip: '::1' }])
  })

  test('a workspace may ask for work and mail, and read neither', async () => {
    const { db } = database()
    const account = await createTestAccount(db)
    await db.inWorkspace(account.workspace, async sql => {
      await sql`insert into outbox (queue, payload) values ('send-mail', '{}')`
      await sql`
        insert into mail_outbox (idempotency_key, to_address, template) values ('k1', 'a@b.test', 'welcome')
        on conflict (idempotency_key) do nothing
      `
    })
    const read: unknown = await db
      .inWorkspace(account.workspace, sql => sql`select to_address from mail_outbox`)
      .catch((error: unknown) => error)
    expect(databaseFailure(read)).toEqual({ reason: 'forbidden' })
  })

  test.each([
    ['stories.kind', STORY_KINDS],
    ['stories.proof_kind', PROOF_KINDS],
    ['stories.status', STORY_STATUSES],
    ['stories.permission', STORY_PERMISSIONS],
    ['story_links.kind', STORY_TARGET_KINDS],
    ['content_created.status', POST_STATUSES],
    ['campaigns.status', CAMPAIGN_STATUSES],
    ['team_members.role', GIVEN_ROLES],
    ['profiles.subscription_tier', TIERS],
    ['profiles.subscription_status', SUBSCRIPTION_STATUSES],
  ] as const)('%s takes the very words that the rules list', async (column, words) => {
    const [table = '', name = ''] = column.split('.')
    const [row] = await database().db.sql<{ check: string }[]>`
      select pg_get_constraintdef(k.oid) as check from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
      where k.conrelid = ${table}::regclass and k.contype = 'c' and a.attname = ${name}
    `
    const allowed = [...(row?.check ?? '').matchAll(/'([^']*)'::text/g)].map(([, word]) => word)
    expect(allowed.sort()).toEqual([...words].sort())
  })
})
