import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/** A page that is read: its parts stand one below the other, with hairlines between them. */
export function Letter({ children }: { children: ReactNode }) {
  return <div className="letter">{children}</div>
}

/** What the page is called, which days it is about, and what it says in one line and in two. */
export function LetterHead(props: {
  /** The page's one h1, set small: the headline is what is read. */
  title: string
  dateline?: ReactNode
  headline: ReactNode
  standfirst?: ReactNode
}) {
  const { title, dateline, headline, standfirst } = props
  return (
    <header>
      <div className="letter-head">
        <h1 className="letter-name">{title}</h1>
        {dateline ? <p>{dateline}</p> : null}
      </div>
      <LetterHeadline headline={headline} standfirst={standfirst} />
    </header>
  )
}

/** What a letter says in one line and in two, where its name stands apart. */
export function LetterHeadline({ headline, standfirst }: { headline: ReactNode; standfirst?: ReactNode }) {
  return (
    <div className="letter-lead">
      <h2 className="letter-headline">{headline}</h2>
      {standfirst ? <p className="letter-standfirst">{standfirst}</p> : null}
    </div>
  )
}

/** A part of a letter: a landmark named by its title, with notes in the margin from 64rem on and below it before. */
export function LetterPart(props: {
  title: ReactNode
  /** Where a link may lead. */
  anchor?: string
  margin?: ReactNode
  /** It takes the margin as well: a table. */
  isWide?: boolean
  children: ReactNode
}) {
  const { title, anchor, margin, isWide = false, children } = props
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className={classNames('letter-part', isWide && 'letter-wide')}>
      <div className="letter-body">
        <h3 id={id}>{title}</h3>
        {children}
      </div>
      {margin ? <div className="letter-margin">{margin}</div> : null}
    </section>
  )
}
