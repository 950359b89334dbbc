import type { ReactNode } from 'react'
import {
  BookOpen,
  ChartNoAxesColumn,
  Compass,
  Flame,
  LayoutDashboard,
  LifeBuoy,
  Lightbulb,
  ListChecks,
  Megaphone,
  PenLine,
  Radar,
  Settings,
  Sparkles,
  Store,
  UsersRound,
} from '#app/design/icons/icons.ts'
import type { PageLink } from '#app/design/layout/links.ts'
import type { NavGroup, NavItem } from '#app/design/layout/navigation.ts'
import { gatedRoom, passesGate, ROUTE_GATES, type RouteGate } from '#core/billing/gates.ts'
import { PLANS } from '#core/billing/plans.ts'
import type { Tier } from '#core/billing/tiers.ts'

/** Rooms behind a flag, in the order of the plans. */
const ADVANCED: readonly { gate: RouteGate; icon: ReactNode; also?: string }[] = [
  { gate: 'hasAnalytics', icon: <ChartNoAxesColumn aria-hidden /> },
  { gate: 'hasSalesHub', icon: <Store aria-hidden />, also: '/app/offers' },
  { gate: 'hasCampaigns', icon: <Megaphone aria-hidden />, also: '/app/links' },
  { gate: 'hasBrandWatch', icon: <Radar aria-hidden /> },
]

/** The sidebar and the footer of the workspace: rooms of another plan show its lock, and lead to the plans. */
export function navigationFor(
  tier: Tier,
  hasNews: boolean,
): {
  groups: readonly NavGroup[]
  footerItems: readonly NavItem[]
  footerLinks: readonly PageLink[]
} {
  const advanced = ADVANCED.map(({ gate, icon, also }): NavItem => {
    const { name: label, to, plansPage } = gatedRoom(gate)
    if (passesGate(tier, gate)) return { label, to, icon, ...(also ? { also } : {}) }
    return { label, to: plansPage, icon, lockedUntil: PLANS[ROUTE_GATES[gate]].name }
  })
  return {
    groups: [
      {
        items: [
          { label: 'Dashboard', to: '/app/dashboard', icon: <LayoutDashboard aria-hidden /> },
          { label: 'Brand', to: '/app/clarify', icon: <Flame aria-hidden /> },
          { label: 'Strategy', to: '/app/strategy', icon: <Compass aria-hidden /> },
          { label: 'Create', to: '/app/create', icon: <PenLine aria-hidden /> },
          { label: 'Content', to: '/app/content', icon: <ListChecks aria-hidden /> },
          { label: 'Stories', to: '/app/storybank', icon: <BookOpen aria-hidden /> },
          { label: 'Insights', to: '/insights', icon: <Lightbulb aria-hidden /> },
        ],
      },
      { title: 'Advanced', items: advanced },
    ],
    footerItems: [
      { label: 'Team', to: '/app/team', icon: <UsersRound aria-hidden /> },
      {
        ...{ label: 'Support', to: '/app/support', icon: <LifeBuoy aria-hidden /> },
        ...(hasNews ? { news: 'with news' } : {}),
      },
      { label: 'Plans', to: '/app/upgrade', icon: <Sparkles aria-hidden /> },
      { label: 'Settings', to: '/app/settings', icon: <Settings aria-hidden /> },
    ],
    footerLinks: [
      { label: 'Help', to: '/app/support' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
      { label: 'Contact', to: '/contact' },
    ],
  }
}
