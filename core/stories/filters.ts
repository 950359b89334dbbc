import { readSearch } from '../shared/list-address.ts'
import { STORY_KINDS, STORY_STATUSES, type StoryKind, type StoryStatus } from './kinds.ts'
import { linkKey, readLinkKey, type StoryLink } from './link-key.ts'
import { PERMISSION_STATES, type PermissionState } from './permission.ts'

/** What a list of stories is narrowed down to. */
export interface StoryListFilters {
  readonly search: string
  readonly kind: StoryKind | null
  readonly status: StoryStatus | null
  readonly permission: Exclude<PermissionState, 'none'> | null
  readonly link: StoryLink | null
}

/** The filters an address asks for; whatever is none is left out. */
export function readStoryFilters(params: URLSearchParams): StoryListFilters {
  return {
    search: readSearch(params),
    kind: STORY_KINDS.find(kind => kind === params.get('kind')) ?? null,
    status: STORY_STATUSES.find(status => status === params.get('status')) ?? null,
    permission: PERMISSION_STATES.find(state => state === params.get('permission')) ?? null,
    link: readLinkKey(params.get('link')),
  }
}

/** The same with the link as its key, as addresses and forms carry it. */
export function shownFilters(
  filters: StoryListFilters,
): Omit<StoryListFilters, 'link'> & { link: string | null } {
  return { ...filters, link: filters.link ? linkKey(filters.link) : null }
}
