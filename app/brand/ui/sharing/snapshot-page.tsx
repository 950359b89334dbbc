import { BRAND_PAGES } from '#app/brand/copy.ts'
import { Download } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { buttonClass } from '#app/design/primitives/actions/button-look.ts'
import { PrintButton } from '#app/design/primitives/actions/print-button.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { clarifyField } from '#core/brand/clarify/fields.ts'
import type { SnapshotSheet } from '#core/onboarding/kickstart/snapshot-sheet.ts'
import { BrandTabs } from '../brand-tabs.tsx'
import { SharePanel, type SharePanelProps } from './share-panel.tsx'
import { SnapshotArticle } from './snapshot-article.tsx'

export interface SnapshotPageProps extends Omit<SharePanelProps, 'thing'> {
  readonly sheet: SnapshotSheet
  /** Foundation questions that are still open. */
  readonly missing: readonly string[]
  /** Today, written out. */
  readonly date: string
}

const FOUNDATION = 5

/** The snapshot to read, print, keep as a PDF and share. */
export function SnapshotPage({ sheet, missing, date, ...share }: SnapshotPageProps) {
  const isEmpty = missing.length === FOUNDATION
  return (
    <>
      <div className="print:hidden">
        <PageHeading {...BRAND_PAGES.snapshot} actions={isEmpty ? null : <KeepIt />} />
      </div>
      <BrandTabs current="snapshot" />
      {isEmpty ? (
        <EmptyState
          title="Answer five questions to create your snapshot"
          action={
            <ButtonLink to="/app/clarify" variant="primary">
              Answer first question
            </ButtonLink>
          }
          example="“Bakers lose sleep over their books, and no one explains them plainly.”"
        >
          The problem you solve, your values, your voice, who you’re for and what you sell. A few words each
          will do.
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          {missing.length > 0 ? (
            <div className="print:hidden">
              <Notice tone="info" title="Still to answer">
                {missing.map((key, at) => {
                  const field = clarifyField(key)
                  return field ? (
                    <span key={key}>
                      {at > 0 ? ', ' : ''}
                      <TextLink to={`/app/clarify?section=${field.section}`}>{field.label}</TextLink>
                    </span>
                  ) : null
                })}
              </Notice>
            </div>
          ) : null}
          <SnapshotArticle sheet={sheet} date={date} />
          <SharePanel thing="snapshot" {...share} />
        </div>
      )}
    </>
  )
}

function KeepIt() {
  return (
    <>
      <PrintButton />
      <a href="/app/clarify/brand-snapshot.pdf" download className={buttonClass({ variant: 'primary' })}>
        <Download aria-hidden />
        Download PDF
      </a>
    </>
  )
}
