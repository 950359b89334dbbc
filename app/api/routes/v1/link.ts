import { oneOf } from '#app/api/http/page.ts'
import { serve } from '#app/api/http/serve.ts'
import { showLink } from '#app/api/http/show.ts'
import { listLinks } from '#app/api/services/lists/list-links.ts'

const answer = serve({
  getLink: async ({ ctx, param }) =>
    showLink(oneOf(await listLinks(ctx, { id: param('linkId'), size: 1 })), ctx.config.appUrl),
})

export const loader = answer
export const action = answer
