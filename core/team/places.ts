import { trimEndOf } from '../shared/trim-end-of.ts'
import type { Capability } from './roles.ts'

/** What writing at an address asks for; the first that fits counts. */
const PLACES: readonly (readonly [RegExp, Capability])[] = [
  // One's own: the person, not the workspace.
  [/^\/app\/settings(\/(security|notifications|avatar|privacy|tokens)(\/.*)?)?$/, 'read'],
  [/^\/app\/(support|search|notifications|suggestions|team|tutorials?|upgrade)(\/|$)/, 'read'],
  [/^\/(insights|onboarding|billing|manage-your-subscription|select-tier|checkout-success)(\/|$)/, 'read'],
  [/^\/app\/insights(\/|$)/, 'read'],
  [/^\/app\/analytics\/summary$/, 'read'],
  // Comments and approvals are weighed one by one by what they do.
  [/^\/app\/content\/review(\/|$)/, 'comment'],
  [/^\/app\/requests\/new$/, 'comment'],
  [/^\/app\/(content|planner)\/settings(\/|$)/, 'settings'],
  [/^\/app\/settings\//, 'settings'],
  [/^\/app\/storybank\/(ask|import|[^/]+\/people)(\/|$)/, 'edit'],
  [/^\/app\/(storybank|media|captures?|share|create|assistant|suggestions)(\/|$)/, 'draft'],
  [/^\/app\/content$/, 'draft'],
  [/^\/alignment\//, 'draft'],
]

/**
 * What a role must be able to do to write at this address of the workspace. Whatever is not listed asks for `edit`, so
 * that a page which is added later is closed to those who only read, draft or review.
 */
export function placeNeeds(path: string): Capability {
  const address = withoutEndSlashes(path.replace(/\.data$/, ''))
  return PLACES.find(([place]) => place.test(address))?.[1] ?? 'edit'
}

/** The path without the slashes at its end; one that has nothing else keeps one. */
function withoutEndSlashes(path: string): string {
  const bare = trimEndOf(path, '/')
  return bare === path || (bare !== '' && !/[\n\r\u2028\u2029]$/.test(bare)) ? bare : `${bare}/`
}
