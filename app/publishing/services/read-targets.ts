import type { WorkspaceContext } from '#app/platform/context.ts'
import { type DiffPart, diffWords } from '#core/shared/word-diff.ts'
import { listAttempts } from '#db/queries/publishing/attempts.ts'
import { listAccountsOf } from '#db/queries/publishing/publish-accounts.ts'
import { listTargets } from '#db/queries/publishing/targets.ts'

/** The accounts that a scheduled post goes to, how it stands with each, and every attempt. Three statements. */
export async function readTargets(ctx: WorkspaceContext, { scheduledPostId }: { scheduledPostId: string }) {
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const [targets, accounts, attempts] = await Promise.all([
      listTargets(sql, { workspace, scheduledPostId }),
      listAccountsOf(sql, { workspace, scheduledPostIds: [scheduledPostId] }),
      listAttempts(sql, { workspace, scheduledPostId }),
    ])
    return targets.flatMap(target => {
      const account = accounts.find(({ id }) => id === target.connectionId)
      if (!account) return []
      const { id, state, problem, detail, address, publishedAt, nextTryAt, verified, readAt } = target
      const { likes, replies, reposts } = target
      const difference: DiffPart[] | null =
        verified === 'different' && target.text !== null && target.liveText !== null
          ? diffWords(target.text, target.liveText)
          : null
      return {
        ...{ id, state, problem, detail, address, publishedAt, nextTryAt, verified, readAt, difference },
        network: account.network,
        handle: account.handle,
        counts: { likes, replies, reposts },
        attempts: attempts
          .filter(({ targetId }) => targetId === id)
          .map(({ id, action, answer, startedAt, statusCode, reason }) => ({
            ...{ id, action, answer, startedAt, statusCode, reason },
          })),
      }
    })
  })
}
