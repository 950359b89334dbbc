import type { WorkspaceContext } from '#app/platform/context.ts'
import { listMemberNames } from '#app/team/services/list-member-names.ts'
import { actionLabel, readAction } from '#core/assistant/actions.ts'
import { isPlanning, type PlanningAction } from '#core/assistant/planning-actions.ts'
import { type PlatformId, readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants, textFor } from '#core/posts/variants.ts'
import { NETWORK_NAMES } from '#core/publishing/networks.ts'
import { instantOf, readMinute } from '#core/schedule/wall-time.ts'
import { listQueuedProposals, type QueuedProposal } from '#db/queries/assistant/queue.ts'
import { listPublishAccounts, type PublishAccount } from '#db/queries/publishing/publish-accounts.ts'

/** What programs proposed and nobody has answered, as whoever decides reads it: with the whole text that would go out. */
export async function readProposals(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const [[rows, accounts], names] = await Promise.all([
    ctx.readInWorkspace(sql =>
      Promise.all([
        listQueuedProposals(sql, { workspace, now: ctx.now() }),
        listPublishAccounts(sql, { workspace }),
      ]),
    ),
    listMemberNames(ctx),
  ])
  const connected = new Map(accounts.map(account => [account.id, account]))
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
        others: otherTexts(action, row, connected),
        pictures: row.post?.pictures ?? 0,
        platform: platformOf(action, row),
        accounts: action.type === 'unschedule_post' ? [] : handlesOf(action.data.accountIds, connected),
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

/** Texts that accounts on other platforms would get, where they are not the same: each is read before it is approved. */
function otherTexts(
  action: PlanningAction,
  row: QueuedProposal,
  connected: ReadonlyMap<string, PublishAccount>,
): { platform: PlatformId; text: string }[] {
  if (action.type === 'unschedule_post' || !row.post) return []
  const { body } = row.post
  const variants = readVariants(row.post.variants)
  const platforms = action.data.accountIds.flatMap(id => readPlatform(connected.get(id)?.network ?? '') ?? [])
  const main = textOf(action, row)
  return [...new Set(platforms)]
    .map(platform => ({ platform, text: textFor(platform, { body, variants }) }))
    .filter(({ text }) => text !== main)
}

function handlesOf(ids: readonly string[], connected: ReadonlyMap<string, PublishAccount>): string[] {
  return ids.map(id => {
    const account = connected.get(id)
    return account
      ? `${NETWORK_NAMES[account.network]}: ${account.handle}`
      : 'an account that’s no longer connected'
  })
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
