import { History } from 'lucide-react'
import { BRAND_PAGES } from '#app/brand/copy.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { StrategyChange } from '#core/brand/strategy/compare.ts'
import {
  STRATEGY_CAUSE_TEXTS,
  type StrategyCause,
  strategySectionTitle,
} from '#core/brand/strategy/versions.ts'
import { type VersionItem, VersionsView, type VersionsViewProps } from '../versions/versions-view.tsx'
import { StrategyTabs } from './strategy-tabs.tsx'

type StrategyVersion = Omit<VersionItem, 'title' | 'cause'> & {
  readonly section: string
  readonly cause: StrategyCause
  readonly restoredVersion: number | null
}

export interface StrategyVersionsPageProps
  extends Omit<VersionsViewProps, 'address' | 'versions' | 'comparison' | 'empty'> {
  readonly versions: {
    readonly rows: readonly StrategyVersion[]
    readonly page: number
    readonly pages: number
    readonly total: number
  }
  readonly comparison:
    | { readonly from: number; readonly to: number; readonly changes: readonly StrategyChange[] }
    | 'missing'
    | null
}

/** Every kept state of the strategy: what changed, and the way back. */
export function StrategyVersionsPage({ versions, comparison, ...rest }: StrategyVersionsPageProps) {
  const rows = versions.rows.map(({ section, cause, restoredVersion, ...row }) => ({
    ...row,
    title: strategySectionTitle(section),
    cause:
      cause === 'restored' && restoredVersion
        ? `Version ${restoredVersion} restored`
        : STRATEGY_CAUSE_TEXTS[cause],
  }))
  const told =
    comparison === null || comparison === 'missing'
      ? comparison
      : {
          ...comparison,
          changes: comparison.changes.map(change => ({
            ...change,
            context: strategySectionTitle(change.section),
          })),
        }
  return (
    <>
      <PageHeading {...BRAND_PAGES.strategyVersions} />
      <StrategyTabs current="versions" />
      <VersionsView
        {...rest}
        address="/app/strategy/versions"
        versions={{ ...versions, rows }}
        comparison={told}
        empty={
          <EmptyState
            icon={<History />}
            title="No versions yet"
            action={
              <ButtonLink to="/app/strategy" variant="primary">
                Confirm first section
              </ButtonLink>
            }
            example="“90-day goal”, saved on 20 November: four enquiries became six."
          >
            Each time you save or confirm a section, we keep a copy you can restore.
          </EmptyState>
        }
      />
    </>
  )
}
