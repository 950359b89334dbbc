import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { ownProblemText } from '#app/support/copy/own-problems.ts'
import { addDays } from '#core/shared/time.ts'
import type { OwnProblem } from '#core/support/own-problems.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'
import { checkOwnState } from './check-own-state.ts'

const at = (days: number) => addDays(TEST_NOW, days)

describeOnDatabase('what may hold a person up', database => {
  it('is nothing in a new workspace', async () => {
    const { db } = database()
    const account = await createTestAccount(db)
    const person = { email: account.email, timeZone: 'Europe/London' }
    expect(await checkOwnState(contextFor(db, account), person)).toEqual([])
  })

  it('is found in the rows of the workspace, each with a page that puts it right', async () => {
    const { db } = database()
    const [account, other] = [await createTestAccount(db), await createTestAccount(db)]
    const { id } = account
    await db.sql`
      insert into connections (user_id, network, server, account_id, handle, status, expires_at, sealed_tokens, created_at) values
        (${id}, 'mastodon', 'https://a.example', '1', '@lost', 'needs_reconnecting', null, 'x', ${at(-3)}),
        (${id}, 'linkedin', 'https://b.example', '2', 'ending', 'connected', ${at(3)}, 'x', ${at(-2)}),
        (${id}, 'x', 'https://c.example', '3', 'gone', 'disconnected', null, null, ${at(-1)}),
        (${other.id}, 'mastodon', 'https://a.example', '9', '@theirs', 'needs_reconnecting', null, 'x', ${at(-1)})
    `
    await db.sql`insert into planner_settings (user_id, held_at) values (${id}, ${at(-1)})`
    await db.sql`
      insert into content_planner (user_id, title, platform, status, scheduled_for) values
        (${id}, 'Missed', 'linkedin', 'missed', ${at(-2)}), (${id}, 'Refused', 'linkedin', 'failed', ${at(-6)}),
        (${id}, 'Long ago', 'linkedin', 'missed', ${at(-8)}), (${id}, 'To come', 'linkedin', 'scheduled', ${at(2)})
    `
    await db.sql`
      insert into mail_senders (user_id, host, port, username, sealed_password, from_address, problem)
      values (${id}, 'mail.example', 587, 'ada', 'x', 'ada@example.test', '535 Authentication failed')
    `
    await db.sql`
      insert into webhook_endpoints (user_id, address, sealed_secret, status, reason)
      values (${id}, 'https://hooks.example', 'x', 'disabled', 'gone'), (${id}, 'https://on.example', 'x', 'active', '')
    `
    await db.sql`insert into assistant_settings (user_id, is_off) values (${id}, true)`
    await db.sql`
      insert into ai_generations (user_id, kind, credits, created_at) values (${id}, 'chat', 10, ${at(-1)})
    `
    await db.sql`
      insert into email_changes (user_id, old_email, new_email, old_code_hash, new_code_hash, requested_at, expires_at)
      values (${id}, ${account.email}, 'new@example.test', ${Buffer.alloc(32)}, ${Buffer.alloc(32)}, ${TEST_NOW}, ${at(1)})
    `
    await db.sql`
      insert into mail_outbox (idempotency_key, to_address, template, sealed_props, status, tries, created_at)
      values (${`lost:${id}`}, ${account.email}, 'welcome', 'x', 'failed', 1000, ${at(-1)})
    `
    const ctx = contextFor(db, account)
    const problems = await checkOwnState(ctx, { email: account.email, timeZone: 'Asia/Tokyo' })
    expect(problems.map(({ kind }) => kind)).toEqual([
      'mail_unreachable',
      'email_change_open',
      'connection_lost',
      'connection_ending',
      'publishing_held',
      'posts_not_published',
      'quota_used',
      'mail_server',
      'webhooks_off',
      'assistant_off',
      'other_clock',
    ])
    expect(problems).toContainEqual({ kind: 'posts_not_published', posts: 2 })
    expect(problems).toContainEqual({ kind: 'connection_lost', network: 'mastodon', handle: '@lost' })
  })
})

it('leads from every problem to a page that there is', async () => {
  const payment = (trouble: Extract<OwnProblem, { kind: 'payment' }>['trouble']): OwnProblem => ({
    kind: 'payment',
    trouble,
  })
  const all: OwnProblem[] = [
    { kind: 'plan_ended' },
    payment({ kind: 'payment_failed', until: TEST_NOW }),
    payment({ kind: 'payment_overdue' }),
    payment({ kind: 'trial_ending', at: TEST_NOW }),
    { kind: 'mail_unreachable' },
    { kind: 'email_change_open' },
    { kind: 'service_paused' },
    { kind: 'connection_lost', network: 'x', handle: 'ada' },
    { kind: 'connection_ending', network: 'x', handle: 'ada', at: TEST_NOW },
    { kind: 'publishing_held', since: TEST_NOW },
    { kind: 'posts_not_published', posts: 1 },
    ...(['stories', 'credits', 'campaigns', 'media'] as const).map(quota => ({
      ...{ kind: 'quota_used' as const, quota, used: 2, limit: 2 },
    })),
    { kind: 'mail_server', reason: 'no' },
    { kind: 'webhooks_off', webhooks: 1 },
    { kind: 'sources_unread', sources: 1 },
    { kind: 'assistant_off' },
    { kind: 'other_clock', own: 'Asia/Tokyo', workspace: 'Europe/London' },
  ]
  const tree = (await routes) as unknown as RouteObject[]
  for (const problem of all) {
    const { href, text } = ownProblemText(problem, 'Europe/London')
    const found = matchRoutes(tree, new URL(href, 'http://localhost').pathname) ?? []
    expect(found.at(-1)?.route.path, text).not.toMatch(/^\*?$/)
    expect(found.length, text).toBeGreaterThan(0)
  }
})
