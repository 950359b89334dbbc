import { expect, test } from 'vitest'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { cli } from '#tests/support/cli.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

describeOnDatabases(
  'audit verify, and integrity with it',
  database => {
    test('says that the trails hold, and ends with 1 and names the one that was changed', async () => {
      const { db, env } = database()
      const { id } = await createTestAccount(db)
      for (const type of ['user_signed_in', 'user_signed_out'] as const)
        await insertSecurityEvent(db.sql, { userId: id, type })
      const whole = await cli(['audit', 'verify', '--json'], env)
      expect([whole.code, JSON.parse(whole.out)]).toMatchObject([0, { ok: true, events: 2, broken: [] }])

      await db.sql`alter table security_events disable trigger user`
      await db.sql`update security_events set event_type = 'user_registered' where user_id = ${id} and seq = 1`
      await db.sql`alter table security_events enable trigger user`
      const broken = await cli(['audit', 'verify', '--user', id], env)
      expect(broken.code).toBe(1)
      expect(broken.out).toContain(`${id}  from event 1: an event was changed`)
      const integrity = await cli(['integrity', '--user', id], env)
      expect(integrity.out).toMatch(/audit_trail \(critical\)\s+1/)
    })
  },
  ['server'],
)
