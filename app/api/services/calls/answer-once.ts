import { createHash, randomUUID } from 'node:crypto'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { ApiAnswer } from '#core/api/answer.ts'
import { addMs, DAY_MS, MINUTE_MS } from '#core/shared/time.ts'
import { claimAnswer, updateClaim } from '#db/queries/api/answers.ts'

/** How long an answer is given again. */
const KEPT_MS = DAY_MS

/** After that long whoever ran a request must have died: no request runs longer. */
const RUNS_MS = MINUTE_MS

type Once =
  | { readonly kind: 'answered'; readonly answer: ApiAnswer; readonly isReplayed: boolean }
  | { readonly kind: 'in_progress' | 'key_reused' | 'refused' }

/**
 * Does what a caller’s Idempotency-Key stands for once, and answers a repeat like the first. `work` gets a key of its own
 * for the service that it calls, so that it acts once even where this process dies before it could keep the answer. It
 * answers null for a refusal, which is not kept: nothing was done, and the same key may come again.
 */
export async function answerOnce(
  ctx: WorkspaceContext,
  input: { tokenId: string; key: string; request: string },
  work: (workKey: string) => Promise<ApiAnswer | null>,
): Promise<Once> {
  const { workspace } = ctx
  const { tokenId } = input
  const now = ctx.now()
  const [key, fingerprint] = [markOf(input.key), markOf(input.request)]
  const claimed = await ctx.inWorkspace(sql =>
    claimAnswer(sql, {
      ...{ workspace, tokenId, key, fingerprint, now },
      workKey: randomUUID(),
      keptSince: addMs(now, -KEPT_MS),
      runsSince: addMs(now, -RUNS_MS),
    }),
  )
  if (!claimed.first) {
    const { claim } = claimed
    if (claim.fingerprint !== fingerprint) return { kind: 'key_reused' }
    if (!claim.answer) return { kind: 'in_progress' }
    return { kind: 'answered', answer: claim.answer, isReplayed: true }
  }
  const { workKey } = claimed
  const answer = await work(workKey)
  await ctx.inWorkspace(sql => updateClaim(sql, { workspace, tokenId, key, fingerprint, workKey, answer }))
  return answer ? { kind: 'answered', answer, isReplayed: false } : { kind: 'refused' }
}

function markOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
