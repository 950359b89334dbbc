import { expect, it } from 'vitest'
import { findBrief } from '#app/assistant/services/brief/find-brief.ts'
import { findRelated } from '#app/assistant/services/brief/find-related.ts'
import { addDays } from '#core/shared/time.ts'
import { insertCheckin } from '#db/queries/brand/checkins.ts'
import { upsertClarifyData } from '#db/queries/brand/clarify.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { insertStory } from '#db/queries/stories/stories.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

describeOnDatabase('the brief of a workspace', database => {
  const founder = async (word: string) => {
    const ctx = contextFor(database().db, await createTestAccount(database().db))
    const { workspace } = ctx
    await ctx.inWorkspace(async sql => {
      await upsertClarifyData(sql, {
        workspace,
        answers: { dream_client: `People who keep ${word} in the shed.`, usp: 'We mend.' },
      })
      await insertStory(sql, {
        workspace,
        fields: { title: `The ${word}`, status: 'ready', body: `A ${word} came in. We looked.` },
        now: addDays(TEST_NOW, -40),
      })
      for (let n = 0; n < 6; n += 1) {
        await insertStory(sql, {
          workspace,
          fields: { title: `Newer ${n}`, status: 'ready', body: 'Something else.' },
          now: addDays(TEST_NOW, -n - 2),
        })
        await insertPost(sql, {
          workspace,
          fields: { title: `Post ${n}`, body: 'Something else.', alignmentOverall: 60 + n },
          now: addDays(TEST_NOW, -n - 2),
        })
      }
      await insertPost(sql, {
        workspace,
        fields: { title: 'Long ago', body: `One ${word} at a time.`, alignmentOverall: 91 },
        now: addDays(TEST_NOW, -90),
      })
      await insertCheckin(sql, { workspace, alignmentScore: 7, completed: true, now: addDays(TEST_NOW, -1) })
    })
    return ctx
  }

  it('has posts with scores, the plan, the last check-in, what was done last, and what is unset as unset', async () => {
    const brief = await findBrief(await founder('kettle'))
    expect(brief.posts.map(({ title, score }) => [title, score?.overall])).toEqual([
      ['Post 0', 60],
      ['Post 1', 61],
      ['Post 2', 62],
      ['Post 3', 63],
      ['Post 4', 64],
    ])
    expect(brief.plan).toMatchObject({ from: '2026-11-20', to: '2026-12-03', posts: [] })
    expect(brief.plan?.emptyDays).toHaveLength(14)
    expect(brief.checkins).toEqual([{ on: '2026-11-19', alignment: 7 }])
    expect(brief.score).toMatchObject({ overall: expect.any(Number) })
    expect(brief.recentActivity).toHaveLength(5)
    expect(brief.recentActivity[0]).toEqual({ on: '2026-11-19', what: 'check-in done', title: '' })
    expect(brief.context.values).toBe('unset')
    expect(brief.context.contentPreferences.preferredPlatforms).toBe('unset')
    expect(brief.strategy).toEqual({ position: 'unset', pillars: 'unset' })
  })

  it('brings the rows that a question is about, however old, and none of anybody else’s', async () => {
    const [ctx, stranger] = [await founder('kettle'), await founder('barometer')]
    const related = await findRelated(ctx, 'Write something about those kettles, please')
    expect(related.stories.map(({ title }) => title)).toEqual(['The kettle'])
    expect(related.posts.map(({ title }) => title)).toEqual(['Long ago'])
    expect(related.answers).toEqual([{ key: 'dream_client', answer: 'People who keep kettle in the shed.' }])
    const foreign = await findRelated(ctx, 'Tell me about the barometer')
    expect(foreign).toEqual({ stories: [], posts: [], answers: [] })
    expect((await findRelated(stranger, 'barometer')).stories).toHaveLength(1)
    expect(await findRelated(ctx, 'What should I post today?')).toEqual({
      stories: [],
      posts: [],
      answers: [],
    })
  })
})
