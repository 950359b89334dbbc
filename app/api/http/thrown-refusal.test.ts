import { expect, it, vi } from 'vitest'
import { ThreadUnavailable } from '#app/platform/threads/thread-unavailable.ts'
import { refuse } from './reply.ts'
import { thrownRefusal } from './thrown-refusal.ts'

const tellOf = (error: unknown) => {
  const log = { error: vi.fn() }
  return { log, refused: thrownRefusal(error, { log, event: 'a call failed', detail: 'Tell us.' }) }
}

it('hands a refusal on as it is, and keeps it out of the log', () => {
  const own = refuse('not_found')
  const { log, refused } = tellOf(own)
  expect(refused).toBe(own)
  expect(log.error).not.toHaveBeenCalled()
})

it('says of an outage that it passes, and of anything else that it is ours', () => {
  const outage = tellOf(new ThreadUnavailable('ended', 'a page'))
  expect(outage.refused.problem).toMatchObject({
    status: 503,
    code: 'unavailable',
    detail: 'Please try again in a moment.',
  })
  expect(outage.refused.headers).toEqual({ 'Retry-After': '5' })
  const failure = tellOf(new Error('a bug'))
  expect(failure.refused.problem).toMatchObject({ status: 500, code: 'failed', detail: 'Tell us.' })
  for (const { log } of [outage, failure]) expect(log.error).toHaveBeenCalledOnce()
})
