import { expect, test, vi } from 'vitest'
import * as argon from '#app/identity/integrations/argon.ts'
import { requestLink } from '#app/identity/services/links/request-link.ts'
import { signIn } from '#app/identity/services/sign-in.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { browserOf, CALLER, contextOn } from '#tests/support/visitor.ts'

vi.mock(import('#app/identity/integrations/argon.ts'), async original => {
  const real = await original()
  return { ...real, argonHash: vi.fn(real.argonHash), argonVerify: vi.fn(real.argonVerify) }
})

/** The same context, noting the text of each statement that runs outside of a transaction, and each transaction. */
function watched(context: ServiceContext): { context: ServiceContext; statements: string[] } {
  const statements: string[] = []
  const sql = new Proxy(context.db.unscoped.sql, {
    apply(target, self, [first, ...rest]: [unknown, ...unknown[]]) {
      if (Array.isArray(first) && 'raw' in first) statements.push(first.join('?').replace(/\s+/g, ' '))
      return Reflect.apply(target, self, [first, ...rest])
    },
  })
  const transaction: ServiceContext['db']['unscoped']['transaction'] = work => {
    statements.push('begin')
    return context.db.unscoped.transaction(work)
  }
  return { context: { ...context, db: { ...context.db, unscoped: { sql, transaction } } }, statements }
}

describeOnDatabase('what an address costs us, known or not', database => {
  /** What one request does: its statements, and how often a password is hashed or compared. */
  const workOf = async (run: (context: ServiceContext) => Promise<unknown>) => {
    const { context, statements } = watched(contextOn(database().db).context)
    vi.clearAllMocks()
    await run(context)
    const { argonHash, argonVerify } = vi.mocked(argon)
    return { statements, hashed: argonHash.mock.calls.length, compared: argonVerify.mock.calls.length }
  }

  test('a wrong password: the same statements and one comparison', async () => {
    const { context } = contextOn(database().db)
    await browserOf(context).signUp('known@example.test')
    await context.db.sql`
      insert into accounts (email, full_name, email_confirmed_at) values ('google-only@example.test', 'Ada', now())`
    const attempt = (email: string) =>
      workOf(work => signIn(work, { email, password: 'Wrong1234', caller: CALLER }))
    // The hash that stands for an unknown account’s is made once in the life of a process.
    await attempt('first@example.test')
    const unknown = await attempt('unknown@example.test')
    expect(unknown).toMatchObject({ hashed: 0, compared: 1 })
    expect(unknown.statements.length).toBeGreaterThan(1)
    expect(await attempt('known@example.test')).toEqual(unknown)
    expect(await attempt('google-only@example.test')).toEqual(unknown)
  })

  test.each(['magic_link', 'password_reset', 'email_confirmation'] as const)(
    '%s: the same statements, and nothing found out before a job runs',
    async purpose => {
      const ask = (email: string) =>
        workOf(work =>
          requestLink(work, {
            purpose,
            email,
            browserSecret: 'a browser',
            remember: false,
            redirectTo: null,
            register: null,
            ...CALLER,
          }),
        )
      const unknown = await ask('unknown@example.test')
      expect(unknown.statements).toHaveLength(1)
      expect(await ask('known@example.test')).toEqual(unknown)
    },
  )
})
