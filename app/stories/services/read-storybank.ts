import { pictureAddress } from '#app/media/services/picture-address.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { planLimit } from '#core/billing/plans.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { personalise } from '#core/brand/personalise/personalise.ts'
import { formatDate } from '#core/shared/time.ts'
import { storyBeginning } from '#core/stories/beginning.ts'
import { STORY_KINDS, type StoryKind, type StoryStatus } from '#core/stories/kinds.ts'
import { linkKey, type StoryLink } from '#core/stories/link-key.ts'
import { gapPrompt, storyGaps, storyTargets } from '#core/stories/links.ts'
import { type PermissionState, permissionState } from '#core/stories/permission.ts'
import { isUuid } from '#db/client.ts'
import { findClarifyData } from '#db/queries/brand/clarify.ts'
import { countSeenWaiting } from '#db/queries/captures/pending-captures.ts'
import { listFirstPictures } from '#db/queries/media/media.ts'
import { listRecordedStories } from '#db/queries/media/recordings.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { countStoriesByKind, listStories, readStoryPlace } from '#db/queries/stories/list-stories.ts'
import { listTargets } from '#db/queries/stories/story-links.ts'

const PAGE_SIZE = 12

export interface WantedStories {
  readonly search: string
  readonly kind: StoryKind | null
  readonly status: StoryStatus | null
  readonly permission: Exclude<PermissionState, 'none'> | null
  readonly link: StoryLink | null
  /** Where in the list to go on, as the address says it. */
  readonly from: string | null
  readonly removed: string | null
}

/** Everything the story bank shows, from five statements sent together, a sixth after a story was deleted, and their pictures and recordings behind. */
export async function readStorybank(ctx: WorkspaceContext, address: WantedStories) {
  const { workspace } = ctx
  const now = ctx.now()
  const { removed, kind, status, permission, link } = address
  const filter = {
    workspace,
    today: now.toISOString().slice(0, 10),
    search: address.search || undefined,
    status: status ?? undefined,
    permission: permission ?? undefined,
    link: link ?? undefined,
  }
  const found = await ctx.readInWorkspace(async sql => {
    const [stories, matches, coverage, clarify, waiting, undo] = await Promise.all([
      listStories(sql, {
        ...filter,
        kind: kind ?? undefined,
        place: readStoryPlace(address.from),
        size: PAGE_SIZE,
      }),
      countStoriesByKind(sql, filter),
      listTargets(sql, { workspace }),
      findClarifyData(sql, { workspace }),
      countSeenWaiting(sql, { workspace, viewer: ctx.userId, now }),
      isUuid(removed) ? findRemoved(sql, { workspace, kind: 'story', id: removed }) : null,
    ])
    const storyIds = stories.rows.map(({ id }) => id)
    const [pictures, recorded] = await Promise.all([
      listFirstPictures(sql, { workspace, storyIds }),
      listRecordedStories(sql, { workspace, storyIds }),
    ])
    return { stories, pictures, recorded, matches, coverage, clarify, waiting, undo }
  })
  const { stories, pictures, recorded, matches, coverage, clarify, waiting, undo } = found
  const pictureOf = new Map(
    pictures.map(({ storyId, id, ...picture }) => [
      storyId,
      { ...picture, address: pictureAddress(ctx.config, { workspace, id, now }) },
    ]),
  )
  const { total, isBeyond } = matches
  const counts = STORY_KINDS.map(each => ({
    kind: each,
    count: matches.kinds.find(entry => entry.kind === each)?.count ?? 0,
  }))
  const shownCounts = kind ? counts.filter(entry => entry.kind === kind) : counts
  const foundation = normaliseClarify(clarify?.clarifyData)
  const pillars = coverage.filter(target => target.kind === 'pillar')
  const targets = storyTargets(
    foundation,
    pillars.map(({ name: id, words: title }) => ({ id, title })),
  )
  const covered = coverage.filter(target => target.hasStory)
  const gaps = storyGaps(targets, new Set(covered.map(linkKey)))
  return {
    stories: {
      ...stories,
      rows: stories.rows.map(
        ({ permissionExpiresOn, permission: held, body, happenedOn, createdAt, ...story }) => ({
          ...story,
          isRecorded: recorded.includes(story.id),
          beginning: story.excerpt ? '' : storyBeginning({ title: story.title, body }),
          day: happenedOn
            ? formatDate(new Date(`${happenedOn}T12:00:00Z`), 'UTC')
            : formatDate(createdAt, ctx.timeZone),
          picture: pictureOf.get(story.id) ?? null,
          permission: permissionState({ permission: held, expiresOn: permissionExpiresOn }, now),
        }),
      ),
      total: shownCounts.reduce((sum, { count }) => sum + count, 0),
      isBeyond,
    },
    counts,
    total,
    /** Null when unlimited, since Infinity is lost on some ways to the browser. */
    limit: finiteOrNull(planLimit(ctx.tier, 'stories')),
    targets: targets.map(target => ({ key: linkKey(target), kind: target.kind, label: target.label })),
    /** Nothing is missing while there is nothing at all. */
    gaps: (total === 0 ? [] : gaps).map(gap => ({
      key: linkKey(gap),
      kind: gap.kind,
      label: gap.label,
      prompt: gapPrompt(gap, foundation),
    })),
    prompts: personalise(foundation).storyPrompts,
    waiting,
    undo,
  }
}

function finiteOrNull(limit: number): number | null {
  return Number.isFinite(limit) ? limit : null
}
