import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CAPTURE_SECTION, SETTINGS_SECTIONS } from './sections.ts'

/** Every settings page beside the list of all of them; on a narrow screen the list stands above. */
export function SettingsFrame({
  currentPath,
  hasInboundMail,
  children,
}: {
  currentPath: string
  hasInboundMail: boolean
  children: ReactNode
}) {
  const path = currentPath.replace(/\/$/, '')
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <nav aria-label="Settings" className="lg:sticky lg:top-8">
        <ul className="flex flex-wrap gap-1 lg:grid">
          {SETTINGS_SECTIONS.filter(({ to }) => hasInboundMail || to !== CAPTURE_SECTION).map(
            ({ label, to }) => (
              <li key={to}>
                <Link to={to} aria-current={isHere(to, path) ? 'page' : undefined} className="settings-link">
                  {label}
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className="min-w-0 max-w-4xl">{children}</div>
    </div>
  )
}

/** A section is also current on the pages below it; 'You', which stands at the top, only on its own. */
function isHere(to: string, path: string): boolean {
  return path === to || (to !== '/app/settings' && path.startsWith(`${to}/`))
}
