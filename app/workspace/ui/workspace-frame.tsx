import { type ReactNode, useMemo } from 'react'
import { type FrameSuggestion, SuggestionCard } from '#app/assistant/ui/index.ts'
import { WaitingCaptures } from '#app/captures/ui/index.ts'
import { ConnectionBanner } from '#app/design/layout/connection-banner.tsx'
import { type Theme, ThemeSwitch } from '#app/design/layout/theme-switch.tsx'
import { SessionKeeper } from '#app/identity/ui/index.ts'
import { TypingAccount } from '#app/platform/client/typed/typing-account.ts'
import { useHeldLiveStream } from '#app/platform/client/use-live-tables.ts'
import { type SwitchChoice, VisitBanner, WorkspaceSwitch } from '#app/team/ui/index.ts'
import type { Access } from '#core/billing/subscription.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { hearthPath } from '#core/brand/hearth/hearth-address.ts'
import type { AvatarColour } from '#core/identity/account/avatar.ts'
import type { TeamRole } from '#core/team/roles.ts'
import { DeletionBanner } from './deletion-banner.tsx'
import { WorkspaceLayout } from './layout/workspace-layout.tsx'
import { navigationFor } from './navigation-items.tsx'
import { PlanBanner } from './plan-banner.tsx'
import { BarCapture, BarTools, SidebarTools } from './tools/entries.tsx'
import { ShellTools } from './tools/shell-tools.tsx'

/** What the frame of every workspace page knows of who is looking. */
export interface FrameView {
  /** Names what the device keeps for this person here. */
  readonly account: string
  readonly name: string
  readonly email: string
  readonly avatarColour: AvatarColour
  readonly picture: string | null
  readonly theme: Theme
  readonly sessionExpiresAt: Date
  readonly tier: Tier
  readonly access: Access
  /** Whose workspace it is, when it is not one's own. */
  readonly visit: { readonly host: string; readonly role: TeamRole; readonly hasSeat: boolean } | null
  readonly canDraft: boolean
  readonly workspaces: readonly SwitchChoice[]
  /** The day their account is deleted, in words; null when they did not ask for that. */
  readonly deletedOn: string | null
  readonly paysUntil: string | null
  readonly trialDaysLeft: number
  readonly collapsed: boolean
  readonly year: number
  readonly suggestion: FrameSuggestion | null
  /** Notifications not read yet, a hundred at most. */
  readonly unread: number
  /** The product has changed since they last looked. */
  readonly hasNews: boolean
}

/** The workspace round a page: sidebar, banners, and what floats above. */
export function WorkspaceFrame(props: {
  view: FrameView
  path: string
  /** With its question mark; '' for none. */
  query: string
  children: ReactNode
}) {
  const { view, path, query, children } = props
  const { name, email, access, tier, visit, collapsed, year, hasNews } = view
  useHeldLiveStream()
  const navigation = useMemo(() => navigationFor(tier, hasNews), [tier, hasNews])
  const detail = email === name ? {} : { detail: email }
  // One's own workspace comes first.
  const [own] = view.workspaces
  const drawing = own ? { drawing: hearthPath(own.workspace) } : {}
  return (
    <TypingAccount value={view.account}>
      <WorkspaceLayout
        {...navigation}
        person={{ name, ...detail, colour: view.avatarColour, picture: view.picture, ...drawing }}
        currentPath={path}
        collapsed={collapsed}
        year={year}
        tools={<SidebarTools path={path} unread={view.unread} />}
        barTools={<BarTools path={path} unread={view.unread} />}
        capture={<BarCapture />}
        themeSwitch={<ThemeSwitch theme={view.theme} back={path + query} />}
        switcher={<WorkspaceSwitch choices={view.workspaces} />}
        banner={
          <>
            {view.deletedOn ? <DeletionBanner on={view.deletedOn} isVisiting={visit !== null} /> : null}
            {visit ? (
              <VisitBanner {...visit} isPaused={access !== 'full'} />
            ) : (
              <PlanBanner access={access} trialDaysLeft={view.trialDaysLeft} paysUntil={view.paysUntil} />
            )}
            <WaitingCaptures account={view.account} />
            {view.suggestion ? <SuggestionCard first={view.suggestion} path={path} query={query} /> : null}
          </>
        }
        floating={
          <>
            <ConnectionBanner />
            <ShellTools
              tier={tier}
              isDevelopment={import.meta.env.DEV}
              canWrite={view.canDraft}
              owner={visit ? `${email} ${visit.host}` : email}
              path={path}
              query={query}
            />
          </>
        }
      >
        <SessionKeeper expiresAt={view.sessionExpiresAt} />
        {children}
      </WorkspaceLayout>
    </TypingAccount>
  )
}
