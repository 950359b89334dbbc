import { pageOf, wantedOf } from '#app/api/http/page.ts'
import { asOnScreen } from '#app/api/http/read-call.ts'
import { refusal } from '#app/api/http/refusal.ts'
import { serve } from '#app/api/http/serve.ts'
import { showLink } from '#app/api/http/show.ts'
import { listLinks } from '#app/api/services/lists/list-links.ts'
import { createLink } from '#app/links/services/create-link.ts'
import { newLinkFormSchema } from '#core/links/schema.ts'

const answer = serve({
  listLinks: async ({ ctx, query }) =>
    pageOf(await listLinks(ctx, wantedOf(query)), link => showLink(link, ctx.config.appUrl)),
  createLink: async ({ ctx, body, workKey }) => {
    const link = asOnScreen(newLinkFormSchema, body)
    const result = await createLink(ctx, { ...link, idempotencyKey: workKey })
    if (!result.ok) throw refusal(result.reason)
    return { id: result.linkId }
  },
})

export const loader = answer
export const action = answer
