import { REPORT_TEXTS } from '#app/analytics/copy.ts'
import { FounderPage } from '#app/design/layout/founder-page.tsx'
import { Avatar } from '#app/design/primitives/surface/avatar.tsx'
import type { FounderLook } from '#core/brand/kit/look.ts'
import type { AvatarColour } from '#core/identity/account/avatar.ts'
import { ReportSheet, type ReportSheetProps } from './report-sheet.tsx'

interface PublicReportPageProps extends ReportSheetProps {
  /** The page's own address. */
  readonly path: string
  readonly brand: {
    readonly name: string
    readonly colour: AvatarColour
    readonly picture: string | null
    readonly kit: FounderLook
  }
}

/** A report for whoever has its link: read-only, in its founder's name. */
export function PublicReportPage({ path, brand, ...sheet }: PublicReportPageProps) {
  const { name, colour, picture, kit } = brand
  return (
    <FounderPage
      brand={name}
      look={colour}
      kit={kit}
      aside={kit.logo ? null : <Avatar {...{ name, colour, picture }} size="lg" />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <ReportSheet {...sheet} />
        <p className="print:hidden">
          <a href={`${path}/report.pdf`} className="link">
            Download PDF
          </a>
        </p>
      </div>
    </FounderPage>
  )
}

/** What stands in the place of a report that can't be read. */
export function ClosedReport({ isOver }: { isOver: boolean }) {
  return (
    <FounderPage brand="">
      <div className="grid gap-3">
        <h1 className="text-4xl">{isOver ? REPORT_TEXTS.overTitle : REPORT_TEXTS.closedTitle}</h1>
        <p className="text-lg text-ink-soft">{isOver ? REPORT_TEXTS.over : REPORT_TEXTS.closed}</p>
      </div>
    </FounderPage>
  )
}
