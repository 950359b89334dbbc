import { WORKS_TEXTS } from '#app/analytics/copy.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { LaterFolds } from '#app/design/primitives/surface/later-fold.tsx'
import { Letter, LetterHead, LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { LONG_PRESET, periodParameters } from '#core/analytics/period.ts'
import { WORKS_PATH, worksPostsAddress } from '#core/analytics/works/posts-address.ts'
import { SETTLING_DAYS } from '#core/analytics/works/what-works.ts'
import { spanText } from '#core/schedule/when-text.ts'
import { numberText } from '#core/shared/number-text.ts'
import { AnalyticsTabs } from '../analytics-tabs.tsx'
import { SavedTables } from '../letter/saved-tables.tsx'
import { ToolsPart } from '../letter/tools-part.tsx'
import { Words } from '../letter/words.tsx'
import { PeriodChoice } from '../period-choice.tsx'
import { Findings } from './findings.tsx'
import { PaysPart } from './pays-part.tsx'
import { WorksTables } from './works-tables.tsx'
import type { WorksPageProps } from './works-views.ts'

const TABLES = [
  ['works', 'What was compared'],
  ['pays', 'Score beside responses'],
] as const

/** What went with more responses: what is claimed, score beside responses, and everything that was compared. */
export function WorksPage(props: WorksPageProps) {
  const { period, posts, lead, folds } = props
  const nothing = posts === 0
  return (
    <LaterFolds value={folds}>
      <Letter>
        <AnalyticsTabs current="works" />
        <PeriodChoice period={period} path={WORKS_PATH} usual={LONG_PRESET} />
        <LetterHead
          title={WORKS_TEXTS.title}
          dateline={`Posts published ${spanText(period.from, period.to)}`}
          headline={nothing ? WORKS_TEXTS.emptyTitle : lead.headline}
          standfirst={nothing ? WORKS_TEXTS.empty : <Words sentence={lead.standfirst} period={period} />}
        />
        {nothing ? (
          <LetterPart title="What you’ll read here">
            <p>{WORKS_TEXTS.description}</p>
            <p className="font-display italic">{WORKS_TEXTS.example}</p>
            <p>
              <ButtonLink variant="primary" to="/app/links">
                Open your links
              </ButtonLink>
            </p>
          </LetterPart>
        ) : (
          <>
            <Findings {...props} />
            <PaysPart {...props} />
            <WorksTables {...props} />
          </>
        )}
        <CountedPosts {...props} />
        {nothing ? null : (
          <ToolsPart>
            <SavedTables tables={TABLES} query={periodParameters(period, LONG_PRESET)} />
          </ToolsPart>
        )}
      </Letter>
    </LaterFolds>
  )
}

/** Which posts count, which don’t, and what of them is counted. */
function CountedPosts({ period, posts, settling, uncounted, isCut }: WorksPageProps) {
  const link = (of: 'all' | 'settling' | 'uncounted', count: number) => (
    <TextLink to={worksPostsAddress(period, of)}>
      {numberText(count)} {count === 1 ? 'post' : 'posts'}
    </TextLink>
  )
  return (
    <LetterPart title={WORKS_TEXTS.counted} margin={posts === 0 ? <p>{WORKS_TEXTS.compared}</p> : null}>
      <p>{WORKS_TEXTS.responses}</p>
      {posts + settling + uncounted === 0 ? null : (
        <ul className="grid gap-1">
          {posts > 0 ? <li>{link('all', posts)} counted.</li> : null}
          {settling > 0 ? (
            <li>
              {link('settling', settling)} from the last {SETTLING_DAYS} days left out, still collecting
              responses.
            </li>
          ) : null}
          {uncounted > 0 ? (
            <li>{link('uncounted', uncounted)} left out, without a tracked link or numbers of a platform.</li>
          ) : null}
          {isCut ? <li>Only the newest 500 posts of these days are looked at.</li> : null}
        </ul>
      )}
    </LetterPart>
  )
}
