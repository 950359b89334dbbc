import type { WorkspaceContext } from '#app/platform/context.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { requestState } from '#core/stories/request.ts'
import { findClarifyData } from '#db/queries/brand/clarify.ts'
import { listStoryRequests } from '#db/queries/stories/story-requests.ts'

const SHOWN = 100

/** Everybody who was asked, newest first, at most 100; an open request comes with its link. */
export async function readRequests(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const now = ctx.now()
  const [requests, clarify] = await ctx.readInWorkspace(sql =>
    Promise.all([listStoryRequests(sql, { workspace, limit: SHOWN }), findClarifyData(sql, { workspace })]),
  )
  const secrets = await openLinkSecrets(ctx, 'story-request')
  const data = normaliseClarify(clarify?.clarifyData)
  return {
    /** The offer's name, for the question that stands in the form at first; `''` when there is none. */
    offer: (data.primary_offer_name ?? '').slice(0, 200),
    requests: requests.map(({ tokenHash, ...request }) => {
      const state = requestState(request, now)
      // A link whose key is gone still opens for whoever has it, but cannot be made again.
      const secret = state === 'open' ? secrets.find(request.id, tokenHash) : null
      const link = secret === null ? null : `${ctx.config.appUrl}/ask/${secret}`
      return { ...request, state, link }
    }),
  }
}
