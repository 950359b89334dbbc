import type { SnapshotSheet } from '#core/onboarding/kickstart/snapshot-sheet.ts'
import { FocusLayout } from '../../layout/focus-layout.tsx'
import { SnapshotArticle } from '../../onboarding/snapshot/snapshot-article.tsx'

export interface SharedPageProps {
  readonly kind: 'brand_snapshot'
  readonly sheet: SnapshotSheet
  /** Today, written out. */
  readonly date: string
}

/** What somebody with the link sees: the thing itself, to read and print. */
export function SharedPage({ sheet, date }: SharedPageProps) {
  return (
    <FocusLayout>
      <div className="grid gap-6">
        <h1 className="sr-only">Brand Snapshot of {sheet.title}</h1>
        <SnapshotArticle sheet={sheet} date={date} />
        <p className="text-sm text-ink-soft print:hidden">
          Shared with you to read. The founder can change it or end this link at any time.
        </p>
      </div>
    </FocusLayout>
  )
}
