import {
  ANALYTICS_TEXTS,
  DIVIDED_TEXTS,
  FIGURE_CAPTIONS,
  GROUPING_TITLES,
  QUESTIONS,
} from '#app/analytics/copy.ts'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { LaterFolds } from '#app/design/primitives/surface/later-fold.tsx'
import { Letter, LetterHead, LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { periodParameters } from '#core/analytics/period.ts'
import { spanText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { AnalyticsTabs } from './analytics-tabs.tsx'
import type { DividedPageProps } from './analytics-views.ts'
import { DivideBy } from './divide-by.tsx'
import { GroupsTable } from './groups-table.tsx'
import { ToolsPart } from './letter/tools-part.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { SaveTables } from './save-tables.tsx'
import { WonPicture } from './won-picture.tsx'

/** The numbers of a period divided by platform, story, campaign … as a table, with a picture of what each won. */
export function DividedPage(props: DividedPageProps) {
  const { period, by, won, folds } = props
  const days = periodParameters(period)
  return (
    <LaterFolds value={folds}>
      <Letter>
        <AnalyticsTabs current="numbers" />
        <PeriodChoice period={period} path="/app/analytics" keep={{ by }} />
        <LetterHead
          title={ANALYTICS_TEXTS.title}
          dateline={spanText(period.from, period.to)}
          headline={DIVIDED_TEXTS.title}
          standfirst={
            <>
              {DIVIDED_TEXTS.standfirst}{' '}
              <TextLink to={`/app/analytics${listQuery(days)}`}>{DIVIDED_TEXTS.letter}</TextLink>
            </>
          }
        />
        <LetterPart title={GROUPING_TITLES[by]} anchor="divided" isWide>
          <DivideBy period={period} current={by} />
          <GroupsTable {...props} />
        </LetterPart>
        {won?.rows.some(([, first, last]) => first + last > 0) ? (
          <LetterPart title={QUESTIONS.paid}>
            <WonPicture won={won} caption={FIGURE_CAPTIONS.paid} />
          </LetterPart>
        ) : null}
        <ToolsPart>
          <SaveTables tables={[['groups', DIVIDED_TEXTS.title]]} query={{ ...days, by }} />
        </ToolsPart>
      </Letter>
    </LaterFolds>
  )
}
