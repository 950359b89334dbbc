import type { Tier } from '#core/billing/tiers.ts'
import { searchArticles } from '#core/support/help-search.ts'
import { navigationFor } from '../navigation-items.tsx'

export interface PageChoice {
  readonly to: string
  readonly label: string
  /** Of which plan, when it is not in this one. */
  readonly note?: string
}

/** Pages that no sidebar names, and other words by which a page is looked for. */
const MORE: readonly PageChoice[] = [
  { to: '/app/dashboard/numbers', label: 'The numbers: score, progress, ideas' },
  { to: '/app/settings/security', label: 'Security: password, two-step sign-in, devices' },
  { to: '/manage-your-subscription', label: 'Subscription and invoices' },
  { to: '/app/links', label: 'Links: who followed them' },
  { to: '/app/team/board', label: 'All workspaces: what’s waiting where' },
  { to: '/app/support/whats-new', label: 'What’s new' },
  { to: '/app/guide', label: 'Onboarding: call and checklist' },
  { to: '/app/requests', label: 'Requests: what people asked you for' },
  { to: '/app/vault', label: 'Vault: pictures, finished posts, brand kit, ZIP' },
  { to: '/app/clarify/alignment', label: 'Alignment in depth' },
  { to: '/onboarding/results', label: 'Brand Snapshot' },
]

const WORDS: Record<string, string> = {
  '/app/dashboard': 'home start score check-in progress',
  '/app/clarify': 'foundation values voice audience offer clarify',
  '/app/create': 'new post write editor draft',
  '/app/content': 'posts content calendar planner drafts',
  '/app/storybank': 'storybank new story capture',
  '/insights': 'what to do next advice recommendations',
  '/app/campaigns': 'launch plan recipe goal budget',
  '/app/analytics': 'numbers figures statistics results reach clicks score report what works',
  '/app/sales-hub': 'people leads deals pipeline forms offers proposals payments pounds customers import',
  '/app/brand-watch': 'feed feeds rss sources market competitors research news pages prices links bookmark',
  '/app/support': 'help contact ticket articles problem not working status',
  '/app/team': 'invite members people roles collaborators activity',
  '/app/upgrade': 'upgrade price billing plan',
  '/app/settings': 'name time zone theme profile',
}

/** Every page of the workspace that this plan opens, and those it does not, which lead to the plans. */
export function pageChoices(tier: Tier, search: string): PageChoice[] {
  const { groups, footerItems } = navigationFor(tier, false)
  const listed = [...groups.flatMap(({ items }) => items), ...footerItems].map(
    ({ label, to, lockedUntil }): PageChoice =>
      lockedUntil ? { to: '/app/upgrade', label, note: `${lockedUntil} plan` } : { to, label },
  )
  const all = [...listed, ...MORE].map(page => ({
    ...page,
    title: page.label,
    summary: page.note ? '' : (WORDS[page.to] ?? ''),
    text: '',
  }))
  return searchArticles(all, search).map(({ to, label, note }) => ({ to, label, ...(note ? { note } : {}) }))
}
