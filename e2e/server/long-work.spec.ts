import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from '../fixtures/test.ts'
import { newcomer } from './guards/caller.ts'

/**
 * How much of the time that the long requests take an answer to somebody else may wait. Measured against that time and
 * not in milliseconds, which say more about the machine than about us.
 */
const MOST_SHARE = 0.5
const LONG_PARAGRAPH =
  'We teach small bakeries to read their books. What is dear, and why? (Ask “us”.) '.repeat(100)

test('twenty long requests at once hold up nobody else', async ({ app, mailbox }) => {
  test.setTimeout(180_000)
  const caller = await newcomer(app, mailbox, 'pro')
  const questions = ['brand_heart_problem', 'dream_client', 'offer_description', 'mission_statement']
  const paste = questions.map(key => `${key}: ${LONG_PARAGRAPH}`).join('\n\n')
  const table = `title,body\n${Array.from({ length: 10_000 }, (_, n) => `Row ${n},"What happened ${n}, and why"`).join('\n')}`
  const work = [
    () => caller.get('/app/clarify/brand-snapshot.pdf'),
    () =>
      caller.post('/app/storybank/import', Object.entries({ intent: 'preview', format: 'csv', text: table })),
    () => caller.post('/app/clarify/import', Object.entries({ intent: 'preview', text: paste })),
    () =>
      caller.post(
        '/app/storybank/import',
        Object.entries({ intent: 'preview', format: 'paste', text: 'a\n'.repeat(150_000) }),
      ),
  ]
  // Each kind once before, so that nothing is loaded for the first time while the clock runs.
  for (const one of work) await one()

  expect(await longestShare(app.url, work)).toBeLessThan(MOST_SHARE)
})

const ASKER = `
  const { parentPort, workerData } = require('node:worker_threads')
  let isRunning = true
  parentPort.once('message', () => { isRunning = false })
  ;(async () => {
    let longest = 0
    while (isRunning) {
      const before = performance.now()
      await (await fetch(workerData)).text()
      longest = Math.max(longest, performance.now() - before)
      await new Promise(resolve => setTimeout(resolve, 10))
    }
    parentPort.postMessage(longest)
  })()`

/** The longest that /healthz kept anybody waiting while twenty of these ran at once, as a share of what these took. */
async function longestShare(
  origin: string,
  work: readonly (() => Promise<{ status: number }>)[],
): Promise<number> {
  // Asked from a thread: sending the long forms holds up this one.
  const asker = new Worker(ASKER, { eval: true, workerData: `${origin}/healthz` })
  const told = once(asker, 'message') as Promise<[number]>
  await once(asker, 'online')
  const before = performance.now()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => work[n % work.length]?.()))
  const took = performance.now() - before
  asker.postMessage('done')
  const [longest] = await told
  await asker.terminate()
  for (const answer of answers) expect([200, 302, 303, 429, 503]).toContain(answer?.status)
  return longest / took
}
