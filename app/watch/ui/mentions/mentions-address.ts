import { listQuery } from '#core/shared/list-address.ts'
import { type MentionFilter, mentionParameters } from '#core/watch/mentions/filter.ts'

/** Mentions as they are looked at. */
export function mentionsAddress({ page, ...filter }: MentionFilter & { readonly page: number }): string {
  return `/app/brand-watch/mentions${listQuery({ ...mentionParameters(filter), page })}`
}
