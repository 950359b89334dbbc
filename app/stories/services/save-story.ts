import type { WorkspaceContext } from '#app/platform/context.ts'
import { mayChangeText } from '#app/team/services/may-change-text.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isSavedAlready } from '#core/shared/version.ts'
import { linkKey, readLinkKey } from '#core/stories/link-key.ts'
import type { StoryInput } from '#core/stories/schema.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findStory, type Story, updateStory } from '#db/queries/stories/stories.ts'
import { listPillars, listStoryLinks, updateStoryLinks } from '#db/queries/stories/story-links.ts'

/**
 * Saves the whole form of a story, if it still is at the version that was read; otherwise answers with the story as it
 * is now, so that both texts can be shown.
 */
export async function saveStory(
  ctx: WorkspaceContext,
  input: { id: string; version: number; story: StoryInput },
): Promise<
  | Result<{ story: Story }, 'read_only' | 'not_found'>
  | {
      readonly ok: false
      readonly reason: 'changed_elsewhere'
      readonly story: Story & { readonly links: string[] }
      /** What a key of a link stands for, in words. */
      readonly labels: ReadonlyMap<string, string>
    }
> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(input.id)) return err('not_found')
  const { workspace } = ctx
  const { id, version } = input
  const { links, ...changes } = input.story
  return ctx.inWorkspace(async sql => {
    if (!(await mayChangeText(ctx, { kind: 'story', id }, sql))) return err('read_only')
    const story = await updateStory(sql, { workspace, id, version, changes })
    if (story) {
      const targets = links.map(readLinkKey).filter(link => link !== null)
      await updateStoryLinks(sql, { workspace, storyId: id, links: targets })
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'storybank', actionType: 'story_saved' })
      return ok({ story })
    }
    const present = await findStory(sql, { workspace, id })
    if (!present) return err('not_found')
    const stored = (await listStoryLinks(sql, { workspace, storyId: id })).map(linkKey)
    if (isSavedAlready({ ...present, links: stored.toSorted() }, { ...changes, links: links.toSorted() }))
      return ok({ story: present })
    const pillars = await listPillars(sql, { workspace })
    return err('changed_elsewhere', {
      story: { ...present, links: stored },
      labels: new Map(pillars.map(pillar => [linkKey({ kind: 'pillar', name: pillar.id }), pillar.title])),
    })
  })
}
