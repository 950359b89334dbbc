import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sweepExpired } from '#app/platform/expiry/sweep-expired.ts'
import { exportActivity } from '#app/team/services/export-activity.ts'
import { leaveWorkspace } from '#app/team/services/leave-workspace.ts'
import { readTeam } from '#app/team/services/read-team.ts'
import { removeMember } from '#app/team/services/remove-member.ts'
import { databaseFailure } from '#db/errors.ts'
import { lockAccount } from '#db/queries/identity/accounts.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, memberOf, ownerOn, signIn } from '#tests/support/team.ts'
import { CALLER, contextOn } from '#tests/support/visitor.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { deleteAccount } from '../delete-account.ts'
import { readSecurity } from '../read-security.ts'
import { noteFailedStep } from '../second-factor/note-failed-step.ts'
import { exportAudit } from './export-audit.ts'
import { verifyAudit } from './verify-audit.ts'

describeOnDatabase('the audit trail', database => {
  const verify = async (userId: string) => (await verifyAudit(database(), { userId })).broken
  async function accountWith(events: number) {
    const { db } = database()
    const account = await createTestAccount(db)
    for (let n = 0; n < events; n += 1)
      await insertSecurityEvent(db.sql, { userId: account.id, type: 'user_signed_in', caller: CALLER })
    return account
  }
  /** As somebody with all the rights of the database's owner would. */
  async function tamper(statement: string) {
    const { sql } = database().db
    await sql`alter table security_events disable trigger user`
    await sql.unsafe(statement)
    await sql`alter table security_events enable trigger user`
  }

  test('fifty events at once are one chain without a fork', async () => {
    const { db } = database()
    const { id: userId } = await createTestAccount(db)
    await Promise.all(
      Array.from({ length: 50 }, () =>
        insertSecurityEvent(db.sql, { userId, type: 'user_signed_in', caller: CALLER }),
      ),
    )
    const rows = await db.sql<{ seq: number; links: number }[]>`
      select seq, count(*) over (partition by prev_hash)::int as links from security_events where user_id = ${userId} order by seq
    `
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1))
    expect(rows.every(({ links }) => links === 1)).toBe(true)
    expect(await verify(userId)).toEqual([])
  })

  test('sign-ins and failures of two accounts at once wait for each other, never in a circle', async () => {
    const { db } = database()
    const [one, two] = [await ownerOn(db, 'collective'), await ownerOn(db, 'collective')]
    const context = contextFor(db, one.account)
    const work = Array.from({ length: 12 }, () => [
      ...[one, two].flatMap(({ account }) => [
        signIn(db, account),
        noteFailedStep(context, { userId: account.id, caller: CALLER }),
        insertSecurityEvent(db.sql, { userId: account.id, type: 'sign_in_failed', caller: CALLER }),
        db.transaction(async sql => {
          await lockAccount(sql, { id: account.id })
          await insertSecurityEvent(sql, { userId: account.id, type: 'user_signed_out', caller: CALLER })
        }),
      ]),
    ]).flat()
    await Promise.all(work)
    for (const { account } of [one, two]) expect(await verify(account.id)).toEqual([])
  })

  test('a chain that grows while it is read is not taken for a broken one', async () => {
    const { db } = database()
    const account = await accountWith(5)
    const grow = Array.from({ length: 40 }, () =>
      insertSecurityEvent(db.sql, { userId: account.id, type: 'user_signed_in', caller: CALLER }),
    )
    const looks = Array.from({ length: 10 }, () => verify(account.id))
    await Promise.all(grow)
    expect((await Promise.all(looks)).flat()).toEqual([])
  })

  test('nobody changes or deletes an event, in whatever role', async () => {
    const { db } = database()
    const { id, workspace } = await accountWith(3)
    const wishes = [
      `update security_events set event_type = 'x' where user_id = '${id}'`,
      `update security_events set hash = '\\x00' where user_id = '${id}'`,
      `delete from security_events where user_id = '${id}'`,
      'truncate security_events',
      `update audit_heads set seq = 0 where chain = '${id}'`,
    ]
    for (const wish of wishes) {
      const outcome = db.inWorkspace(workspace, sql => sql.unsafe(wish))
      expect(databaseFailure(await outcome.catch((error: unknown) => error))?.reason, wish).toBe('forbidden')
    }
    for (const wish of wishes.slice(0, 4)) {
      const outcome = db.sql.unsafe(wish)
      expect(databaseFailure(await outcome.catch((error: unknown) => error))?.reason, wish).toBe('forbidden')
    }
    expect(await verify(id)).toEqual([])
  })

  test('what somebody changes who can do anything in the database shows', async () => {
    const place = (id: string, seq: number) => `where user_id = '${id}' and seq = ${seq}`
    const changed = await accountWith(4)
    await tamper(`update security_events set event_data = '{"how":"x"}' ${place(changed.id, 2)}`)
    expect(await verify(changed.id)).toEqual([{ userId: changed.id, seq: 2, fault: 'changed' }])
    const gap = await accountWith(4)
    await tamper(`delete from security_events ${place(gap.id, 3)}`)
    expect(await verify(gap.id)).toEqual([{ userId: gap.id, seq: 4, fault: 'gap' }])
    const cut = await accountWith(4)
    await tamper(`delete from security_events ${place(cut.id, 4)}`)
    expect(await verify(cut.id)).toEqual([{ userId: cut.id, seq: 3, fault: 'cut' }])
    const emptied = await accountWith(2)
    await tamper(`delete from security_events where user_id = '${emptied.id}'`)
    expect(await verify(emptied.id)).toEqual([{ userId: emptied.id, seq: 0, fault: 'cut' }])
    const whole = await verifyAudit(database(), { userId: null })
    const all = [changed, gap, cut, emptied].map(({ id }) => id).toSorted()
    expect(whole.broken.map(({ userId }) => userId).toSorted()).toEqual(all)
  })

  test('goes with its account, of which a line without a name is left, with the hash it ended on', async () => {
    const { db } = database()
    const { context } = contextOn(db)
    const account = await accountWith(3)
    const [last] = await db.sql<{ hash: string }[]>`
      select encode(hash, 'hex') as hash from audit_heads where chain = ${account.id}
    `
    expect(await deleteAccount(context, { userId: account.id })).toMatchObject({ ok: true })
    const left = await db.sql`select 1 from security_events where user_id = ${account.id}`
    const heads = await db.sql`select 1 from audit_heads where chain = ${account.id}`
    expect([left.count, heads.count]).toEqual([0, 0])
    const [line] = await db.sql<{ data: object }[]>`
      select event_data as data from security_events where event_data ->> 'account' = ${account.id}
    `
    expect(line?.data).toEqual({ account: account.id, billing: 'none', trail: last?.hash })
    expect(await verify(account.id)).toEqual([])
  })

  test('forgets what is older than twelve months, from its beginning, and holds on', async () => {
    const { db } = database()
    const account = await createTestAccount(db)
    const add = (monthsAgo: number) => db.sql`
      insert into security_events (user_id, event_type, created_at)
      values (${account.id}, 'user_signed_in', now() - ${monthsAgo} * interval '1 month')
    `
    for (const monthsAgo of [14, 13, 1, 12.5, 0]) await add(Math.ceil(monthsAgo))
    await sweepExpired(contextOn(db, new Date()).context)
    const rows = await db.sql<{ seq: number }[]>`
      select seq from security_events where user_id = ${account.id} order by seq
    `
    expect(rows.map(({ seq }) => seq)).toEqual([3, 4, 5])
    expect(await verify(account.id)).toEqual([])
    await db.sql`delete from security_events where user_id = ${account.id} and seq = 4`
    expect(await verify(account.id)).toEqual([{ userId: account.id, seq: 5, fault: 'gap' }])
  })

  test('is exported whole, as CSV that no spreadsheet runs and as JSON that can be checked by itself', async () => {
    const { db } = database()
    const account = await accountWith(2)
    await insertSecurityEvent(db.sql, {
      userId: account.id,
      type: 'user_signed_in',
      caller: { ip: '=1+1', userAgent: '@evil', requestId: 'r' },
    })
    const ctx = contextFor(db, account)
    const read = async (format: 'csv' | 'json') => {
      const say = ({ type }: { type: string }) => ({ what: type, who: '' })
      let text = ''
      for await (const piece of await exportAudit(ctx, { format, caller: CALLER, say })) text += piece
      return text
    }
    const csv = await read('csv')
    expect(csv).toContain(`'=1+1,'@evil`)
    expect(csv).toContain('data_exported')
    const lines = JSON.parse(await read('json')) as {
      prevHash: string
      hash: string
      hashed: string
      seq: number
    }[]
    expect(lines.map(({ seq }) => seq)).toEqual([5, 4, 3, 2, 1])
    for (const { prevHash, hash, hashed } of lines)
      expect(createHash('sha256').update(Buffer.from(prevHash, 'hex')).update(hashed).digest('hex')).toBe(
        hash,
      )
  })

  test('a deleted person’s name is in nobody else’s logs, and the owner’s trail still holds', async () => {
    const { db } = database()
    const owner = await ownerOn(db, 'collective')
    const member = await memberOf(db, owner, 'admin')
    const name = `Zoë ${member.account.id.slice(0, 8)}`
    await db.sql`update profiles set full_name = ${name} where id = ${member.account.id}`
    await db.sql`update accounts set full_name = ${name} where id = ${member.account.id}`
    const other = await memberOf(db, owner, 'viewer')
    const theirs = await acting(db, member, '/app/team')
    const team = await readTeam(theirs)
    const row = team.members.find(({ memberId }) => memberId === other.account.id)
    expect(await removeMember(theirs, { id: row?.id ?? '', caller: CALLER })).toMatchObject({ ok: true })
    await db.sql`
      insert into module_usage (user_id, module_name, action_type, additional_data)
      values (${owner.account.id}, 'team', 'member_removed', ${db.sql.json({ who: name })})
    `
    const ctx = contextFor(db, owner.account)
    const { log } = await readSecurity(ctx, { userId: owner.account.id, sessionId: '' })
    expect(log.find(({ type }) => type === 'member_removed')?.actor).toEqual({ name })
    await leaveWorkspace(ctx, {
      ...{ userId: member.account.id, name, workspace: owner.account.id, caller: CALLER },
    })
    expect(await deleteAccount(ctx, { userId: member.account.id })).toMatchObject({ ok: true })

    const after = await readSecurity(ctx, { userId: owner.account.id, sessionId: '' })
    expect(after.log.find(({ type }) => type === 'member_removed')?.actor).toEqual({ name: null })
    const { activity } = await readTeam(await acting(db, owner, '/app/team'))
    expect(activity.find(({ action }) => action === 'member_left')?.who).toBe('Former member')
    const kept = await db.sql<{ text: string }[]>`
      select additional_data::text as text from module_usage where user_id = ${owner.account.id}
      union all select event_data::text from security_events where user_id = ${owner.account.id}
    `
    for (const { text } of kept) {
      expect(text).not.toContain(name)
      expect(text).not.toContain(member.account.email)
    }
    const exported = await exportActivity(await acting(db, owner, '/app/team'), {
      format: 'json',
      wanted: { memberId: null, part: null },
      say: ({ who, data }) => ({ who: who ?? '', what: String(data.who ?? '') }),
    })
    if (!exported.ok) throw new Error(exported.reason)
    let text = ''
    for await (const piece of exported.pieces) text += piece
    expect(text).toContain('Former member')
    expect(text).not.toContain(name)
    expect(await verify(owner.account.id)).toEqual([])
  })

  test('a burst of failed second steps is told of once an hour', async () => {
    const { db } = database()
    const { context, wait } = contextOn(db, new Date())
    const { id: userId, email } = await createTestAccount(db)
    const fail = () => noteFailedStep(context, { userId, caller: CALLER })
    const mails = async () =>
      (await db.sql`select 1 from mail_outbox where to_address = ${email} and template = 'security-notice'`)
        .count
    for (let n = 0; n < 4; n += 1) await fail()
    expect(await mails()).toBe(0)
    await Promise.all(Array.from({ length: 20 }, fail))
    expect(await mails()).toBe(1)
    // Events carry the database's clock: an hour later by ours none of them counts any more.
    wait(61 * 60_000)
    await fail()
    expect(await mails()).toBe(1)
    expect(await verify(userId)).toEqual([])
  })
})
