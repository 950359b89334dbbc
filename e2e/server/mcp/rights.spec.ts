import { TOOL_NAMES, TOOLS } from '#core/api/mcp/tools.ts'
import { API_SCOPES, coversScopes, readScopes } from '#core/api/scopes.ts'
import { expect, test } from '../../fixtures/test.ts'
import { insertTokenOf, someoneOn } from '../api/client.ts'
import { openBeside } from '../guards/owner.ts'
import { message, newest, send } from './agent.ts'

test('scope × tool: what the scopes cover is listed and let in, and nothing else', async ({ app }) => {
  test.setTimeout(120_000)
  const db = await openBeside(app)
  try {
    const { id } = await someoneOn(db, 'collective')
    const wrong: string[] = []
    let tried = 0
    for (const chosen of ['none', ...API_SCOPES.slice(1), 'all'] as const) {
      const scopes = readScopes(chosen === 'all' ? API_SCOPES : [chosen])
      const token = await insertTokenOf(db, { workspace: id, scopes })
      const listed = await send(app.url, token, message('tools/list'), newest('tools/list'))
      const names = ((listed.json?.result?.tools ?? []) as { name: string }[]).map(({ name }) => name)
      for (const name of TOOL_NAMES) {
        const isCovered = coversScopes(scopes, TOOLS[name].rights.scopes)
        const { status } = await send(
          app.url,
          token,
          message('tools/call', { name, arguments: {} }),
          newest('tools/call', name),
        )
        tried += 1
        if (names.includes(name) !== isCovered) wrong.push(`${chosen} ${name}: listed ${!isCovered}`)
        if (status !== (isCovered ? 200 : 403)) wrong.push(`${chosen} ${name}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
    expect(tried).toBe(6 * TOOL_NAMES.length)
  } finally {
    await db.close()
  }
})
