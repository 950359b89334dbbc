import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { COMPARE_TEXTS, notEnough } from '#app/research/copy.ts'
import type { ComparedSide, Comparison } from '#core/research/comparison/compare.ts'
import { numberText } from '#core/shared/number-text.ts'
import { SideBars } from './side-bars.tsx'
import { TermTable } from './term-table.tsx'
import { WornOutTable } from './worn-out-table.tsx'

interface ComparePageProps {
  readonly competitor: { readonly id: string; readonly name: string }
  readonly comparison: Comparison
  /** The words whose sentences were asked for. */
  readonly said: readonly string[]
  readonly timeZone: string
}

const counted = ({ texts, words }: ComparedSide, one: string, more: string) =>
  `${texts} ${texts === 1 ? one : more} with ${numberText(words)} words`

/** A competitor held against us: how both sound by our own alignment, and the words of both with where they stand. */
export function ComparePage({ competitor, comparison, said, timeZone }: ComparePageProps) {
  const { theirs, ours, words, wornOut } = comparison
  const { name } = competitor
  return (
    <div className="grid gap-6">
      <SectionHeading
        eyebrow={<TextLink to={`/app/brand-watch/competitors/${competitor.id}`}>{name}</TextLink>}
        title={`${name} and us`}
        description={`The last 90 days: ${counted(theirs, 'text of theirs', 'texts of theirs')}, and ${counted(ours, 'post of ours', 'posts of ours')}.`}
      />
      <Panel title="How both sound, by our brand" description={COMPARE_TEXTS.scores}>
        <SideBars name={name} theirs={theirs} ours={ours} />
      </Panel>
      <Panel title="Where do we sound alike?" description={words ? COMPARE_TEXTS.words : undefined}>
        {words ? (
          <>
            <p className="text-lg">
              {words.overlap.all === 0
                ? COMPARE_TEXTS.noWords
                : `${words.overlap.shared} of the ${words.overlap.all} words that either side keeps saying are said by both: ${words.overlap.share}%.`}
            </p>
            <TermTable
              caption="Said by both"
              empty="Nothing that both sides keep saying."
              terms={words.both}
              name={name}
              said={said}
              timeZone={timeZone}
            />
          </>
        ) : (
          <p className="text-ink-soft">{notEnough(theirs.isEnough ? 'ours' : 'theirs')}</p>
        )}
      </Panel>
      {words ? (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <Panel title="Only they say">
            <TermTable
              caption={`Said by ${name} and never by us`}
              empty="Nothing that they keep saying and we never do."
              terms={words.onlyTheirs}
              side="theirs"
              name={name}
              said={said}
              timeZone={timeZone}
            />
          </Panel>
          <Panel title="Only we say">
            <TermTable
              caption={`Said by us and never by ${name}`}
              empty="Nothing that we keep saying and they never do."
              terms={words.onlyOurs}
              side="ours"
              name={name}
              said={said}
              timeZone={timeZone}
            />
          </Panel>
        </div>
      ) : null}
      {wornOut.length > 0 ? (
        <Panel title="Worn-out phrases" description={COMPARE_TEXTS.wornOut}>
          <WornOutTable phrases={wornOut} name={name} />
        </Panel>
      ) : null}
    </div>
  )
}
