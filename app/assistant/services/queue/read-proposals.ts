import type { WorkspaceContext } from '#app/platform/context.ts'
import { listMemberNames } from '#app/team/services/list-member-names.ts'
import { actionLabel, readAction } from '#core/assistant/actions.ts'
import { isPlanning, type PlanningAction } from '#core/assistant/planning-actions.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants, textFor } from '#core/posts/variants.ts'
import { instantOf, readMinute } from '#core/schedule/wall-time.ts'
import { listQueuedProposals, type QueuedProposal } from '#db/queries/assistant/queue.ts'
import { listPublishAccounts } from '#db/queries/publishing/publish-accounts.ts'

/** What programs proposed and nobody has answered, as whoever decides reads it: with the whole text that would go out. */
export async function readProposals(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const [[rows, accounts], names] = await Promise.all([
    ctx.inWorkspace(sql =>
      Promise.all([
        listQueuedProposals(sql, { workspace, now: ctx.now() }),
        listPublishAccounts(sql, { workspace }),
      ]),
    ),
    listMemberNames(ctx),
  ])
  const handles = new Map(accounts.map(({ id, handle }) => [id, handle]))
  return rows.flatMap(row => {
    const action = readAction(row.type, row.arguments)
    if (!action || !isPlanning(action)) return []
    const { id, hash, madeWith, createdAt, expiresAt } = row
    return [
      {
        ...{ id, hash, madeWith, createdAt, expiresAt },
        type: action.type,
        label: actionLabel(action),
        person: names.get(row.memberId) ?? 'Someone who has left',
        title: row.post?.title ?? '',
        text: textOf(action, row),
        pictures: row.post?.pictures ?? 0,
        platform: platformOf(action, row),
        accounts: action.type === 'unschedule_post' ? [] : handlesOf(action.data.accountIds, handles),
        at: timeOf(action, row),
        problem: problemOf(action, row),
      },
    ]
  })
}

/** The text that would go out on its platform. */
function textOf(action: PlanningAction, { post }: QueuedProposal): string {
  if (!post) return ''
  const platform = action.type === 'unschedule_post' ? null : action.data.platform
  const variants = readVariants(post.variants)
  return platform ? textFor(platform, { body: post.body, variants }) : post.body
}

function platformOf(action: PlanningAction, { planned }: QueuedProposal) {
  return action.type === 'unschedule_post' ? readPlatform(planned?.platform ?? '') : action.data.platform
}

function handlesOf(ids: readonly string[], handles: ReadonlyMap<string, string>): string[] {
  return ids.map(id => handles.get(id) ?? 'an account that’s no longer connected')
}

/** When it would go out, or was to; null for at once. */
function timeOf(action: PlanningAction, { planned }: QueuedProposal): Date | null {
  if (action.type === 'publish_post') return null
  if (action.type === 'unschedule_post') return planned?.at ?? null
  const { day, time, timeZone } = action.data
  return instantOf({ day, minute: readMinute(time) ?? 0 }, timeZone).at
}

/** Why it can’t be approved any more; null where it can. */
function problemOf(
  action: PlanningAction,
  { post, planned }: QueuedProposal,
): 'gone' | 'text_changed' | 'moved' | null {
  if (action.type === 'unschedule_post') {
    if (!planned) return 'gone'
    return planned.at.toISOString() === action.data.at ? null : 'moved'
  }
  if (!post) return 'gone'
  return post.mark === action.data.mark ? null : 'text_changed'
}
