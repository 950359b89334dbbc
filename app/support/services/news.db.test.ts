import { expect, it } from 'vitest'
import { asWorkspaceId } from '#db/client.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { markNewsRead } from './mark-news-read.ts'

describeOnDatabase('what is new', database => {
  it('is noted as read for the person who read it, whose workspace they act in, and for nobody else', async () => {
    const { db } = database()
    const [reader, other] = [await createTestAccount(db), await createTestAccount(db)]
    const ctx = { ...contextFor(db, other), userId: reader.id, workspace: asWorkspaceId(other.id) }
    await markNewsRead(ctx, { version: '9.9.9' })
    await markNewsRead(ctx, { version: '9.9.9' })
    const rows = await db.sql`select id, news_read from accounts where id in (${reader.id}, ${other.id})`
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({ id: reader.id, newsRead: '9.9.9' })
    expect(rows).toContainEqual({ id: other.id, newsRead: '' })
  })
})
