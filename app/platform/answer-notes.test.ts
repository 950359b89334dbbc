import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryChannel } from '#db/driver/query-channel.ts'
import { withNotes } from './answer-notes.ts'
import { newIdempotencyKey } from './http/idempotency-key.ts'

const server = createServer((_, response) => response.end('yes'))
let address = ''

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())

describe('notes of an answer', () => {
  test('hold the keys of its own forms, in their order', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => withNotes(async () => [newIdempotencyKey(), newIdempotencyKey()])),
    )
    expect(one?.notes.keys).toEqual(one?.result)
    expect(other?.notes.keys).toEqual(other?.result)
    expect(newIdempotencyKey()).not.toBe('')
  })

  test('say that somebody else was asked, by fetch or by node:http, however deep within', async () => {
    const asked = await Promise.all([
      withNotes(async () => (await fetch(address)).text()),
      withNotes(
        () =>
          new Promise<void>(resolve => {
            setTimeout(() => get(address, answer => answer.resume().on('end', resolve)), 1)
          }),
      ),
      withNotes(async () => 'nobody'),
    ])
    expect(asked.map(({ notes }) => notes.asksOthers)).toEqual([true, true, false])
  })

  test('say that a question to the database failed, and let the failure through', async () => {
    const failures: unknown[] = []
    const ask = (fails: boolean) => async () => {
      const query = {
        tagged: true,
        strings: [],
        resolve: () => {},
        reject: (error: unknown) => failures.push(error),
      }
      queryChannel.publish({ query, pool: { name: 'test', state: () => ({ busy: 0, idle: 0, waiting: 0 }) } })
      if (fails) query.reject(new Error('lost'))
    }
    const [failed, fine] = [await withNotes(ask(true)), await withNotes(ask(false))]
    expect([failed.notes.hasFailed, fine.notes.hasFailed]).toEqual([true, false])
    expect(failures).toEqual([new Error('lost')])
  })
})
