import type { WorkspaceContext } from '#app/platform/context.ts'
import { canResume, partName, partsText, placeOf, standingOf } from '#core/publishing/parts.ts'
import { type DiffPart, diffWords } from '#core/shared/word-diff.ts'
import { type Attempt, listAttempts } from '#db/queries/publishing/attempts.ts'
import { listPartsOf, type Part } from '#db/queries/publishing/parts.ts'
import { listAccountsOf } from '#db/queries/publishing/publish-accounts.ts'
import { listTargets } from '#db/queries/publishing/targets.ts'

/** The accounts that a scheduled post goes to, how it stands with each, and every attempt. Four statements. */
export async function readTargets(ctx: WorkspaceContext, { scheduledPostId }: { scheduledPostId: string }) {
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql => {
    const [targets, allParts, accounts, attempts] = await Promise.all([
      listTargets(sql, { workspace, scheduledPostId }),
      listPartsOf(sql, { workspace, scheduledPostId }),
      listAccountsOf(sql, { workspace, scheduledPostIds: [scheduledPostId] }),
      listAttempts(sql, { workspace, scheduledPostId }),
    ])
    return targets.flatMap(target => {
      const account = accounts.find(({ id }) => id === target.connectionId)
      if (!account) return []
      const { id, state, problem, detail, address, publishedAt, nextTryAt, verified, readAt } = target
      const { likes, replies, reposts } = target
      const parts = allParts.filter(({ targetId }) => targetId === id)
      const place = placeOf(parts)
      const difference: DiffPart[] | null =
        verified === 'different' && target.liveText !== null
          ? diffWords(textOf(parts), target.liveText)
          : null
      return {
        ...{ id, state, problem, detail, address, publishedAt, nextTryAt, verified, readAt, difference },
        standing: standingOf(target),
        progress: partsText(state, place),
        isOnlyComment: place.role === 'comment',
        canResume: canResume(target, place),
        network: account.network,
        handle: account.handle,
        counts: { likes, replies, reposts },
        attempts: attempts.flatMap(attempt => (attempt.targetId === id ? shown(attempt, parts) : [])),
      }
    })
  })
}

/** What of them can be read at the network, one below the other. */
function textOf(parts: readonly Part[]): string {
  return parts
    .filter(({ publishedAt }) => publishedAt !== null)
    .map(({ text }) => text)
    .join('\n\n')
}

/** An attempt as it is shown; nothing where no more was done than to see that there is nothing to bring. */
function shown(attempt: Attempt, parts: readonly Part[]) {
  const { id, action, position, answer, startedAt, statusCode, reason } = attempt
  const hasMedia = parts.some(part => part.position === position && part.media.length > 0)
  if (action === 'prepare' && answer === 'ready' && !hasMedia) return []
  const what = action === 'prepare' && !hasMedia ? ('arrange' as const) : action
  return [{ id, action: what, part: partName(parts, position), answer, startedAt, statusCode, reason }]
}
