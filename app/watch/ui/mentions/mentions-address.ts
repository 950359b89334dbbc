import { listQuery } from '#core/shared/list-address.ts'
import { type MentionFilter, mentionParameters } from '#core/watch/mentions/filter.ts'

/** Mentions as they are looked at, with another page of the names than the first. */
export function mentionsAddress(
  { page, ...filter }: MentionFilter & { readonly page: number },
  names = 1,
): string {
  const query = { ...mentionParameters(filter), page, names: names === 1 ? null : names }
  return `/app/brand-watch/mentions${listQuery(query)}`
}
