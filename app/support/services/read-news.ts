import { hasNews, type Release, readReleases } from '#core/support/changelog.ts'
import changelog from '../../../CHANGELOG.md?raw'

/** Every release from the first one on, the newest first. Read once for each process. */
export const RELEASES: readonly Release[] = readReleases(changelog)

/** The releases, the newest first, and whether the newest is new to this person. */
export function readNews(person: { newsRead: string; joinedAt: Date }): {
  releases: readonly Release[]
  hasNews: boolean
} {
  return {
    releases: RELEASES,
    hasNews: hasNews(RELEASES[0], { read: person.newsRead, joinedAt: person.joinedAt }),
  }
}
