import type { ReactNode } from 'react'
import { Menu as MenuIcon } from '../icons/icons.ts'
import { classNames } from '../primitives/class-names.ts'
import { SkipLink } from '../primitives/navigation/skip-link.tsx'
import { Wordmark } from './brand-mark.tsx'
import type { PageLink } from './links.ts'

export interface SiteLayoutProps {
  /** Features, Pricing, Resources, Contact: those that exist. */
  links: readonly PageLink[]
  /** Sign In, quiet. */
  signIn?: PageLink
  /** Sign Up, the page header's button. */
  signUp?: PageLink
  /** The address of the page, to mark its link. */
  currentPath?: string
  footerGroups: readonly { title: string; links: readonly PageLink[] }[]
  /** Company, address; the copyright line comes before it. */
  footerNote?: ReactNode
  /** E.g. the newsletter box. */
  footerAside?: ReactNode
  year: number
  children: ReactNode
}

/** The frame of the public pages. Plain links and <details>: these pages ship no framework scripts. */
export function SiteLayout(props: SiteLayoutProps) {
  const { links, signIn, signUp, currentPath, children } = props
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line print:hidden">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 px-5 py-3.5">
          <a href="/" aria-label="Brandhearth, home">
            <Wordmark />
          </a>
          <nav aria-label="Main" className="ml-auto hidden items-center whitespace-nowrap md:flex lg:gap-1">
            {links.map(link => (
              <a
                key={link.to}
                href={link.to}
                aria-current={link.to === currentPath ? 'page' : undefined}
                className="rounded-sm px-2.5 py-2 font-medium hover:bg-sunk aria-[current]:text-ember lg:px-3"
              >
                {link.label}
              </a>
            ))}
            {signIn ? (
              <a href={signIn.to} className="button button-quiet lg:ml-3">
                {signIn.label}
              </a>
            ) : null}
            {signUp ? (
              <a href={signUp.to} className="button">
                {signUp.label}
              </a>
            ) : null}
          </nav>
          <details className="relative ml-auto md:hidden">
            <summary className="button button-quiet button-icon" aria-label="Menu">
              <MenuIcon aria-hidden />
            </summary>
            <nav
              aria-label="Main"
              className="absolute top-full right-0 z-40 mt-2 grid w-64 gap-1 rounded-lg border border-line bg-raised p-3 shadow-far"
            >
              {links.map(link => (
                <a key={link.to} href={link.to} className="rounded-sm px-3 py-2.5 font-medium hover:bg-sunk">
                  {link.label}
                </a>
              ))}
              {[signIn, signUp].map(link =>
                link ? (
                  <a key={link.to} href={link.to} className={classNames('button', link === signIn && 'mt-2')}>
                    {link.label}
                  </a>
                ) : null,
              )}
            </nav>
          </details>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter {...props} />
    </div>
  )
}

function SiteFooter({ footerGroups, footerNote, footerAside, year }: SiteLayoutProps) {
  return (
    <footer className="border-t border-line bg-sunk print:hidden">
      <div className="mx-auto grid max-w-page gap-10 px-5 py-12 md:grid-cols-[1.2fr_2fr]">
        <div className="grid content-start gap-4">
          <Wordmark />
          {footerAside}
        </div>
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {footerGroups.map(group => (
            <nav key={group.title} aria-label={group.title} className="grid content-start gap-2.5">
              <p className="font-semibold">{group.title}</p>
              <ul className="grid gap-2 text-sm">
                {group.links.map(link => (
                  <li key={link.to}>
                    <a
                      href={link.to}
                      className="inline-block py-0.5 text-ink-soft hover:text-ink hover:underline"
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="text-sm text-ink-soft md:col-span-2">
          © {year} Brandhearth. {footerNote}
        </p>
      </div>
    </footer>
  )
}
