import { expect, test } from 'vitest'
import { countTry } from '#app/platform/limits/count-try.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { browserOf, contextOn } from '#tests/support/visitor.ts'
import { findKnownDevice, knowDevice } from './sessions/know-device.ts'

const MINUTE = 60_000
let address = 0
const elsewhere = () => `10.0.${Math.floor(address / 250)}.${address++ % 250}`

describeOnDatabase('guessing passwords', database => {
  test('of 1 000 tries from as many addresses within 15 minutes at most 10 reach the hash', async () => {
    const { context, wait } = contextOn(database().db)
    let reached = 0
    for (let batch = 0; batch < 50; batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          countTry(context, 'sign_in', { account: 'a@example.test', address: elsewhere() }),
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
        const refused = await countTry(context, 'sign_in', {
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
      const account = `spray-${n}@example.test`
      if ((await countTry(context, 'sign_in', { account, address: '198.51.100.7' })) === null) reached += 1
    }
    expect(reached).toBe(30)
  })

  test('50 tries at once count like 50 after one another', async () => {
    const { context } = contextOn(database().db)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        countTry(context, 'sign_in', { account: 'race@example.test', address: elsewhere() }),
      ),
    )
    expect(answers.filter(answer => answer === null)).toHaveLength(10)
  })

  test('what is told to wait is the truth: one second less is refused, then there is room', async () => {
    const { context, wait } = contextOn(database().db)
    const account = 'wait@example.test'
    const here = { account, address: '198.51.100.8' }
    for (let n = 0; n < 10; n += 1) {
      await countTry(context, 'sign_in', { account, address: elsewhere() })
      wait(20_000)
    }
    const seconds = (await countTry(context, 'sign_in', here)) ?? 0
    expect(seconds).toBe(700)
    wait((seconds - 1) * 1000)
    expect(await countTry(context, 'sign_in', here)).toBe(1)
    wait(1000)
    expect(await countTry(context, 'sign_in', here)).toBeNull()
  })
})

describeOnDatabase('the owner, while others guess', database => {
  const account = 'owner@example.test'

  test('gets in from elsewhere, whatever one address sends', async () => {
    const { context } = contextOn(database().db)
    for (let n = 0; n < 200; n += 1)
      await countTry(context, 'sign_in', { account: 'one@example.test', address: '198.51.100.9' })
    expect(
      await countTry(context, 'sign_in', { account: 'one@example.test', address: elsewhere() }),
    ).toBeNull()
  })

  test('gets in on a device that is known, and by magic link anywhere, whatever a thousand addresses send', async () => {
    const { context } = contextOn(database().db)
    for (let n = 0; n < 1000; n += 1) await countTry(context, 'sign_in', { account, address: elsewhere() })
    const who = { account, address: elsewhere() }
    expect(await countTry(context, 'sign_in', who)).not.toBeNull()
    expect(await countTry(context, 'sign_in', { ...who, device: 'known' })).toBeNull()
    expect(await countTry(context, 'magic_link', who)).toBeNull()
  })

  test('a known device has ten tries of its own, and uses up nobody else’s', async () => {
    const { context } = contextOn(database().db)
    const who = { account: 'device@example.test', address: '198.51.100.10' }
    const answers = []
    for (let n = 0; n < 15; n += 1)
      answers.push(await countTry(context, 'sign_in', { ...who, device: 'theirs' }))
    expect(answers.filter(answer => answer === null)).toHaveLength(10)
    expect(await countTry(context, 'sign_in', who)).toBeNull()
  })
})

describeOnDatabase('a device that is known', database => {
  test('is known to the account it signed in to, for 90 days, and to no other', async () => {
    const { context, wait } = contextOn(database().db)
    const account = async (email: string) => {
      await browserOf(context).signUp(email)
      const [row] = await context.db.sql<{ id: string }[]>`select id from accounts where email = ${email}`
      return row?.id ?? ''
    }
    const ada = await account('ada@example.test')
    const ben = await account('ben@example.test')
    const find = (sealed: string | null, email: string) => findKnownDevice(context, { sealed, email })
    const first = await knowDevice(context, { sealed: null, userId: ada })
    expect(find(first, 'ada@example.test')).toMatch(/^[\w-]{43}$/)
    expect(find(first, 'ben@example.test')).toBeNull()
    const both = await knowDevice(context, { sealed: first, userId: ben })
    expect(find(both, 'ben@example.test')).toBe(find(first, 'ada@example.test'))
    expect(find(both, 'ada@example.test')).toBe(find(first, 'ada@example.test'))
    wait(91 * 24 * 60 * MINUTE)
    expect(find(both, 'ada@example.test')).toBeNull()
  })

  test('is not believed when its cookie is missing, made up or changed', async () => {
    const { context } = contextOn(database().db)
    await browserOf(context).signUp('eve@example.test')
    const [row] = await context.db.sql<
      { id: string }[]
    >`select id from accounts where email = 'eve@example.test'`
    const sealed = (await knowDevice(context, { sealed: null, userId: row?.id ?? '' })) ?? ''
    const changed = sealed.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
    for (const cookie of [null, '', 'made-up', '{}', Buffer.from('{}').toString('base64url'), `${changed}AA`])
      expect(findKnownDevice(context, { sealed: cookie, email: 'eve@example.test' }), `${cookie}`).toBeNull()
    expect(await knowDevice(context, { sealed: 'made-up', userId: crypto.randomUUID() })).toBeNull()
  })
})
