import type { WorkspaceContext } from '#app/platform/context.ts'
import { EXAMPLE_STORIES } from '#core/onboarding/example.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertExampleRows } from '#db/queries/onboarding/example-rows.ts'
import { upsertOnboardingStatus } from '#db/queries/onboarding/onboarding-status.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { insertStory } from '#db/queries/stories/stories.ts'

/**
 * Only ever on request: puts an example's stories and a draft into an empty workspace. `not_empty` where there is a
 * story or a post already; pressing twice fills once.
 */
export async function fillExample(ctx: WorkspaceContext): Promise<Result<object, 'read_only' | 'not_empty'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const profile = await lockProfile(sql, { workspace })
    if (!profile || profile.storiesCount + profile.postsCount > 0) return err('not_empty')
    const rows: { kind: 'story' | 'post'; id: string }[] = []
    for (const { post, ...fields } of EXAMPLE_STORIES) {
      const story = await insertStory(sql, { workspace, fields, now })
      rows.push({ kind: 'story', id: story.id })
      if (!post) continue
      const made = await insertPost(sql, { workspace, fields: { ...post, storyId: story.id }, now })
      rows.push({ kind: 'post', id: made.id })
    }
    await insertExampleRows(sql, { workspace, rows })
    await upsertOnboardingStatus(sql, { workspace, changes: { sampleDataCreated: true } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'dashboard', actionType: 'example_filled' })
    return ok()
  })
}
