import { expect, it } from 'vitest'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { CALLER, contextOn } from '#tests/support/visitor.ts'
import { readSecurity } from './read-security.ts'
import { openSession } from './sessions/open-session.ts'
import { readViewer } from './sessions/read-viewer.ts'

describeOnDatabase('the security page', database => {
  it('shows ten devices at a time, each once, and knows of the others on every page', async () => {
    const { context } = contextOn(database().db)
    const { id: userId } = await createTestAccount(context.db)
    const signIn = () =>
      openSession(context, {
        ...{ userId, device: null, caller: CALLER, how: 'password', replaces: null, remember: true },
      })
    const { secret } = await signIn()
    const sessionId = (await readViewer(context, secret))?.sessionId ?? ''
    expect(await readSecurity(context, { userId, sessionId })).toMatchObject({
      devicePages: 1,
      hasOthers: false,
    })
    for (let more = 0; more < 22; more += 1) await signIn()
    const pages = await Promise.all([1, 2, 3].map(page => readSecurity(context, { userId, sessionId, page })))
    expect(pages.map(({ sessions }) => sessions.length)).toEqual([10, 10, 3])
    expect(pages.map(({ devicePages, hasOthers }) => [devicePages, hasOthers])).toEqual(
      Array.from({ length: 3 }, () => [3, true]),
    )
    expect(await readSecurity(context, { userId, sessionId, page: 9 })).toEqual(pages[2])
    const shown = pages.flatMap(({ sessions }) => sessions)
    expect(new Set(shown.map(({ id }) => id)).size).toBe(23)
    expect(shown.filter(({ isThis }) => isThis)).toHaveLength(1)
  })
})
