import { afterAll, beforeAll, expect, it } from 'vitest'
import { networkAdapters } from '#app/publishing/integrations/adapters.ts'
import { ALONE } from '#app/publishing/integrations/alone.ts'
import { disconnectAccount } from '#app/publishing/services/connections/disconnect-account.ts'
import { finishConnection } from '#app/publishing/services/connections/finish-connection.ts'
import { openAttempt } from '#app/publishing/services/connections/open-attempt.ts'
import { readConnections } from '#app/publishing/services/connections/read-connections.ts'
import { startConnection } from '#app/publishing/services/connections/start-connection.ts'
import { publishDue } from '#app/publishing/services/publish-due.ts'
import { openAccount } from '#app/publishing/services/steps/open-account.ts'
import { allowAtBluesky } from '#scripts/local/bluesky/allow.ts'
import { type BlueskyStandIn, openBlueskyStandIn } from '#scripts/local/bluesky/stand-in.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { at, founder, look, schedule } from '#tests/support/publishing.ts'

const DAY_MS = 86_400_000
/** The longest cookie that every browser keeps, with its name. */
const COOKIE = 4000
let standIn: BlueskyStandIn
beforeAll(async () => {
  standIn = await openBlueskyStandIn()
})
afterAll(() => standIn.close())

describeOnDatabases(
  'an account of Bluesky',
  database => {
    it('is connected by its handle, renewed as it is used, published to, and ended at its server when it is disconnected', async () => {
      const plain = await founder(database().db)
      const ctx = { ...plain, config: { ...plain.config, blueskyLocalServer: standIn.url } }
      expect(await readConnections(ctx)).toMatchObject({
        offered: expect.arrayContaining(['bluesky']),
        fortnightly: ['bluesky'],
      })
      const traveller = { ...ctx, sessionId: 'session-1' }
      const begin = {
        network: 'bluesky',
        typed: '@ada.test',
        sessionId: 'session-1',
        reconnect: null,
      } as const
      expect(await startConnection(ctx, { ...begin, typed: 'nobody.example' })).toMatchObject({
        reason: 'no_account',
      })
      const started = await startConnection(ctx, begin)
      if (!started.ok) throw new Error(started.reason)
      expect(started.sealed.length).toBeLessThan(COOKIE)
      const attempt = openAttempt(traveller, started.sealed)
      const back = await allowAtBluesky(attempt?.address ?? '', 'ada.test')
      const { sealed } = started
      const way = { network: 'bluesky', sessionId: 'session-1', sealed, answer: back.searchParams } as const
      expect(await finishConnection(ctx, way)).toEqual({ ok: true, handles: ['@ada.test'] })

      const [row] = await database().db.sql`select id, expires_at from connections`
      const days = (row?.expiresAt.getTime() - Date.now()) / DAY_MS
      expect(Math.round(days)).toBe(14)
      const adapters = networkAdapters(ctx.config)
      const { workspace } = ctx
      const input = { context: ctx, adapters, workspace, id: row?.id }
      const open = () => ctx.inWorkspace(sql => openAccount(sql, input))
      const send = async (recordKey: string) => {
        const account = await open()
        if (!account) throw new Error('not connected')
        const post = { ...ALONE, text: 'Hello', createdAt: new Date(), recordKey, idempotencyKey: recordKey }
        return adapters.bluesky?.send(account, post)
      }
      expect(await send('3222222222222')).toMatchObject({ kind: 'published' })
      // The server says that it is over: it is renewed, stored, and good for whoever comes next.
      for (const session of standIn.books.sessions) session.accessExpiresAt = 0
      const before = (await open())?.tokens
      expect(await send('3222222222223')).toMatchObject({ kind: 'published' })
      expect((await open())?.tokens).not.toEqual(before)
      expect(await send('3222222222224')).toMatchObject({ kind: 'published' })
      expect(standIn.calls.filter(call => call.endsWith(' refresh_token'))).toHaveLength(1)

      // A thread with a first comment, as the engine sends it.
      const paragraphs = ['One', 'Two', 'Three'].map(word => `${word} ${'of many words '.repeat(19)}#bread.`)
      const body = paragraphs.join('\n\n')
      const { id } = await schedule(ctx, [row?.id], { body, asThread: true, firstComment: 'https://a.test' })
      for (let minute = 0; minute < 4; minute++) await publishDue(at(ctx, minute), adapters)
      const { targets } = await look(ctx, id)
      expect(targets).toMatchObject([{ state: 'published', verified: 'same' }])
      const records = Object.values(standIn.books.records).slice(3)
      expect(records.map(({ value }) => value.text)).toEqual([...paragraphs, 'https://a.test'])
      expect(records.map(({ value }) => value.reply?.parent.uri)).toEqual([
        undefined,
        ...records.slice(0, 3).map(({ uri }) => uri),
      ])

      expect(await disconnectAccount(ctx, { id: row?.id })).toMatchObject({ ok: true, isRevoked: true })
      expect(standIn.books.sessions).toEqual([])
    })
  },
  ['embedded'],
)
