import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { sweepExpired } from '#app/platform/expiry/sweep-expired.ts'
import { newSecret } from '#app/platform/secrets/secrets.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { visitorContext } from '#tests/support/visitor-context.ts'
import { HELD_BYTES, HELD_MINUTES, type HeldForm } from './held-form.ts'
import { holdForm } from './hold-form.ts'
import { openHeldForm, openHeldFormAndCount, openHeldFormWithFiles } from './open-held-form.ts'

const form: HeldForm = {
  target: '/app/storybank',
  page: '/app/storybank?prompt=1',
  fields: [
    ['body', 'The oven broke <b>and</b>\nwe laughed'],
    ['links', 'a'],
    ['links', 'b'],
  ],
  hadFile: false,
}

describeOnDatabase('a form that waits for its writer', database => {
  async function hold(more: Partial<HeldForm> = {}) {
    const context = visitorContext(database().db)
    const account = randomUUID()
    const browserSecret = newSecret()
    const id = await holdForm(context, { account, browserSecret, form: { ...form, ...more } })
    return { context, key: { id: id ?? '', account, browserSecret }, id }
  }

  it('comes back whole, any number of times to be looked at and once to be sent', async () => {
    const { context, key } = await hold()
    for (let look = 0; look < 2; look += 1)
      expect(await openHeldForm(context, { ...key, isTaken: false })).toEqual(form)
    const taken = await Promise.all(
      Array.from({ length: 50 }, () => openHeldForm(context, { ...key, isTaken: true })),
    )
    expect(taken.filter(Boolean)).toEqual([form])
    expect(await openHeldForm(context, { ...key, isTaken: false })).toBeNull()
  })

  it('opens for its account in its browser alone, for ten minutes', async () => {
    const { context, key } = await hold()
    const others = [
      { ...key, account: randomUUID() },
      { ...key, browserSecret: newSecret() },
      { ...key, id: randomUUID() },
      { ...key, id: 'nonsense' },
    ]
    for (const other of others)
      for (const isTaken of [false, true])
        expect(await openHeldForm(context, { ...other, isTaken })).toBeNull()
    const later = { ...context, now: () => new Date(context.now().getTime() + HELD_MINUTES * 60_000 + 1) }
    expect(await openHeldForm(later, { ...key, isTaken: true })).toBeNull()
    expect(await openHeldForm(context, { ...key, isTaken: false })).toEqual(form)
    await sweepExpired(later)
    expect(await openHeldForm(context, { ...key, isTaken: false })).toBeNull()
  })

  it('is kept neither when it is too large nor with a secret in it, and nothing of it can be read in the database', async () => {
    expect((await hold({ fields: [['body', 'a'.repeat(HELD_BYTES)]] })).id).toBeNull()
    const { context, key } = await hold({
      fields: [
        ['body', 'canary words'],
        ['currentPassword', 'Hearthstone9'],
        ['code', '123456'],
      ],
    })
    const opened = await openHeldForm(context, { ...key, isTaken: false })
    expect(opened?.fields).toEqual([['body', 'canary words']])
    const [row] = await context.db.sql<
      { sealed: Buffer }[]
    >`select sealed from held_forms where id = ${key.id}`
    expect(row?.sealed.toString('utf8')).not.toContain('canary')
  })

  it('files wait with it, sealed, for as long as is said, and go with it', async () => {
    const context = visitorContext(database().db)
    const browserSecret = newSecret()
    const files = [Buffer.from('canary picture'), Buffer.alloc(100_000, 7)]
    const id = (await holdForm(context, { account: 'share', browserSecret, form, files, minutes: 30 })) ?? ''
    const key = { id, account: 'share', browserSecret }
    const rows = () =>
      context.db.sql<{ sealed: Buffer }[]>`select sealed from held_files where form_id = ${id}`
    expect(await rows()).toHaveLength(2)
    for (const { sealed } of await rows()) expect(sealed.toString('latin1')).not.toContain('canary')
    const later = { ...context, now: () => new Date(context.now().getTime() + 29 * 60_000) }
    expect((await openHeldFormAndCount(later, key))?.files).toBe(2)
    for (let look = 0; look < 2; look += 1) {
      const seen = await openHeldFormWithFiles(later, key)
      expect(seen?.files.map(file => Buffer.from(file))).toEqual(files)
    }
    const other = { ...key, browserSecret: newSecret() }
    expect(await openHeldFormWithFiles(context, other)).toBeNull()
    expect(await openHeldFormAndCount(context, other)).toBeNull()
    const takers = Array.from({ length: 10 }, () => openHeldForm(context, { ...key, isTaken: true }))
    expect((await Promise.all(takers)).filter(Boolean)).toHaveLength(1)
    expect(await openHeldFormWithFiles(context, key)).toBeNull()
    expect(await rows()).toHaveLength(0)
  })

  it('five wait for one browser at most; the oldest give way', async () => {
    const context = visitorContext(database().db)
    const browserSecret = newSecret()
    const ids: string[] = []
    for (let n = 0; n < 8; n += 1) {
      const at = { ...context, now: () => new Date(context.now().getTime() + n) }
      ids.push((await holdForm(at, { account: 'ada', browserSecret, form })) ?? '')
    }
    const open = (id: string) => openHeldForm(context, { id, account: 'ada', browserSecret, isTaken: false })
    expect((await Promise.all(ids.map(open))).map(Boolean)).toEqual([
      ...[false, false, false],
      ...[true, true, true, true, true],
    ])
  })
})
