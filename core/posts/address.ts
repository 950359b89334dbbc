import { readPageNumber } from '../shared/list-address.ts'
import { type PlatformId, readPlatform } from './platforms/platforms.ts'
import { POST_STATUSES, type PostStatus } from './status.ts'

export interface PostsAddress {
  readonly status: PostStatus | null
  readonly platform: PlatformId | null
  /** The story and the campaign that the list is narrowed to, by id. */
  readonly story: string | null
  readonly campaign: string | null
  readonly page: number
  /** The post that was deleted just now and can be restored, as it was sent. */
  readonly removed: string | null
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * What an address of the list of posts asks for (`?status=&platform=&story=&campaign=&page=`); what makes no sense is
 * left out.
 */
export function readPostsAddress(params: URLSearchParams): PostsAddress {
  const id = (name: string) => {
    const text = params.get(name) ?? ''
    return UUID.test(text) ? text.toLowerCase() : null
  }
  return {
    status: POST_STATUSES.find(status => status === params.get('status')) ?? null,
    platform: readPlatform(params.get('platform')),
    story: id('story'),
    campaign: id('campaign'),
    page: readPageNumber(params),
    removed: params.get('removed'),
  }
}
