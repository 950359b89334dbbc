import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { savePost } from '#app/posts/services/save-post.ts'
import { postSchema } from '#core/posts/schema.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'
import { readChoices } from './read-choices.ts'

describeOnDatabase('what may have brought somebody', database => {
  it('offers every post, six at a time', async () => {
    const ctx = contextFor(database().db, await createTestAccount(database().db))
    for (const at of Array(13).keys()) {
      const post = parse(postSchema, { title: `Post ${at}`, body: 'Said', platform: 'instagram' })
      const how = { postId: null, storyId: null, version: 0, kind: 'saved' } as const
      await savePost(ctx, { ...how, post, idempotencyKey: `post ${at}` })
    }
    const read = await Promise.all([1, 2, 3].map(page => readChoices(ctx, { page })))
    expect(read.map(({ posts, page, pages }) => [posts.length, page, pages])).toEqual([
      [6, 1, 3],
      [6, 2, 3],
      [1, 3, 3],
    ])
    expect(new Set(read.flatMap(({ posts }) => posts.map(({ label }) => label))).size).toBe(13)
  })
})
