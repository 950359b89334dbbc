import { BRAND_PAGES } from '#app/brand/copy.ts'
import { History } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { VersionChange } from '#core/brand/versions/compare.ts'
import {
  type StrategyCause,
  type VersionCause,
  type Versioned,
  versionCauseText,
  versionSectionTitle,
} from '#core/brand/versions/versions.ts'
import { BrandTabs } from '../brand-tabs.tsx'
import { StrategyTabs } from '../strategy/strategy-tabs.tsx'
import type { ComparisonView } from './comparison.tsx'
import { type VersionItem, VersionsView, type VersionsViewProps } from './versions-view.tsx'

type KeptVersion = Omit<VersionItem, 'title' | 'cause'> & {
  readonly section: string
  readonly cause: VersionCause | StrategyCause
  readonly restoredVersion: number | null
}

export interface VersionsPageProps
  extends Omit<VersionsViewProps, 'address' | 'versions' | 'comparison' | 'empty'> {
  readonly of: Versioned
  readonly versions: {
    readonly rows: readonly KeptVersion[]
    readonly page: number
    readonly pages: number
    readonly total: number
  }
  readonly comparison: ComparisonView<VersionChange> | 'missing' | null
}

const PAGES = {
  foundation: {
    heading: BRAND_PAGES.versions,
    tabs: <BrandTabs current="versions" />,
    address: '/app/clarify/versions',
    begin: { to: '/app/clarify', label: 'Answer first question' },
    example: '“Values”, saved on 20 November: patience added, excellence gone.',
    help: 'Each time you save your answers, we keep a copy you can restore.',
  },
  strategy: {
    heading: BRAND_PAGES.strategyVersions,
    tabs: <StrategyTabs current="versions" />,
    address: '/app/strategy/versions',
    begin: { to: '/app/strategy', label: 'Confirm first section' },
    example: '“90-day goal”, saved on 20 November: four enquiries became six.',
    help: 'Each time you save or confirm a section, we keep a copy you can restore.',
  },
} as const

/** Every kept state of the foundation or the strategy: what changed, and the way back. */
export function VersionsPage({ of, versions, comparison, ...rest }: VersionsPageProps) {
  const { heading, tabs, address, begin, example, help } = PAGES[of]
  const rows = versions.rows.map(row => ({
    ...row,
    title: versionSectionTitle(of, row.section),
    cause: versionCauseText(row),
  }))
  const named =
    comparison === null || comparison === 'missing'
      ? comparison
      : {
          ...comparison,
          changes: comparison.changes.map(change => ({
            ...change,
            context: versionSectionTitle(of, change.section),
          })),
        }
  return (
    <>
      <PageHeading {...heading} />
      {tabs}
      <VersionsView
        {...rest}
        address={address}
        versions={{ ...versions, rows }}
        comparison={named}
        empty={
          <EmptyState
            icon={<History />}
            title="No versions yet"
            action={
              <ButtonLink to={begin.to} variant="primary">
                {begin.label}
              </ButtonLink>
            }
            example={example}
          >
            {help}
          </EmptyState>
        }
      />
    </>
  )
}
