import { listQuery } from '#core/shared/list-address.ts'

/** The notes as they are looked at. */
export function notesAddress(view: {
  search: string
  tag: string
  competitorId: string | null
  page: number
}): string {
  const { search, tag, competitorId, page } = view
  return `/app/brand-watch/research${listQuery({ q: search, tag, competitor: competitorId, page })}`
}
