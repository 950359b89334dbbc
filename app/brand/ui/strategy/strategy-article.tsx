import type { ReactNode } from 'react'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { useRestOfPage } from '#app/platform/client/use-rest-of-page.ts'
import { STRATEGY_SECTION_TEXTS, type StrategySection, strategyFields } from '#core/brand/strategy/fields.ts'
import type { StrategySheet } from '#core/brand/strategy/sheet.ts'
import { formatDate } from '#core/shared/time.ts'

export interface StrategyArticleProps {
  readonly sheet: StrategySheet
  /** Today, written out. */
  readonly date: string
  /** Keys that are only guessed; each is marked. */
  readonly guesses?: readonly string[]
  /** What can be done with a part: shown beside its title, never printed. */
  readonly controls?: (section: StrategySection) => ReactNode
}

type Marked = (...keys: string[]) => boolean

/** The strategy set like a page worth pinning up. Parts with nothing in them are left out of a page only to be read. */
export function StrategyArticle({ sheet, date, guesses = [], controls }: StrategyArticleProps) {
  const isWhole = useRestOfPage()
  const marked: Marked = (...keys) => keys.some(key => guesses.includes(key))
  /** A part of which nothing is confirmed yet is marked once, at its title. */
  const isGuessed = (section: StrategySection) => {
    const keys = strategyFields(section).map(({ key }) => key)
    return marked(...keys) && keys.every(key => !sheet.texts[key] || marked(key))
  }
  const partOf = (section: StrategySection): PartProps => ({
    sheet,
    marked: isGuessed(section) ? () => false : marked,
  })
  const parts: Record<StrategySection, ReactNode> = {
    position:
      sheet.texts.position_for || sheet.texts.position_only ? <Position {...partOf('position')} /> : null,
    client: <Texts {...partOf('client')} keys={CLIENT} />,
    message: <Message {...partOf('message')} />,
    pillars: sheet.pillars.length > 0 ? <Pillars {...partOf('pillars')} /> : null,
    rhythm: <Rhythm {...partOf('rhythm')} />,
    goal: <Goal {...partOf('goal')} />,
    experiments: sheet.experiments.length > 0 ? <Experiments {...partOf('experiments')} /> : null,
    limits: sheet.limits.length > 0 ? <Limits {...partOf('limits')} /> : null,
  }
  const part = (section: StrategySection) => {
    const body = isEmpty(section, sheet) ? null : parts[section]
    if (!body && !controls) return null
    return (
      <section key={section} id={section} aria-labelledby={`part-${section}`} className="strategy-part">
        <div className="strategy-head">
          <div>
            <h3 id={`part-${section}`}>{STRATEGY_SECTION_TEXTS[section].title}</h3>
            <Guess when={isGuessed(section)} />
          </div>
          {controls ? <div className="strategy-controls">{controls(section)}</div> : null}
        </div>
        {body ?? <p className="text-ink-soft">{STRATEGY_SECTION_TEXTS[section].help}</p>}
      </section>
    )
  }
  return (
    <article
      aria-labelledby="strategy-title"
      className="grid gap-8 rounded-lg border border-line bg-raised px-5 py-8 shadow-far sm:px-10 sm:py-10 print:gap-4 print:border-0 print:p-0 print:text-sm print:shadow-none"
    >
      <header className="grid gap-2 border-b-2 border-ember pb-6 print:pb-3">
        <p className="text-sm font-semibold text-ember">Strategy on one page</p>
        <h2 id="strategy-title" className="text-4xl wrap-anywhere print:text-2xl">
          {sheet.title}
        </h2>
        <p className="text-sm text-ink-soft">{[sheet.founder, date].filter(Boolean).join(' · ')}</p>
      </header>
      {part('position')}
      <Pair>
        {part('client')}
        {part('limits')}
      </Pair>
      {part('message')}
      {isWhole ? (
        <>
          {part('pillars')}
          <Pair>
            {part('rhythm')}
            {part('experiments')}
          </Pair>
          {part('goal')}
        </>
      ) : null}
    </article>
  )
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-8 lg:grid-cols-2 print:grid-cols-2 print:gap-4">{children}</div>
}

const CLIENT = [
  { key: 'client_who', label: '' },
  { key: 'client_moment', label: 'When they look for help' },
] as const
const LADDER = [
  { key: 'message_problem', label: 'What they feel today' },
  { key: 'message_change', label: 'What changes' },
  { key: 'message_ask', label: 'What they do next' },
] as const

function isEmpty(section: StrategySection, { texts, channels, claims }: StrategySheet): boolean {
  switch (section) {
    case 'client':
      return !CLIENT.some(({ key }) => texts[key])
    case 'message':
      return !texts.message_main && claims.length === 0 && !LADDER.some(({ key }) => texts[key])
    case 'rhythm':
      return channels.length === 0 && !texts.rhythm_days
    case 'goal':
      return !texts.goal_text
    default:
      return false
  }
}

interface PartProps {
  readonly sheet: StrategySheet
  readonly marked: Marked
}

/** The sign behind a guess. */
function Guess({ when }: { when: boolean }) {
  return when ? (
    <span className="guess">
      <Badge tone="warning">confirm?</Badge>
    </span>
  ) : null
}

function Position({ sheet: { texts }, marked }: PartProps) {
  const lines = [
    ['For', 'position_for'],
    ['who', 'position_who'],
    ['we are the only ones who', 'position_only'],
    ['because', 'position_because'],
  ] as const
  return (
    <dl className="strategy-position">
      {lines.map(([word, key]) =>
        texts[key] ? (
          <div key={key}>
            <dt>{word}</dt>
            <dd className="strategy-line">
              {texts[key]}
              <Guess when={marked(key)} />
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function Texts(props: PartProps & { keys: readonly { key: string; label: string }[] }) {
  const { sheet, marked, keys } = props
  return (
    <div className="grid gap-3">
      {keys.map(({ key, label }) =>
        sheet.texts[key] ? (
          <div key={key}>
            {label ? <p className="text-sm text-ink-soft">{label}</p> : null}
            <p className="text-lg whitespace-pre-line wrap-anywhere print:text-sm">
              {sheet.texts[key]}
              <Guess when={marked(key)} />
            </p>
          </div>
        ) : null,
      )}
    </div>
  )
}

function Message({ sheet, marked }: PartProps) {
  return (
    <div className="grid gap-4">
      {sheet.texts.message_main ? (
        <p className="strategy-line">
          {sheet.texts.message_main}
          <Guess when={marked('message_main')} />
        </p>
      ) : null}
      <ol className="grid gap-4 border-l-2 border-line pl-5 lg:grid-cols-3 print:grid-cols-3">
        {LADDER.map(rung =>
          sheet.texts[rung.key] ? (
            <li key={rung.key}>
              <Texts {...{ sheet, marked }} keys={[rung]} />
            </li>
          ) : null,
        )}
      </ol>
      {sheet.claims.length > 0 ? (
        <ul className="grid gap-2">
          {sheet.claims.map(({ claim, proof }, at) => (
            <li key={claim} className="wrap-anywhere">
              <span className="font-semibold">{claim}</span>
              <span className="text-ink-soft">{proof ? ` · ${proof}` : ' · no proof yet'}</span>
              <Guess when={marked(`claim_${at + 1}`, `proof_${at + 1}`)} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function Pillars({ sheet: { pillars }, marked }: PartProps) {
  return (
    <ol className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
      {pillars.map(({ title, about, share }, at) => (
        <li key={title} className="grid content-start gap-1.5 rounded-md border border-line p-4 print:p-2">
          <p className="flex items-baseline justify-between gap-3">
            <span className="font-display text-xl leading-snug wrap-anywhere print:text-base">{title}</span>
            <span className="shrink-0 font-semibold tabular-nums">{share}%</span>
          </p>
          <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-sunk">
            <span className="block h-full bg-ember" style={{ width: `${share}%` }} />
          </span>
          {about ? <p className="text-sm text-ink-soft wrap-anywhere">{about}</p> : null}
          {marked(`pillar_${at + 1}_title`) ? (
            <p className="-ml-2">
              <Guess when />
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

function Rhythm({ sheet: { channels, texts }, marked }: PartProps) {
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {channels.map(({ platform, name, perWeek, what }, at) => (
          <li key={platform} className="wrap-anywhere">
            <span className="font-semibold">{name}</span>
            <span className="tabular-nums"> · {perWeek === 1 ? 'once' : `${perWeek} times`} a week</span>
            {what ? <span className="text-ink-soft"> · {what}</span> : null}
            <Guess when={marked(`channel_${at + 1}_platform`)} />
          </li>
        ))}
      </ul>
      {texts.rhythm_days ? (
        <p className="whitespace-pre-line text-ink-soft wrap-anywhere">
          {texts.rhythm_days}
          <Guess when={marked('rhythm_days')} />
        </p>
      ) : null}
    </div>
  )
}

const dayText = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), 'UTC')

function Goal({ sheet: { texts, checkpoints, goalEnd }, marked }: PartProps) {
  return (
    <div className="grid gap-4">
      <div>
        <p className="strategy-line">
          {texts.goal_text}
          <Guess when={marked('goal_text')} />
        </p>
        <p className="text-ink-soft">
          {texts.goal_number ? `Measured by: ${texts.goal_number}` : ''}
          {texts.goal_number && goalEnd ? ' · ' : ''}
          {goalEnd ? `${dayText(texts.goal_start ?? '')} to ${dayText(goalEnd)}` : ''}
          <Guess when={marked('goal_number')} />
        </p>
      </div>
      <ol className="grid gap-4 lg:grid-cols-3 print:grid-cols-3">
        {checkpoints.map(({ after, day, text }) => (
          <li key={after} className="grid content-start gap-0.5 border-t-2 border-ember pt-2">
            <p className="text-sm font-semibold">
              After {after} days
              {day ? <span className="font-normal text-ink-soft"> · {dayText(day)}</span> : null}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">
              {text}
              <Guess when={marked(`checkpoint_${after / 30}`)} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Experiments({ sheet: { experiments }, marked }: PartProps) {
  return (
    <ol className="grid gap-3">
      {experiments.map(({ trying, sign }, at) => (
        <li key={trying} className="wrap-anywhere">
          <p>
            {trying}
            <Guess when={marked(`experiment_${at + 1}_try`)} />
          </p>
          {sign ? <p className="text-sm text-ink-soft">It works when: {sign}</p> : null}
        </li>
      ))}
    </ol>
  )
}

function Limits({ sheet: { limits }, marked }: PartProps) {
  return (
    <div>
      <ul className="grid list-disc gap-1 pl-5">
        {limits.map(line => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-1 -ml-2">
        <Guess when={marked('limits_not')} />
      </p>
    </div>
  )
}
