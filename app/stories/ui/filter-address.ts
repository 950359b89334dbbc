import { listQuery } from '#core/shared/list-address.ts'
import type { StoryFilters } from './story-views.ts'

/** The filters as parameters of an address, in an order that never changes. */
export function filterParams({ search, kind, status, permission, link }: StoryFilters) {
  return { q: search, kind, status, permission, link }
}

/** The address of the story bank narrowed down, from a place in the list on. */
export function bankAddress(filters: StoryFilters, from: string | null = null): string {
  return `/app/storybank${listQuery({ ...filterParams(filters), from })}`
}
