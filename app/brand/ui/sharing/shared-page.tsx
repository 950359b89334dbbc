import { FounderPage } from '#app/design/layout/founder-page.tsx'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { type StrategySheet, UNNAMED_STRATEGY } from '#core/brand/strategy/sheet.ts'
import type { SnapshotSheet } from '#core/onboarding/kickstart/snapshot-sheet.ts'
import { StrategyArticle } from '../strategy/strategy-article.tsx'
import { SnapshotArticle } from './snapshot-article.tsx'

export type SharedPageProps = {
  /** Today, written out. */
  readonly date: string
  readonly kit: FounderLook
} & (
  | { readonly kind: 'brand_snapshot'; readonly sheet: SnapshotSheet }
  | { readonly kind: 'strategy'; readonly sheet: StrategySheet }
)

/** What the shared thing is called, wherever it is named. */
export function sharedName({
  kind,
  sheet,
}: {
  kind: SharedPageProps['kind']
  sheet: { title: string }
}): string {
  if (kind === 'brand_snapshot') return `Brand Snapshot of ${sheet.title}`
  return sheet.title === UNNAMED_STRATEGY ? UNNAMED_STRATEGY : `Strategy of ${sheet.title}`
}

/** What somebody with the link sees: the thing itself in its owner's look, to read and print; the brand's name is its title. */
export function SharedPage(props: SharedPageProps) {
  const { date, kit } = props
  return (
    <FounderPage brand="" kit={kit}>
      <div className="grid gap-6">
        {props.kind === 'strategy' ? (
          <>
            <h1 className="sr-only">{sharedName(props)}</h1>
            <StrategyArticle sheet={props.sheet} date={date} />
          </>
        ) : (
          <>
            <h1 className="sr-only">{sharedName(props)}</h1>
            <SnapshotArticle sheet={props.sheet} date={date} />
          </>
        )}
        <p className="text-sm text-ink-soft print:hidden">
          Shared with you to read. The owner can change it or turn off this link at any time.
        </p>
      </div>
    </FounderPage>
  )
}
