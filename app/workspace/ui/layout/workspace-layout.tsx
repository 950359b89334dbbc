import type { ReactNode } from 'react'
import type { PageLink } from '#app/design/layout/links.ts'
import { PAGE_ID } from '#app/design/layout/navigation.ts'
import { classNames } from '#app/design/primitives/class-names.ts'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { SkipLink } from '#app/design/primitives/navigation/skip-link.tsx'
import { useKeptFocus } from '#app/workspace/client/use-kept-focus.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Sidebar, type SidebarProps } from './sidebar.tsx'
import { useDrawer } from './use-drawer.ts'

export interface WorkspaceLayoutProps extends SidebarProps {
  /** Help, Privacy, Terms, Contact. */
  footerLinks: readonly PageLink[]
  year: number
  /** At the right of the bar on a narrow screen. */
  barTools?: ReactNode
  /** In the middle of the bar at the foot of a narrow screen. */
  capture: ReactNode
  /** Between the top of the page and its content, on every page: trial ends, payment failed. */
  banner?: ReactNode
  /** The assistant's button, the connection banner: what floats above the page. */
  floating?: ReactNode
  children: ReactNode
}

/** The shell of the signed-in workspace. */
export function WorkspaceLayout(props: WorkspaceLayoutProps) {
  const { footerLinks, year, barTools, capture, banner, floating, children, ...sidebar } = props
  useDrawer(sidebar.currentPath)
  useKeptFocus()
  return (
    <>
      <SkipLink />
      <div className="workspace">
        <Sidebar {...sidebar} />
        <div
          id={PAGE_ID}
          className={classNames(
            'workspace-page',
            sidebar.currentPath === '/app/dashboard' && 'bg-transparent',
          )}
        >
          <header className="workspace-bar">
            <RoomLink to="/app/dashboard" aria-label="Brandhearth, dashboard">
              {/* The sidebar's, once more. */}
              <svg viewBox="0 0 32 32" aria-hidden="true">
                <use href="#brand-mark" />
              </svg>
              <span>Brandhearth</span>
            </RoomLink>
            {barTools ? <div>{barTools}</div> : null}
          </header>
          {banner}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <footer className="workspace-foot">
            <div>
              <p>{`© ${year} Brandhearth`}</p>
              <ul>
                {footerLinks.map(link => (
                  <li key={link.to}>
                    <RoomLink to={link.to}>{link.label}</RoomLink>
                  </li>
                ))}
              </ul>
            </div>
          </footer>
          <BottomBar capture={capture} currentPath={sidebar.currentPath} />
        </div>
        {floating}
      </div>
    </>
  )
}
