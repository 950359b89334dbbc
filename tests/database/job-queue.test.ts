import { expect, it } from 'vitest'
import { bossAdapter } from '#app/platform/jobs/boss.ts'
import { openDatabase } from '#db/client.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

describeOnDatabases('the job queue’s connection', database => {
  it('goes on after a transaction of its own text failed', async () => {
    const own = openDatabase({ url: database().directUrl, max: 1 })
    const boss = bossAdapter(own)
    await expect(boss.executeSql('BEGIN; SELECT 1 / 0; COMMIT')).rejects.toThrow('division by zero')
    expect((await boss.executeSql('SELECT $1::int AS one', [1])).rows).toEqual([{ one: 1 }])
    await own.close()
  })
})
