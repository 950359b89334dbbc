import { readFileSync } from 'node:fs'
import { readReleases } from '#core/support/changelog.ts'

const [newest] = readReleases(readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8'))

/**
 * The newest release of the product; undefined where there is none. Read while the app is built (`vite.config.ts`): every page
 * of the workspace says whether there is news, and few people open what is new.
 */
export const NEWEST_RELEASE = newest && { version: newest.version, day: newest.day }
