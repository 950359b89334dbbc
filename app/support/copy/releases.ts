import { atFirstUse } from '#core/shared/at-first-use.ts'
import { readReleases } from '#core/support/changelog.ts'

const [changelog = ''] = Object.values(
  import.meta.glob<string>('../../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
)

/** Every release of the product, the newest first. Read by loaders only, so no page brings them all. */
export const releases = atFirstUse(() => readReleases(changelog))
