import { expect, test } from 'vitest'
import {
  insertAlignmentScore,
  listAlignmentScores,
  listOverallScoresSince,
} from '#db/queries/posts/alignment-scores.ts'
import { countPosts, listPosts } from '#db/queries/posts/list-posts.ts'
import { findPost, insertPost, updatePost } from '#db/queries/posts/posts.ts'
import { listPostVersions } from '#db/queries/posts/versions.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

describeOnDatabases('content', database => {
  test('a post takes the table’s defaults and keeps what was written, JSON keys untouched', async () => {
    const { db } = database()
    const { workspace } = await createTestAccount(db)
    const fields = { title: 't', body: 'b', contentData: { hash_tags: ['a'] }, alignmentOverall: 72 }
    const post = await db.inWorkspace(workspace, sql => insertPost(sql, { workspace, fields, now: NOW }))
    expect(post).toMatchObject({
      ...fields,
      contentType: 'post',
      platform: 'unknown',
      status: 'draft',
      version: 1,
    })
  })

  test('every save is a version, and a save on an old version changes nothing', async () => {
    const { db } = database()
    const { workspace } = await createTestAccount(db)
    const { id } = await insertPost(db.sql, { workspace, fields: { body: 'one' }, now: NOW })
    const second = await updatePost(db.sql, { workspace, id, version: 1, changes: { body: 'two' } })
    expect(second).toMatchObject({ ok: true, post: { body: 'two', version: 2 } })
    const late = await updatePost(db.sql, { workspace, id, version: 1, changes: { body: 'late' } })
    expect(late).toEqual({ ok: false, reason: 'changed_elsewhere' })
    const versions = await listPostVersions(db.sql, { workspace, postId: id })
    expect(versions.map(version => version.body)).toEqual(['two', 'one'])
    expect(await findPost(db.sql, { workspace, id })).toMatchObject({ body: 'two' })
  })

  test('a post that is not there, or not ours, is not found', async () => {
    const { db } = database()
    const [mine, other] = [await createTestAccount(db), await createTestAccount(db)]
    const { id } = await insertPost(db.sql, { workspace: mine.workspace, fields: {}, now: NOW })
    const attempt = await updatePost(db.sql, {
      workspace: other.workspace,
      id,
      version: 1,
      changes: { body: 'x' },
    })
    expect(attempt).toEqual({ ok: false, reason: 'not_found' })
  })

  test('lists filter by state and platform', async () => {
    const { db } = database()
    const { workspace } = await createTestAccount(db)
    for (const [status, platform] of [
      ['draft', 'linkedin'],
      ['published', 'linkedin'],
      ['draft', 'bluesky'],
    ] as const) {
      await insertPost(db.sql, {
        workspace,
        fields: { status, platform, title: `${status} ${platform}` },
        now: NOW,
      })
    }
    const page = await listPosts(db.sql, {
      workspace,
      status: 'draft',
      platform: 'linkedin',
      page: { page: 1, size: 9 },
    })
    expect(page.rows.map(row => row.title)).toEqual(['draft linkedin'])
    expect(page.total).toBe(1)
    expect(await countPosts(db.sql, { workspace, status: 'draft' })).toBe(2)
  })

  test('checks are listed newest first and by window', async () => {
    const { db } = database()
    const { workspace } = await createTestAccount(db)
    const alignmentScores = { voice: 60, values: 61, audience: 62, emotion: 63 }
    for (const [overallScore, daysAgo] of [
      [50, 40],
      [60, 10],
      [70, 1],
    ] as const) {
      await db.inWorkspace(workspace, sql =>
        insertAlignmentScore(sql, {
          workspace,
          postId: null,
          title: '',
          caption: 'text',
          platform: 'bluesky',
          postGoal: '',
          campaign: '',
          alignmentScores,
          suggestions: ['say kiln'],
          overallScore,
          overallGuidance: '',
          isSaved: false,
          now: new Date(NOW.getTime() - daysAgo * 86_400_000),
        }),
      )
    }
    const listed = await listAlignmentScores(db.sql, { workspace, limit: 2 })
    expect(listed.map(score => score.overallScore)).toEqual([70, 60])
    expect(listed[0]).toMatchObject({ alignmentScores, suggestions: ['say kiln'] })
    const since = new Date(NOW.getTime() - 30 * 86_400_000)
    expect(await listOverallScoresSince(db.sql, { workspace, since })).toHaveLength(2)
  })
})
