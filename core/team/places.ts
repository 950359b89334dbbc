import type { Capability } from './roles.ts'

/** What writing at an address asks for; the first that fits counts. */
const PLACES: readonly (readonly [RegExp, Capability])[] = [
  // One's own: the person, not the workspace.
  [/^\/app\/settings(\/(security|notifications|avatar)(\/.*)?)?$/, 'read'],
  [/^\/app\/(support|search|suggestions|team|tutorials?|upgrade)(\/|$)/, 'read'],
  [/^\/(insights|onboarding|billing|manage-your-subscription|select-tier|checkout-success)(\/|$)/, 'read'],
  [/^\/app\/insights(\/|$)/, 'read'],
  // Comments and approvals are weighed one by one by what they do.
  [/^\/app\/content\/review(\/|$)/, 'comment'],
  [/^\/app\/(content|planner)\/settings(\/|$)/, 'settings'],
  [/^\/app\/settings\//, 'settings'],
  [/^\/app\/storybank\/(ask|import|[^/]+\/people)(\/|$)/, 'edit'],
  [/^\/app\/(storybank|capture|create|assistant|suggestions)(\/|$)/, 'draft'],
  [/^\/app\/content$/, 'draft'],
  [/^\/alignment\//, 'draft'],
]

/**
 * What a role must be able to do to write at this address of the workspace. Whatever is not listed asks for `edit`, so
 * that a page which is added later is closed to those who only read, draft or review.
 */
export function placeNeeds(path: string): Capability {
  const address = path.replace(/\.data$/, '').replace(/(.)\/+$/, '$1')
  return PLACES.find(([place]) => place.test(address))?.[1] ?? 'edit'
}
