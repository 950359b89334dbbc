import { expect, test } from 'vitest'
import { countAuthTry } from '#app/identity/services/count-auth-try.ts'
import { authBackoffMs } from '#core/identity/backoff.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextOn } from '#tests/support/visitor.ts'

const MINUTE = 60_000
let address = 0
const elsewhere = () => `10.0.${Math.floor(address / 250)}.${address++ % 250}`

describeOnDatabases('guessing passwords', database => {
  test('of 1 000 tries from as many addresses within 15 minutes at most 10 reach the hash', async () => {
    const { context, wait } = contextOn(database().db)
    let reached = 0
    for (let batch = 0; batch < 50; batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          countAuthTry(context, 'sign_in', { account: 'a@example.test', address: elsewhere() }),
        ),
      )
      reached += answers.filter(answer => answer === null).length
      wait(17_800)
    }
    expect(reached).toBe(10)
  }, 120_000)

  test('no 15 minutes see more than 10, wherever they begin', async () => {
    const { context, wait } = contextOn(database().db)
    const reached: number[] = []
    const tries = async (count: number) => {
      for (let n = 0; n < count; n += 1) {
        const refused = await countAuthTry(context, 'sign_in', {
          account: 'edge@example.test',
          address: elsewhere(),
        })
        if (!refused) reached.push(context.now().getTime())
        wait(100)
      }
    }
    await tries(1)
    wait(14 * MINUTE)
    await tries(20)
    wait(MINUTE)
    await tries(20)
    for (const from of reached)
      expect(reached.filter(at => at >= from && at < from + 15 * MINUTE).length).toBeLessThanOrEqual(10)
  })

  test('one address is stopped over 60 accounts', async () => {
    const { context } = contextOn(database().db)
    let reached = 0
    for (let n = 0; n < 60; n += 1) {
      const refused = await countAuthTry(context, 'sign_in', {
        account: `spray-${n}@example.test`,
        address: '198.51.100.7',
      })
      if (!refused) reached += 1
    }
    expect(reached).toBe(30)
  })

  test('50 tries at once count like 50 after one another', async () => {
    const { context } = contextOn(database().db)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        countAuthTry(context, 'sign_in', { account: 'race@example.test', address: elsewhere() }),
      ),
    )
    expect(answers.filter(answer => answer === null)).toHaveLength(10)
  })

  test('the form stays locked for min(1000 × 2^attempt, 30000) ms, held by the server', async () => {
    const { context, wait } = contextOn(database().db)
    const who = { account: 'lock@example.test', address: '198.51.100.8' }
    for (let n = 0; n < 10; n += 1) expect(await countAuthTry(context, 'sign_in', who)).toBeNull()
    const locks = []
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const refused = await countAuthTry(context, 'sign_in', who)
      locks.push(refused?.lockMs)
      expect(refused?.retryAfterSeconds).toBeGreaterThan(0)
      wait(authBackoffMs(attempt) / 2)
      expect((await countAuthTry(context, 'sign_in', who))?.lockMs).toBe(authBackoffMs(attempt) / 2)
      wait(authBackoffMs(attempt) / 2)
    }
    expect(locks).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  test('the owner can still ask for a magic link', async () => {
    const { context } = contextOn(database().db)
    const account = 'owner@example.test'
    for (let n = 0; n < 30; n += 1) await countAuthTry(context, 'sign_in', { account, address: elsewhere() })
    expect(await countAuthTry(context, 'sign_in', { account, address: elsewhere() })).not.toBeNull()
    expect(await countAuthTry(context, 'magic_link', { account, address: elsewhere() })).toBeNull()
  })
})
