import type { ReactNode } from 'react'
import { SiteLayout } from '#app/design/layout/site-layout.tsx'
import { COMPANY_LINE } from '#app/platform/company.ts'
import { SITE_LINKS } from '#app/site/copy/links.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { ThemeForm } from './theme-form.tsx'

export interface SiteFrameProps {
  currentPath: string
  year: number
  children: ReactNode
}

/** Header and footer of every public page, with the pages that there are. */
export function SiteFrame({ currentPath, year, children }: SiteFrameProps) {
  return (
    <SiteLayout
      links={SITE_LINKS.main}
      signIn={SITE_LINKS.signIn}
      signUp={SITE_LINKS.signUp}
      footerGroups={SITE_LINKS.footer}
      footerAside={
        <>
          <NewsletterForm />
          <ThemeForm currentPath={currentPath} />
        </>
      }
      footerNote={COMPANY_LINE}
      currentPath={currentPath}
      year={year}
    >
      {children}
    </SiteLayout>
  )
}
