import { tierInForce } from '#app/billing/services/subscription-facts.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { canAddStory } from '#core/stories/limit.ts'
import { markDuplicates, storyFingerprint } from '#core/stories/paste.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertStories, listKnownTexts } from '#db/queries/stories/import-stories.ts'
import { lockNextStories, updateStoryImport } from '#db/queries/stories/story-imports.ts'

/** Stories of one transaction: short enough that nobody waits long for the lock on the profile. */
const BATCH = 200

/**
 * Brings in what is left of an import, batch by batch: what is there already is skipped, and what the plan has no room for
 * is left out. May be cut off anywhere and called again, also twice at once.
 */
export async function continueImport(
  context: Pick<ServiceContext, 'db' | 'now'>,
  { importId, ...owner }: { workspace: string; importId: string },
): Promise<void> {
  const workspace = asWorkspaceId(owner.workspace)
  for (let isMore = true; isMore; )
    isMore = await context.db.inWorkspace(workspace, async sql => {
      const stories = await lockNextStories(sql, { workspace, id: importId, limit: BATCH })
      if (stories.length === 0) return false
      const profile = await lockProfile(sql, { workspace })
      const tier = tierInForce(await findSubscription(sql, { workspace }), context.now())
      const allowance = canAddStory(tier, profile?.storiesCount ?? 0)
      const known = await listKnownTexts(sql, { workspace, prints: stories.map(storyFingerprint) })
      const isKnown = markDuplicates(stories, new Set(known))
      const fresh = stories.filter((_, at) => !isKnown[at])
      const fitting = fresh.slice(0, allowance.ok ? allowance.left : 0)
      const added = await insertStories(sql, { workspace, stories: fitting, now: context.now() })
      const batch = { added, existing: stories.length - fresh.length, leftOut: fresh.length - added }
      await updateStoryImport(sql, { workspace, id: importId, batch, now: context.now() })
      return true
    })
}
