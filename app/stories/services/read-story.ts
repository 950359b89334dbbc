import type { WorkspaceContext } from '#app/platform/context.ts'
import { threadOf } from '#core/deals/thread.ts'
import { linkKey, readLinkKey } from '#core/stories/link-key.ts'
import { storyTargets } from '#core/stories/links.ts'
import { permissionState } from '#core/stories/permission.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { findClarifyData } from '#db/queries/brand/clarify.ts'
import { findMaySeeDeals } from '#db/queries/deals/deals.ts'
import { findPoundsOfStory } from '#db/queries/deals/pounds.ts'
import { findThread } from '#db/queries/deals/thread.ts'
import { findStory } from '#db/queries/stories/stories.ts'
import { listPillars, listStoryLinks } from '#db/queries/stories/story-links.ts'
import { listStoryPeople } from '#db/queries/stories/story-people.ts'
import { listStoryUses } from '#db/queries/stories/story-uses.ts'

/** As many posts as the page knows; the rest is counted. */
const SHOWN = 100

/** A story with its people, what it stands for and the posts made from it; null when it is not there, not yours, or no id. */
export async function readStory(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const now = ctx.now()
  const [story, posts, people, stored, pillars, clarify, brought, maySeeDeals, thread] =
    await ctx.readInWorkspace(sql =>
      Promise.all([
        findStory(sql, { workspace, id }),
        listStoryUses(sql, { workspace, storyId: id, limit: SHOWN }),
        listStoryPeople(sql, { workspace, storyId: id }),
        listStoryLinks(sql, { workspace, storyId: id }),
        listPillars(sql, { workspace }),
        findClarifyData(sql, { workspace }),
        findPoundsOfStory(sql, { workspace, storyId: id }),
        roleMay(ctx.role, 'edit') || findMaySeeDeals(sql),
        findThread(sql, { workspace, kind: 'story', id }),
      ]),
    )
  if (!story) return null
  const links = stored.map(linkKey)
  const targets = storyTargets(clarify?.clarifyData, pillars).map(target => ({
    key: linkKey(target),
    kind: target.kind,
    label: target.label,
  }))
  // What the foundation no longer names stays ticked until the founder takes it off.
  const older = stored
    .filter(link => !targets.some(target => target.key === linkKey(link)))
    .map(link => ({
      key: linkKey(link),
      kind: link.kind,
      label: readLinkKey(linkKey(link))?.name ?? link.name,
    }))
  return {
    story: { ...story, links },
    posts,
    people: people.map(person => ({ ...person, state: permissionState(person, now) })),
    targets: [...targets, ...older],
    thread: threadOf(thread, { kind: 'story', id }),
    /** Null when it brought nobody, or when its reader may not see money. */
    brought: maySeeDeals && brought.leads > 0 ? brought : null,
  }
}
