import { operationNeeds, pathParameters } from '#core/api/operation.ts'
import { OPERATION_LIST } from '#core/api/operations.ts'
import { API_SCOPES, coversScopes, readScopes } from '#core/api/scopes.ts'
import { roleMay, TEAM_ROLES, type TeamRole } from '#core/team/roles.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Caller, newcomer } from '../guards/caller.ts'
import { openBeside } from '../guards/owner.ts'
import { ALL } from '../guards/routes.ts'
import { ApiClient, ask, insertTokenOf, someoneOn } from './client.ts'

/** What a call without any content comes to once it is let in: it lacks a body, or names nothing that is there. */
const isLetIn = (status: number) => [200, 404, 422].includes(status)

/** Somebody who works in a workspace. */
async function memberIn(db: AdminDatabase, workspace: string, role: TeamRole): Promise<string> {
  const { id, email } = await createTestAccount(db)
  await db.sql`
    insert into team_members (owner_id, member_id, email, role, status, joined_at)
    values (${workspace}, ${id}, ${email}, ${role}, 'active', now())
  `
  return id
}

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string } | null)?.code

test('token × scope × role × route: what is open on the screen is open here, and nothing else', async ({
  app,
}) => {
  test.setTimeout(240_000)
  const db = await openBeside(app)
  try {
    const owner = await someoneOn(db, 'collective')
    const client = await ApiClient.of(app.url)
    const wrong: string[] = []
    let tried = 0
    for (const role of TEAM_ROLES) {
      const member = role === 'owner' ? owner.id : await memberIn(db, owner.id, role)
      for (const chosen of ['none', ...API_SCOPES.slice(1), 'all'] as const) {
        const scopes = readScopes(chosen === 'all' ? API_SCOPES : [chosen])
        // Scopes alone are weighed with every role; each route of a role once with all of them.
        const token = await insertTokenOf(db, { workspace: owner.id, member, scopes })
        for (const operation of OPERATION_LIST) {
          const path = Object.fromEntries(pathParameters(operation).map(name => [name, crypto.randomUUID()]))
          const reply = await client.call(token, operation.id, { path })
          tried += 1
          const expected = !coversScopes(scopes, operation.scopes)
            ? 'insufficient_scope'
            : roleMay(role, operationNeeds(operation))
              ? 'let in'
              : 'not_allowed'
          const found = isLetIn(reply.status) ? 'let in' : codeOf(reply)
          if (found !== expected) wrong.push(`${role} ${chosen} ${operation.id}: ${found}, not ${expected}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(tried).toBe(TEAM_ROLES.length * 6 * OPERATION_LIST.length)
  } finally {
    await db.close()
  }
})

test('a token dies with whatever it stands on, from the next call on', async ({ app }) => {
  test.setTimeout(120_000)
  const db = await openBeside(app)
  try {
    const owner = await someoneOn(db, 'collective')
    const member = await memberIn(db, owner.id, 'editor')
    const client = await ApiClient.of(app.url)
    const of = (person: string) => insertTokenOf(db, { workspace: owner.id, member: person })
    const status = async (token: string | null, id = 'getMe') => (await client.call(token, id)).status

    const revoked = await of(owner.id)
    expect(await status(revoked)).toBe(200)
    await db.sql`update api_tokens set revoked_at = now() where user_id = ${owner.id}`
    expect(await status(revoked)).toBe(401)

    const over = await insertTokenOf(db, { workspace: owner.id, expiresAt: new Date(Date.now() - 1000) })
    expect(await status(over)).toBe(401)

    const theirs = await of(member)
    expect(await status(theirs, 'createStory')).toBe(422)
    await db.sql`update team_members set role = 'viewer' where member_id = ${member}`
    expect(await status(theirs, 'createStory')).toBe(403)
    expect(await status(theirs)).toBe(200)
    await db.sql`delete from team_members where member_id = ${member}`
    expect(await status(theirs)).toBe(401)

    const own = await of(owner.id)
    for (const [tier, expected] of [
      ['pro', 200],
      ['creator', 403],
      ['collective', 200],
    ] as const) {
      await db.sql`update subscriptions set tier = ${tier} where user_id = ${owner.id}`
      expect(await status(own), tier).toBe(expected)
    }
    await db.sql`update subscriptions set status = 'canceled' where user_id = ${owner.id}`
    expect(await status(own)).toBe(403)
    await db.sql`update subscriptions set status = 'active' where user_id = ${owner.id}`
    await db.sql`insert into account_deletions (user_id, due_at) values (${owner.id}, now() + interval '14 days')`
    expect(await status(own)).toBe(401)
    await db.sql`delete from account_deletions where user_id = ${owner.id}`
    expect(await status(own)).toBe(200)
    expect(await status(`${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`)).toBe(401)
    expect(await status(null)).toBe(401)
    const [used] = await db.sql<{ at: Date | null }[]>`
      select last_used_at as at from api_tokens where user_id = ${owner.id} and revoked_at is null and expires_at > now()
        and member_id = ${owner.id}
    `
    expect(used?.at).not.toBeNull()
  } finally {
    await db.close()
  }
})

test('a cookie opens nothing, a token works from any origin, and no site may read the answers', async ({
  app,
  mailbox,
}) => {
  const signedIn = await newcomer(app, mailbox, 'collective')
  expect(signedIn).toBeInstanceOf(Caller)
  const paths = ALL.map(({ pattern }) => pattern).filter(
    pattern => pattern.startsWith('/api/v1/') && !/\*|openapi/.test(pattern),
  )
  for (const pattern of paths) {
    const url = `${app.url}${pattern.replace(/:\w+/g, () => crypto.randomUUID())}`
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const headers = { Cookie: signedIn.cookie, Origin: app.url, 'Content-Type': 'application/json' }
      const reply = await ask(url, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) })
      expect([401, 405], `${method} ${pattern}`).toContain(reply.status)
      expect(reply.headers.get('content-type')).toBe('application/problem+json')
      if (reply.status === 401) expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer /)
      else expect(reply.headers.get('allow')).toMatch(/^(GET|POST|PATCH|DELETE)/)
    }
  }
  const db = await openBeside(app)
  try {
    const { id } = await someoneOn(db, 'pro')
    const token = await insertTokenOf(db, { workspace: id })
    const headers = { Authorization: `Bearer ${token}`, Origin: 'https://elsewhere.example' }
    const reply = await ask(`${app.url}/api/v1/stories`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' },
      body: JSON.stringify({ body: 'From elsewhere' }),
    })
    expect(reply.status).toBe(201)
    const preflight = await ask(`${app.url}/api/v1/stories`, { method: 'OPTIONS', headers })
    for (const { headers: sent } of [reply, preflight])
      expect([...sent.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
  } finally {
    await db.close()
  }
})
