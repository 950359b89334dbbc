import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConnections } from '#app/publishing/services/connections/read-connections.ts'
import { warnOfExpiry } from '#app/publishing/services/connections/warn-of-expiry.ts'
import { DAY_MS } from '#core/shared/time.ts'
import { upsertConnection } from '#db/queries/publishing/connections.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

describeOnDatabases(
  'connections that end',
  database => {
    it('are told of seven days before, once, and again when they are over', async () => {
      const ctx = contextFor(database().db, await createTestAccount(database().db))
      const { workspace } = ctx
      const end = new Date(ctx.now().getTime() + 14 * DAY_MS)
      const connect = (name: string, expiresAt: Date | null) =>
        ctx.inWorkspace(sql =>
          upsertConnection(sql, {
            ...{ workspace, id: randomUUID(), network: 'bluesky', server: 'https://bsky.example' },
            ...{ accountId: name, handle: `@${name}`, displayName: '', sealedTokens: Buffer.of(0) },
            ...{ scopes: '', expiresAt, now: ctx.now() },
          }),
        )
      await connect('ends', end)
      await connect('stays', null)
      const at = (days: number) => ({ ...ctx, now: () => new Date(end.getTime() + days * DAY_MS) })
      const told = async () =>
        database().db.sql<{ details: { title: string; note: string } }[]>`
          select details from notifications where user_id = ${workspace} order by created_at, id
        `
      await warnOfExpiry(at(-8))
      expect(await told()).toEqual([])
      await Promise.all([warnOfExpiry(at(-7)), warnOfExpiry(at(-7))])
      await warnOfExpiry(at(-1))
      expect(await told()).toMatchObject([
        { details: { title: '@ends on Bluesky', note: expect.stringContaining('It ends on ') } },
      ])
      const shown = async (days: number) =>
        Object.fromEntries((await readConnections(at(days))).connections.map(one => [one.handle, one]))
      expect(await shown(-1)).toMatchObject({ '@ends': { endsSoon: true }, '@stays': { endsSoon: false } })
      await warnOfExpiry(at(0))
      await warnOfExpiry(at(1))
      expect(await told()).toHaveLength(2)
      expect(await shown(1)).toMatchObject({
        '@ends': { status: 'needs_reconnecting', reason: 'Its sign-in has expired.' },
        '@stays': { status: 'connected' },
      })
      // Connected again it ends at another time, and is told of again.
      await connect('ends', new Date(end.getTime() + 14 * DAY_MS))
      await warnOfExpiry(at(10))
      expect(await told()).toHaveLength(3)
    })
  },
  ['embedded'],
)
