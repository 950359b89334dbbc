import { expect, test } from 'vitest'
import { openBoss } from '#app/platform/jobs/boss.ts'
import { openDatabase } from '#db/client.ts'
import { cli } from '#tests/support/cli.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'

describeOnDatabase('jobs', database => {
  const env = () => ({
    ...database().env,
    DATABASE_EMBEDDED: database().kind === 'embedded' ? '1' : '0',
  })
  const run = async (...args: string[]) => {
    const { code, out, err } = await cli(['jobs', ...args, '--json'], env())
    return { code, said: JSON.parse(out || '{}'), err }
  }

  test('before the first start there is nothing, and it is said', async () => {
    const { code, out } = await cli(['jobs'], env())
    expect([code, out]).toEqual([1, ''])
  })

  test('what waits and what gave up is shown, and tried again at a press', async () => {
    const own = openDatabase({ url: database().directUrl, max: 1, role: 'app_jobs' })
    const boss = openBoss(own, { supervise: false, schedule: false })
    await boss.start()
    try {
      for (const queue of ['mail.send', 'content.advance']) await boss.createQueue(queue, { retryLimit: 0 })
      const failing = await boss.send('mail.send', { mailId: 'a' })
      await boss.fetch('mail.send')
      await boss.fail('mail.send', failing ?? '', new Error('the mailbox is closed'))
      await boss.send('mail.send', { mailId: 'b' })
      await boss.send('mail.send', { mailId: 'c' }, { startAfter: 3600 })

      expect((await run()).said.queues).toMatchObject([
        { queue: 'content.advance', waiting: 0, later: 0, active: 0, failed: 0, waitingSince: null },
        { queue: 'mail.send', waiting: 1, later: 1, active: 0, failed: 1 },
      ])
      const { said: output } = await run('failed', '--queue', 'mail.send')
      expect(output.failed).toMatchObject([{ id: failing, tries: 1, message: 'the mailbox is closed' }])
      expect((await run('failed', '--queue', 'content.advance')).said.failed).toEqual([])

      expect((await run('retry', '00000000-0000-4000-8000-000000000000')).code).toBe(1)
      expect((await run('retry', '--queue', 'content.advance')).said).toMatchObject({ ok: true, retried: 0 })
      expect((await run('retry', failing ?? '')).said).toMatchObject({ ok: true, retried: 1 })
      expect((await run('status')).said.queues[1]).toMatchObject({ waiting: 2, failed: 0 })
      expect((await boss.findJobs<{ mailId: string }>('mail.send', { id: failing ?? '' }))[0]?.data).toEqual({
        mailId: 'a',
      })
    } finally {
      await boss.stop({ graceful: false })
      await own.close()
    }
  })
})
