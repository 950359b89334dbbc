import { listQuery } from '#core/shared/list-address.ts'
import type { ItemState } from '#core/watch/forms.ts'

/** The feed as it is looked at; `marked` is the item of which something was just said, `open` the one whose competitors are chosen. */
export function feedAddress(view: {
  state: ItemState
  sourceId: string | null
  competitorId?: string | null
  search: string
  page: number
  marked?: string | null
  open?: string | null
}): string {
  const { state, sourceId, competitorId, search, page, marked, open } = view
  const tab = state === 'new' ? null : state
  const query = listQuery({ tab, source: sourceId, competitor: competitorId, q: search, page, marked, open })
  return `/app/brand-watch${query}`
}
