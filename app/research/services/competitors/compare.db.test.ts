import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { compareCompetitor } from '#app/research/services/competitors/compare-competitor.ts'
import { addDays } from '#core/shared/time.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { insertCompetitor, upsertSourceOwner } from '#db/queries/research/competitors.ts'
import { insertItems } from '#db/queries/watch/items.ts'
import { insertSource } from '#db/queries/watch/sources.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { acting, ownerOn } from '#tests/support/team.ts'
import { TEST_NOW } from '#tests/support/workspace-context.ts'

describeOnDatabase('a competitor held against us', database => {
  it('counts what their sources brought and what we published in the same 90 days, and nothing else', async () => {
    const ctx = await acting(database().db, await ownerOn(database().db, 'collective'), '/app/brand-watch')
    const { workspace } = ctx
    const now = ctx.now()
    const id = await ctx.inWorkspace(async sql => {
      const fields = { name: 'Rival', promise: 'A solid oak table in two weeks' }
      const competitor = await insertCompetitor(sql, { workspace, fields, now })
      const follow = async (host: string, count: number, title: string) => {
        const source = { name: host, address: `https://${host}/`, site: '', host, nextAt: TEST_NOW }
        const marks = { etag: '', lastModified: '' }
        const sourceId = (await insertSource(sql, { workspace, source, marks, now })) ?? ''
        const items = Array.from({ length: count }, (_, at) => ({
          id: randomUUID(),
          identity: `${at}`,
          guid: '',
          title,
          summary: 'It stands in your kitchen before the month is over.',
          author: '',
          address: '',
          // The last one is too old, the one before it is hidden.
          publishedAt: addDays(now, at === count - 1 ? -91 : -at),
          isHidden: at === count - 2,
          foldedInto: null,
        }))
        await insertItems(sql, { workspace, sourceId, items, now })
        return sourceId
      }
      const sourceId = await follow('rival.example', 12, 'A solid oak table')
      await follow('other.example', 5, 'Weather for farmers')
      await upsertSourceOwner(sql, { workspace, id: competitor, sourceId, now })
      for (let at = 0; at < 12; at++)
        await insertPost(sql, {
          workspace,
          fields: {
            title: '',
            body: 'A solid oak table deserves patience and a second life.',
            status: at === 0 ? 'draft' : 'published',
            publishedAt: at === 0 ? null : addDays(now, at === 1 ? -91 : -at),
          },
          now,
        })
      return competitor
    })
    const view = await compareCompetitor(ctx, { id })
    expect(view?.comparison).toMatchObject({
      theirs: { texts: 11, isEnough: true },
      ours: { texts: 10, isEnough: true },
    })
    expect(view?.comparison.words?.both[0]).toMatchObject({
      text: 'solid oak table',
      theirs: { count: 11, share: 100 },
      ours: { count: 10, share: 100 },
    })
    const stranger = await acting(database().db, await ownerOn(database().db, 'collective'))
    expect(await compareCompetitor(stranger, { id })).toBeNull()
    expect(await compareCompetitor(ctx, { id: 'no id' })).toBeNull()
  })
})
