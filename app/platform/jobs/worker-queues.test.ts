import { describe, expect, it } from 'vitest'
import { EVERY_QUEUE, readWorkerQueues } from './worker-queues.ts'

const queues = (text: string) => {
  const read = readWorkerQueues(text)
  if (!read.ok) throw new Error(read.problems.join())
  return Object.fromEntries(read.queues)
}
const problems = (text: string) => {
  const read = readWorkerQueues(text)
  return read.ok ? [] : read.problems
}

describe('the queues of a process', () => {
  it('are named with how many jobs at once, one without a number', () => {
    expect(queues('mail.send:4, watch.poll')).toEqual({ 'mail.send': 4, 'watch.poll': 1 })
  })

  it('are all of a room by its name, a queue by its own name above that, in whichever order', () => {
    const expected = { 'publishing.publish': 5, 'publishing.expire': 2, 'publishing.end-tokens': 2 }
    expect(queues('publishing:2,publishing.publish:5')).toEqual(expected)
    expect(queues('publishing.publish:5,publishing:2')).toEqual(expected)
  })

  it('are refused by every name that is none, and the names that are some are told', () => {
    const [first, second] = problems('mial.send,watch.poll,publish:2')
    expect(first).toContain('“mial.send”, which is no queue')
    expect(first).toContain('mail.send')
    expect(second).toContain('“publish”')
    expect(problems('mail.send,')).toHaveLength(1)
    expect(problems('constructor')).toHaveLength(1)
  })

  it('are refused with no number, one that is out of range, or twice', () => {
    for (const wrong of [
      'mail.send:',
      'mail.send:0',
      'mail.send:21',
      'mail.send:-1',
      'mail.send:2:2',
      'mail.send:x',
    ])
      expect(problems(wrong), wrong).toEqual([
        'must give mail.send a number of jobs at once, 1 to 20, such as mail.send:2',
      ])
    expect(problems('mail.send,mail.send:2')).toEqual(['names mail.send twice'])
  })

  it('are every one unless somebody says otherwise', () => {
    expect([...EVERY_QUEUE].length).toBeGreaterThan(30)
    expect(new Set(EVERY_QUEUE.values())).toEqual(new Set([1]))
  })
})
