import type { ReactNode } from 'react'
import { useOperator } from '#app/design/layout/operator.ts'
import { SiteLayout } from '#app/design/layout/site-layout.tsx'
import { mainLinks, SITE_LINKS } from '#app/site/copy/links.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { ThemeForm } from './theme-form.tsx'

const PRICES_NOTE = 'Prices in pounds, VAT included where it applies.'

export interface SiteFrameProps {
  currentPath: string
  year: number
  children: ReactNode
}

/** Header and footer of every public page, with the pages that there are. */
export function SiteFrame({ currentPath, year, children }: SiteFrameProps) {
  const operator = useOperator()
  return (
    <SiteLayout
      links={mainLinks(currentPath)}
      signIn={SITE_LINKS.signIn}
      signUp={SITE_LINKS.signUp}
      footerGroups={SITE_LINKS.footer}
      footerAside={
        <>
          <NewsletterForm />
          <ThemeForm currentPath={currentPath} />
        </>
      }
      footerNote={`${operator ? `${operator.line}. ` : ''}${PRICES_NOTE}`}
      currentPath={currentPath}
      year={year}
    >
      {children}
    </SiteLayout>
  )
}
