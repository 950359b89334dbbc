import type { Job } from 'pg-boss'
import { expect, test } from 'vitest'
import { settleEach } from './settle-each.ts'

test('a job that fails is told apart, and those after it are done', async () => {
  const done: unknown[] = []
  const jobs = ['a', 'b', 'c'].map(id => ({ id, data: { of: id } }) as Job)
  const results = await settleEach('billing.sync', jobs, async payload => {
    if (done.length === 1) {
      done.push('tried')
      throw new TypeError('The provider refused it')
    }
    done.push(payload)
  })
  expect(done).toEqual([{ of: 'a' }, 'tried', { of: 'c' }])
  expect(results).toEqual([
    { id: 'a', status: 'completed' },
    { id: 'b', status: 'failed', output: { name: 'TypeError', message: 'The provider refused it' } },
    { id: 'c', status: 'completed' },
  ])
})
