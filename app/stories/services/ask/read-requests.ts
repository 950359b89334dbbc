import type { WorkspaceContext } from '#app/platform/context.ts'
import { hashSecret, isSame } from '#app/platform/secrets/secrets.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { requestState } from '#core/stories/request.ts'
import { findClarifyData } from '#db/queries/brand/clarify.ts'
import { listStoryRequests } from '#db/queries/stories/story-requests.ts'
import { requestSecret } from './request-secret.ts'

const SHOWN = 100

/** Everybody who was asked, newest first, at most 100; an open request comes with its link. */
export async function readRequests(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const now = ctx.now()
  const [requests, clarify] = await ctx.inWorkspace(sql =>
    Promise.all([listStoryRequests(sql, { workspace, limit: SHOWN }), findClarifyData(sql, { workspace })]),
  )
  const data = normaliseClarify(clarify?.clarifyData)
  return {
    /** The offer's name, for the question that stands in the form at first; `''` when there is none. */
    offer: (data.primary_offer_name ?? '').slice(0, 200),
    requests: requests.map(({ tokenHash, ...request }) => {
      const state = requestState(request, now)
      const secret = requestSecret(ctx, request.id)
      // A link made under an older key still opens for whoever has it, but cannot be made again.
      const isKnown = state === 'open' && isSame(hashSecret(secret), tokenHash)
      const link = isKnown ? `${ctx.config.appUrl}/ask/${secret}` : null
      return { ...request, state, link }
    }),
  }
}
