import { request } from 'node:http'
import { TOOL_NAMES } from '#core/api/mcp/tools.ts'
import { expect, test } from '../../fixtures/test.ts'
import { insertTokenOf, someoneOn } from '../api/client.ts'
import { openBeside } from '../guards/owner.ts'
import { agentOf, message, newest, REVISIONS_TRIED, send, use } from './agent.ts'

test('the official client of each revision lists, reads, drafts and gets the prompt at one address', async ({
  app,
}) => {
  const db = await openBeside(app)
  try {
    const { id } = await someoneOn(db, 'collective')
    await db.sql`
      insert into user_clarify_data (user_id, clarify_data) values (${id}, '{"brand_voice": "Warm and plain"}')
      on conflict (user_id) do update set clarify_data = excluded.clarify_data
    `
    const token = await insertTokenOf(db, { workspace: id, name: 'Claude' })
    for (const revision of REVISIONS_TRIED) {
      const client = await agentOf(app.url, token, revision)
      const { tools } = await client.listTools()
      expect(
        tools.map(({ name }) => name),
        revision,
      ).toEqual(TOOL_NAMES)
      expect(tools.find(({ name }) => name === 'find_stories')?.annotations?.readOnlyHint).toBe(true)
      expect(tools.find(({ name }) => name === 'draft_post')?.annotations?.destructiveHint).toBe(false)
      expect(tools.find(({ name }) => name === 'propose_publish')?.annotations?.destructiveHint).toBe(true)
      const dry = await use(client, 'capture_story', { body: `Bread ${revision}`, dry_run: true })
      expect(dry.json).toMatchObject({ dryRun: true })
      const story = await use(client, 'capture_story', { body: `A baker and her bread ${revision}` })
      expect(story.json?.id).toEqual(expect.any(String))
      const found = await use(client, 'find_stories', { query: 'baker' })
      expect(found.text).toContain(String(story.json?.id))
      const wrong = await use(client, 'draft_post', { body: '', platform: 'nowhere' })
      expect([wrong.isError, wrong.json?.error]).toEqual([true, 'invalid'])
      const { resources } = await client.listResources()
      expect(resources.map(({ uri }) => uri)).toContain('brandhearth://brand/voice')
      const voice = await client.readResource({ uri: 'brandhearth://brand/voice' })
      expect(JSON.stringify(voice)).toContain('Warm and plain')
      const prompt = await client.getPrompt({ name: 'write_in_our_voice', arguments: { about: 'Bread' } })
      expect(JSON.stringify(prompt)).toContain('Warm and plain')
      await client.close()
    }
    const [{ n = 0 } = {}] = await db.sql<{ n: number }[]>`
      select count(*)::int as n from stories where user_id = ${id}
    `
    expect(n, 'dry runs leave nothing').toBe(REVISIONS_TRIED.length)
    const made = await db.sql<{ with: string }[]>`
      select made_with as with from module_usage where user_id = ${id} and action_type = 'story_added'
    `
    expect(made.map(row => row.with)).toEqual(REVISIONS_TRIED.map(() => 'Claude'))
  } finally {
    await db.close()
  }
})

const namesIn = (result: Record<string, unknown> | undefined) =>
  ((result?.tools ?? []) as { name: string }[]).map(({ name }) => name)

test('headers, revisions, methods and origins are refused as the protocol says', async ({ app }) => {
  const db = await openBeside(app)
  try {
    const { id } = await someoneOn(db, 'pro')
    const token = await insertTokenOf(db, { workspace: id, scopes: ['read'] })
    const ask = (body: unknown, headers: Record<string, string>, method?: string) =>
      send(app.url, token, body, headers, method)
    const list = message('tools/list')

    const discovered = await ask(message('server/discover'), newest('server/discover'))
    expect(discovered.json?.result).toMatchObject({
      supportedVersions: ['2026-07-28'],
      resultType: 'complete',
      cacheScope: 'private',
    })
    const listed = await ask(list, newest('tools/list'))
    expect(listed.json?.result).toMatchObject({
      resultType: 'complete',
      ttlMs: 60_000,
      cacheScope: 'private',
    })
    expect((await ask(list, newest('tools/list'))).text, 'the same order each time').toBe(listed.text)
    const names = namesIn(listed.json?.result)
    expect(names).toContain('find_stories')
    expect(names.filter(name => /^(draft|capture|add|propose)/.test(name))).toEqual([])

    const { 'Mcp-Method': _, ...withoutMethod } = newest('tools/list')
    const { 'MCP-Protocol-Version': __, ...withoutRevision } = newest('tools/list')
    const call = message('tools/call', { name: 'read_brand', arguments: {} })
    for (const [what, body, headers] of [
      ['no method', list, withoutMethod],
      ['no revision', list, withoutRevision],
      ['another method', list, newest('tools/call')],
      ['no name', call, newest('tools/call')],
      ['another name', call, newest('tools/call', 'find_posts')],
    ] as const) {
      const { status, json } = await ask(body, headers)
      expect([status, json?.error?.code], what).toEqual([400, -32020])
    }
    expect((await ask(call, newest('tools/call', 'read_brand'))).status).toBe(200)

    const future = { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' }
    const unknown = await ask(message('tools/list', {}, future), {
      ...newest('tools/list'),
      'MCP-Protocol-Version': '2099-01-01',
    })
    expect([unknown.status, unknown.json?.error?.code]).toEqual([400, -32022])
    expect(unknown.json?.error?.data?.supported).toContain('2026-07-28')

    for (const method of ['nothing/here', 'subscriptions/listen']) {
      const { status, json } = await ask(message(method), newest(method))
      expect([status, json?.error?.code], method).toEqual([404, -32601])
    }
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const { status, headers } = await ask(null, {}, method)
      expect([status, headers.get('allow')], method).toEqual([405, 'POST'])
    }
    expect((await ask(list, { ...newest('tools/list'), Origin: 'https://evil.example' })).status).toBe(403)
    expect((await ask(list, { ...newest('tools/list'), Origin: 'null' })).status).toBe(403)
    expect((await ask([list, list], newest('tools/list'))).status).toBe(400)
    expect((await ask('{', newest('tools/list'))).status).toBe(400)
    expect((await ask('x'.repeat(300_000), newest('tools/list'))).status).toBe(413)
    expect(await statusFor(app.url, 'evil.example'), 'a name of somebody else’s').toBe(403)
    const left = await ask(list, newest('tools/list'))
    expect(Number(left.headers.get('ratelimit-remaining'))).toBeGreaterThan(0)
  } finally {
    await db.close()
  }
})

test('without a token that lives nothing is said, and one that is revoked is dead at once', async ({
  app,
}) => {
  const db = await openBeside(app)
  try {
    const { id } = await someoneOn(db, 'pro')
    const token = await insertTokenOf(db, { workspace: id })
    const list = (sent: string | null) => send(app.url, sent, message('tools/list'), newest('tools/list'))
    expect((await list(token)).status).toBe(200)
    await db.sql`update api_tokens set revoked_at = now() where user_id = ${id}`
    for (const sent of [null, token, 'bhk_no', `bhk_${'x'.repeat(43)}`]) {
      const { status, headers } = await list(sent)
      expect(status).toBe(401)
      expect(headers.get('www-authenticate')).toMatch(/^Bearer /)
    }
    const creator = await someoneOn(db, 'creator')
    expect((await list(await insertTokenOf(db, { workspace: creator.id }))).status).toBe(403)
  } finally {
    await db.close()
  }
})

/** The status of a message that names another host, as a page does that points its own name at us. */
function statusFor(appUrl: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host, 'Content-Type': 'application/json' }
    request(`${appUrl}/mcp`, { method: 'POST', headers }, answer => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end('{}')
  })
}
