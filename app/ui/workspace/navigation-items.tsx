import { BookOpen, Flame, LayoutDashboard, ListChecks, PenLine, Settings, Sparkles } from 'lucide-react'
import type { PageLink } from '../layout/links.ts'
import type { NavGroup, NavItem } from '../layout/workspace/navigation.ts'

/** The sidebar and the footer of the workspace. Only rooms that exist are named. */
export function navigationFor(): {
  groups: readonly NavGroup[]
  footerItems: readonly NavItem[]
  footerLinks: readonly PageLink[]
} {
  return {
    groups: [
      {
        items: [
          { label: 'Dashboard', to: '/app/dashboard', icon: <LayoutDashboard aria-hidden /> },
          { label: 'Brand', to: '/app/clarify', icon: <Flame aria-hidden /> },
          { label: 'Create', to: '/app/create', icon: <PenLine aria-hidden /> },
          { label: 'Posts', to: '/app/content', icon: <ListChecks aria-hidden /> },
          { label: 'Stories', to: '/app/storybank', icon: <BookOpen aria-hidden /> },
        ],
      },
    ],
    footerItems: [
      { label: 'Plans', to: '/app/upgrade', icon: <Sparkles aria-hidden /> },
      { label: 'Settings', to: '/app/settings', icon: <Settings aria-hidden /> },
    ],
    footerLinks: [
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
      { label: 'Contact', to: '/contact' },
    ],
  }
}
