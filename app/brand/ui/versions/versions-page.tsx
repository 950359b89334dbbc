import { History } from 'lucide-react'
import { BRAND_PAGES } from '#app/brand/copy.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { SECTION_TEXTS } from '#core/brand/clarify/sections.ts'
import type { AnswerChange } from '#core/brand/versions/compare.ts'
import { CAUSE_TEXTS, type VersionCause, versionSectionTitle } from '#core/brand/versions/versions.ts'
import { BrandTabs } from '../brand-tabs.tsx'
import { type VersionItem, VersionsView, type VersionsViewProps } from './versions-view.tsx'

type BrandVersion = Omit<VersionItem, 'title' | 'cause'> & {
  readonly section: string
  readonly cause: VersionCause
  readonly restoredVersion: number | null
}

export interface VersionsPageProps
  extends Omit<VersionsViewProps, 'address' | 'versions' | 'comparison' | 'empty'> {
  readonly versions: {
    readonly rows: readonly BrandVersion[]
    readonly page: number
    readonly pages: number
    readonly total: number
  }
  readonly comparison:
    | { readonly from: number; readonly to: number; readonly changes: readonly AnswerChange[] }
    | 'missing'
    | null
}

/** Every kept state of the foundation: what changed, and the way back. */
export function VersionsPage({ versions, comparison, ...rest }: VersionsPageProps) {
  const rows = versions.rows.map(({ section, cause, restoredVersion, ...row }) => ({
    ...row,
    title: versionSectionTitle(section),
    cause:
      cause === 'restored' && restoredVersion ? `Version ${restoredVersion} restored` : CAUSE_TEXTS[cause],
  }))
  return (
    <>
      <PageHeading {...BRAND_PAGES.versions} />
      <BrandTabs current="versions" />
      <VersionsView
        {...rest}
        address="/app/clarify/versions"
        versions={{ ...versions, rows }}
        comparison={
          comparison === null || comparison === 'missing'
            ? comparison
            : {
                ...comparison,
                changes: comparison.changes.map(change => ({
                  ...change,
                  context: SECTION_TEXTS[change.section].title,
                })),
              }
        }
        empty={
          <EmptyState
            icon={<History />}
            title="No versions yet"
            action={
              <ButtonLink to="/app/clarify" variant="primary">
                Answer first question
              </ButtonLink>
            }
            example="“Values”, saved on 20 November: patience added, excellence gone."
          >
            Each time you save your answers, we keep a copy you can restore.
          </EmptyState>
        }
      />
    </>
  )
}
