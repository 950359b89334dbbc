import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** One address of app/routes.ts as it is written there, with the id of the route that answers it. */
export interface Address {
  /** Such as `/app/storybank/:storyId`. */
  readonly pattern: string
  readonly id: string
  readonly file: string
}

function addressesOf(entries: readonly RouteConfigEntry[], under = ''): Address[] {
  return entries.flatMap(entry => {
    const path = [under, entry.path].filter(Boolean).join('/')
    const own = {
      pattern: `/${path}`,
      id: entry.id ?? entry.file.replace(/\.tsx?$/, ''),
      file: entry.file,
    }
    return [...(entry.children === undefined ? [own] : []), ...addressesOf(entry.children ?? [], path)]
  })
}

/** Everything the product answers. */
export const ALL: readonly Address[] = addressesOf(await routes)

/** What a visitor may see. A route that is not listed here is guarded, so one that is added later is, too. */
const FOR_EVERYBODY: readonly RegExp[] = [
  /^\/(landing|pricing|about|contact|brand-compass|try(\/start)?|status|\*)?$/,
  /^\/(services|our-services|content-creation-services|socialmediamanagement|social-media-strategy|branding)$/,
  /^\/(privacy|cookies|terms|refund-policy|acceptable-use)$/,
  /^\/insights(\/:slug|\/feed\.xml)?$/,
  /^\/(newsletter(\/confirm|\/unsubscribe)?|join|take-over)$/,
  /^\/(f\/(:slug(\/embed)?(\/thanks)?|confirm\/:token)|api\/forms\/:slug|embed\.js)$/,
  /^\/[lo]\/:slug$/,
  /^\/(logo|hearth)\/:file$/,
  /^\/ask-for(\/(status|confirm|mails))?\/:token$/,
  /^\/brand-(clarity-quiz|compass)\/from\/:slug$/,
  /^\/(brand-clarity-quiz(\/result\/:token)?|shared\/:token|review\/:token|ask\/:token|p\/:token(\/proposal\.pdf)?|r\/:token(\/report\.pdf)?|calendar\/:file|help)$/,
  /^\/(unsubscribe\/:token|media\/:workspace\/:pictureId)$/,
  /^\/(brand-clarity-quiz(\/result\/:token)?|shared\/:token|review\/:token|ask\/:token|p\/:token(\/proposal\.pdf)?|calendar\/:file|help)$/,
  /^\/(unsubscribe\/:token|websub\/:token|media\/:workspace\/:pictureId)$/,
  // Asks for a token of its own: e2e/server/api.
  /^\/api\/v1\//,
  // The same for agents: e2e/server/mcp. What says who we are is for everybody.
  /^\/(mcp|oauth\/(token|revoke)|\.well-known\/oauth-(protected-resource(\/mcp)?|authorization-server))$/,
  /^\/(offline(\.js)?|service-worker\.js)$/,
  // What is shared waits for its person, in their workspace or in the browser (app/captures/routes/share.ts).
  /^\/app\/share$/,
  /^\/(auth(\/[\w/-]+)?|signup|sign-out)$/,
  /^\/(oauth\/bluesky\/:document|readyz|webhooks\/(stripe|inbound-mail)|theme|sitemap\.xml|robots\.txt|metrics)$/,
]

/** Short addresses hold nothing themselves: they lead to one that is tried. */
export const SHORT = ALL.filter(({ file }) => file.endsWith('short-address.ts'))
export const OPEN = ALL.filter(({ pattern }) => FOR_EVERYBODY.some(one => one.test(pattern)))
export const GUARDED = ALL.filter(address => !OPEN.includes(address) && !SHORT.includes(address))

/** Where people take their data along or leave, with a plan or without. */
const LEAVING = ['/app/settings/privacy', '/app/settings/privacy/export/:exportId']

/** What asks for a plan besides signing in. */
export const NEEDS_PLAN = GUARDED.filter(
  ({ pattern }) => /^\/(app|onboarding)(\/|$)/.test(pattern) && !LEAVING.includes(pattern),
)

/** Parameters that are one of a few words, so that the address with them answers its owner. */
const WORDS: Readonly<Record<string, string>> = {
  '/onboarding/kickstart/:step?': 'core-values',
  '/app/storybank/export/:format': 'csv',
  '/app/links/export/:format': 'csv',
  '/app/requests/export/:format': 'csv',
  '/app/brand-watch/mentions/export/:format': 'csv',
  '/app/analytics/export/:format': 'csv',
  '/app/sales-hub/people/export/:format': 'csv',
  '/app/sales-hub/deals/export/:format': 'csv',
  '/app/team/export/:format': 'csv',
  '/app/settings/security/export/:format': 'csv',
  '/app/support/tutorials/:tutorialId': 'storybank',
  '/app/support/tutorials/:tutorialId/steps': 'storybank',
  '/app/content/export/:file': 'plan.csv',
  '/app/settings/connections/:network': 'mastodon',
}

/** Parameters that are one of a few words, beside one that names a row. */
const PLACES: Readonly<Record<string, string>> = { ':place': 'post', ':format': 'csv', ':picture': 'svg' }

/** The address with its parameters filled in. */
export function fill(pattern: string, value: string): string {
  return pattern.replace(/:\w+\??/g, name => PLACES[name] ?? WORDS[pattern] ?? value)
}
