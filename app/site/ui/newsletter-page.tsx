import type { ReactNode } from 'react'
import { PageIntro } from './frame/page-intro.tsx'

/** One thing to know about the newsletter, and at most one thing to press. */
export function NewsletterPage({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className="mx-auto grid max-w-prose justify-items-start gap-8 px-5 py-14 sm:py-20">
      <PageIntro title={title} lead={text} />
      {children}
    </div>
  )
}

/** The one button: opening a mailed link changes nothing, pressing does. */
export function PressOnce({ children }: { children: string }) {
  return (
    <form method="post">
      <button type="submit" className="button button-primary button-lg">
        {children}
      </button>
    </form>
  )
}
