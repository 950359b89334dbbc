import { ALIGNMENT_TEXTS } from '#app/analytics/copy.ts'
import { BrandTabs } from '#app/brand/ui/index.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { LaterFolds } from '#app/design/primitives/surface/later-fold.tsx'
import { Letter, LetterHead, LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { sentenceText } from '#core/analytics/letter/sentence.ts'
import { LONG_PRESET, type Period } from '#core/analytics/period.ts'
import { spanText } from '#core/schedule/when-text.ts'
import { Words } from '../letter/words.tsx'
import { PeriodChoice } from '../period-choice.tsx'
import { AlignmentGroups } from './alignment-groups.tsx'
import { ALIGNMENT_PATH, type AlignmentPageProps, type AlignmentView } from './alignment-views.ts'
import { BestPosts } from './best-posts.tsx'
import { DimensionTrend } from './dimension-trend.tsx'

/** Alignment in depth, or what it is on a plan without it. */
export function AlignmentPage({ view, period, folds }: AlignmentPageProps) {
  return (
    <LaterFolds value={folds}>
      <Letter>
        <BrandTabs current="alignment" />
        {view ? <Depth view={view} period={period} /> : <NotInPlan />}
      </Letter>
    </LaterFolds>
  )
}

function NotInPlan() {
  return (
    <>
      <LetterHead
        title={ALIGNMENT_TEXTS.title}
        headline={ALIGNMENT_TEXTS.lockedTitle}
        standfirst={ALIGNMENT_TEXTS.locked}
      />
      <LetterPart title={ALIGNMENT_TEXTS.lockedStaysTitle}>
        <p>{ALIGNMENT_TEXTS.lockedStays}</p>
        <p>
          <ButtonLink variant="primary" to="/app/upgrade">
            See plans
          </ButtonLink>
        </p>
      </LetterPart>
    </>
  )
}

function Depth({ view, period }: { view: AlignmentView; period: Period }) {
  const { posts, lead, sentences, weeks } = view
  const nothing = posts === 0
  return (
    <>
      <PeriodChoice period={period} path={ALIGNMENT_PATH} usual={LONG_PRESET} />
      <LetterHead
        title={ALIGNMENT_TEXTS.title}
        dateline={`Posts published ${spanText(period.from, period.to)}`}
        headline={nothing ? ALIGNMENT_TEXTS.emptyTitle : lead.headline}
        standfirst={nothing ? ALIGNMENT_TEXTS.empty : <Words sentence={lead.standfirst} period={period} />}
      />
      {nothing ? (
        <LetterPart title="What you’ll read here">
          <p>{ALIGNMENT_TEXTS.description}</p>
          <p>
            <ButtonLink variant="primary" to="/app/create">
              Write a post
            </ButtonLink>
          </p>
        </LetterPart>
      ) : (
        <>
          <LetterPart title={ALIGNMENT_TEXTS.trend} margin={<p>{ALIGNMENT_TEXTS.trendNote}</p>}>
            <p>
              <Words sentence={sentences.trend} period={period} />
            </p>
            <DimensionTrend weeks={weeks} summary={sentenceText(sentences.trend)} />
          </LetterPart>
          <AlignmentGroups view={view} period={period} by="network" />
          <AlignmentGroups view={view} period={period} by="person" />
          <BestPosts view={view} period={period} />
        </>
      )}
    </>
  )
}
