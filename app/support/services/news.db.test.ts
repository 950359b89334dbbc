import { expect, it } from 'vitest'
import { asWorkspaceId } from '#db/client.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import packageFile from '../../../package.json' with { type: 'json' }
import { markNewsRead } from './mark-news-read.ts'
import { RELEASES, readNews } from './read-news.ts'

it('the newest release of the changelog is the version that runs', () => {
  expect(RELEASES[0]?.version).toBe(packageFile.version)
})

describeOnDatabase('what is new', database => {
  it('is new to a person until they have read it, and only to them', async () => {
    const { db } = database()
    const [reader, other] = [await createTestAccount(db), await createTestAccount(db)]
    await db.sql`update accounts set created_at = '2026-01-01'`
    const isNewTo = async ({ id }: { id: string }) => {
      const [row] = await db.sql<{ newsRead: string; createdAt: Date }[]>`
        select news_read, created_at from accounts where id = ${id}
      `
      if (!row) throw new Error('No account')
      return readNews({ newsRead: row.newsRead, joinedAt: row.createdAt }).hasNews
    }
    expect([await isNewTo(reader), await isNewTo(other)]).toEqual([true, true])
    // A member reads it as themselves, whoever’s workspace they act in.
    const ctx = { ...contextFor(db, other), userId: reader.id, workspace: asWorkspaceId(other.id) }
    await markNewsRead(ctx)
    await markNewsRead(ctx)
    expect([await isNewTo(reader), await isNewTo(other)]).toEqual([false, true])
  })
})
