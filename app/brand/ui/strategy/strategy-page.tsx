import { Form } from 'react-router'
import { BRAND_PAGES } from '#app/brand/copy.ts'
import { Pencil } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { PrintButton } from '#app/design/primitives/actions/print-button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { useRestOfPage } from '#app/platform/client/use-rest-of-page.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { StrategyDrift } from '#core/brand/strategy/drift.ts'
import { STRATEGY_SECTION_TEXTS, type StrategySection } from '#core/brand/strategy/fields.ts'
import type { StrategySheet } from '#core/brand/strategy/sheet.ts'
import { SharePanel, type SharePanelProps } from '../sharing/share-panel.tsx'
import { DriftPanel } from './drift-panel.tsx'
import { StrategyArticle } from './strategy-article.tsx'
import { StrategyTabs } from './strategy-tabs.tsx'

export interface StrategyPageProps extends Omit<SharePanelProps, 'thing' | 'problem'> {
  readonly sheet: StrategySheet
  readonly guesses: readonly string[]
  /** Parts with something still to confirm, and the marks of what is shown of each. */
  readonly unconfirmed: Readonly<Partial<Record<StrategySection, string>>>
  readonly drift: StrategyDrift
  readonly isStarted: boolean
  /** Anything was answered about the brand; without it the draft is everybody's. */
  readonly hasAnswers: boolean
  /** Today, written out. */
  readonly date: string
  readonly shareProblem: string | null
  readonly problem: string | null
}

/** The strategy on one page, what still is a guess, and what has drifted from it. */
export function StrategyPage(props: StrategyPageProps) {
  const { sheet, guesses, unconfirmed, drift, isStarted, hasAnswers, date, problem, canWrite } = props
  const isWhole = useRestOfPage()
  const open = Object.keys(unconfirmed).length
  return (
    <>
      <div className="print:hidden">
        <PageHeading {...BRAND_PAGES.strategy} actions={<PrintButton />} />
      </div>
      <StrategyTabs current="plan" />
      <div className="grid gap-6">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        {open > 0 && canWrite ? (
          <div className="print:hidden">
            <Notice
              tone="ember"
              title={
                isStarted
                  ? `${open} of 8 sections still need confirming`
                  : hasAnswers
                    ? 'A first draft, based on your brand'
                    : 'A first draft to start from'
              }
              action={
                isStarted ? null : (
                  <TextLink to="/app/clarify">
                    {hasAnswers ? 'Add brand answers to improve it' : 'Answer brand questions'}
                  </TextLink>
                )
              }
            >
              {hasAnswers
                ? 'We took everything marked “confirm?” from your brand answers.'
                : 'You haven’t answered any brand questions yet, so everything marked “confirm?” is a general suggestion.'}{' '}
              Select “That’s right” to confirm it, or edit it. We only use what you’ve confirmed.
            </Notice>
          </div>
        ) : null}
        <div className="grid items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_24rem]">
          <StrategyArticle
            sheet={sheet}
            date={date}
            guesses={guesses}
            controls={section => (
              <PartControls section={section} marks={unconfirmed[section] ?? null} canWrite={canWrite} />
            )}
          />
          {isWhole ? <DriftPanel drift={drift} isStarted={isStarted} /> : null}
        </div>
        {isStarted && isWhole ? (
          <SharePanel
            thing="strategy"
            link={props.link}
            timeZone={props.timeZone}
            canWrite={canWrite}
            problem={props.shareProblem}
          />
        ) : null}
      </div>
    </>
  )
}

function PartControls(props: { section: StrategySection; marks: string | null; canWrite: boolean }) {
  const { section, marks, canWrite } = props
  const pending = usePending({ name: 'section', value: section })
  const { title } = STRATEGY_SECTION_TEXTS[section]
  if (!canWrite) return null
  return (
    <>
      {marks === null ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="seen" value={marks} />
          <Button size="sm" name="section" value={section} pending={pending} pendingText="Saving…">
            That’s right<span className="sr-only">: {title}</span>
          </Button>
        </Form>
      )}
      <ButtonLink
        size="sm"
        variant="quiet"
        to={`/app/strategy/edit?section=${section}`}
        icon={<Pencil aria-hidden />}
      >
        Edit<span className="sr-only"> {title}</span>
      </ButtonLink>
    </>
  )
}
