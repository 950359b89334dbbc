import type { listCampaigns } from '#app/api/services/lists/list-campaigns.ts'
import type { listDeals } from '#app/api/services/lists/list-deals.ts'
import type { listLinks } from '#app/api/services/lists/list-links.ts'
import { linkAddress } from '#core/links/in-text.ts'

/** A row of what a list service answers. */
type RowOf<List extends (...args: never[]) => Promise<{ readonly rows: readonly unknown[] }>> = Awaited<
  ReturnType<List>
>['rows'][number]

/** A campaign in the words of the API. */
export function showCampaign({ published, ...campaign }: RowOf<typeof listCampaigns>) {
  return { ...campaign, publishedPosts: published }
}

/** A tracked link in the words of the API. */
export function showLink({ slug, network, ...link }: RowOf<typeof listLinks>, appUrl: string) {
  return { ...link, address: linkAddress(appUrl, slug), channel: network }
}

/** A deal in the words of the API. */
export function showDeal({ leadId, ...deal }: RowOf<typeof listDeals>) {
  return { ...deal, personId: leadId }
}
