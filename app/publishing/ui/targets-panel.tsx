import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { WordDiffText } from '#app/posts/ui/index.ts'
import {
  ACTION_TEXTS,
  ANSWER_TEXTS,
  RESUME_ADVICE,
  SCHEDULE_AGAIN,
  STATE_NOTES,
  UNCHECKED_TEXTS,
  VERIFIED_TEXTS,
} from '#app/publishing/copy/targets.ts'
import type { AttemptAnswer } from '#core/publishing/attempts.ts'
import { NETWORK_NAMES, type Network } from '#core/publishing/networks.ts'
import { problemText } from '#core/publishing/problems.ts'
import { isPassing, TARGET_LABELS, type TargetState } from '#core/publishing/states.ts'
import type { Verified } from '#core/publishing/verified.ts'
import type { DiffPart } from '#core/shared/word-diff.ts'

/** A scheduled post on its way to one account, as its page shows it. */
export interface TargetView {
  readonly id: string
  readonly network: Network
  readonly handle: string
  readonly state: TargetState
  /** The same for people: a post whose first comment is still to come is published. */
  readonly standing: TargetState
  /** How many of its parts are published, in words; '' for a post by itself. */
  readonly progress: string
  /** Whether all that is left is the first comment. */
  readonly isOnlyComment: boolean
  /** Whether the rest of it can be sent. */
  readonly canResume: boolean
  readonly problem: string
  readonly detail: string
  readonly address: string
  readonly nextTryAt: Date | null
  readonly verified: Verified | null
  readonly readAt: Date | null
  readonly difference: readonly DiffPart[] | null
  readonly counts: Readonly<Record<'likes' | 'replies' | 'reposts', number | null>>
  readonly attempts: readonly {
    readonly id: string
    readonly action: keyof typeof ACTION_TEXTS
    readonly answer: AttemptAnswer | null
    /** Which part of several it was about, in words; '' for a post by itself. */
    readonly part: string
    readonly startedAt: Date
    readonly statusCode: number | null
    readonly reason: string
  }[]
}

const TONES: Readonly<Record<TargetState, Tone>> = {
  prepared: 'neutral',
  sending: 'info',
  published: 'success',
  may_be_published: 'warning',
  refused: 'danger',
  handed_over: 'ember',
  missed: 'warning',
}

/** How a scheduled post stands with each of its accounts; nothing for a post that is posted by hand. */
export function TargetsPanel({
  targets,
  timeZone,
  isPublished,
  action,
}: {
  targets: readonly TargetView[]
  timeZone: string
  /** Whether the scheduled post counts as published, so that it cannot be moved any more. */
  isPublished: boolean
  /** Where Resume is sent; null for who may not. */
  action: string | null
}) {
  if (targets.length === 0) return null
  return (
    <Panel title="Accounts">
      <ul className="grid gap-5">
        {targets.map(target => (
          <li key={target.id} className="grid gap-2">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={TONES[target.standing]}>{TARGET_LABELS[target.standing]}</Badge>
              <span className="font-semibold">{NETWORK_NAMES[target.network]}</span>
              <span className="break-all text-ink-soft">{target.handle}</span>
            </p>
            <Standing target={target} timeZone={timeZone} isPublished={isPublished} />
            {target.canResume && action !== null ? (
              <Form method="post" action={action}>
                <input type="hidden" name="target" value={target.id} />
                <Button size="sm" name="intent" value="resume">
                  Resume
                </Button>
              </Form>
            ) : null}
            {target.standing === 'published' || target.progress ? (
              <Proof target={target} timeZone={timeZone} />
            ) : null}
            {target.attempts.length > 0 ? <Attempts target={target} timeZone={timeZone} /> : null}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">Times in {timeZone.replaceAll('_', ' ')}</p>
    </Panel>
  )
}

/** Why it stands so, and what to do next. */
function Standing(props: { target: TargetView; timeZone: string; isPublished: boolean }) {
  const { state, problem, detail, nextTryAt, attempts, progress, isOnlyComment, canResume } = props.target
  const text = problemText(problem, { over: !isPassing(state) })
  // What is said of a post does not hold for a comment below it.
  const reason = isOnlyComment && progress ? '' : text.reason
  const advice = canResume ? RESUME_ADVICE : isOnlyComment && progress ? '' : text.advice
  const words = [
    progress,
    reason || (progress ? '' : attempts.length === 0 || state === 'sending' ? STATE_NOTES[state] : ''),
    state === 'refused' && props.isPublished && !canResume ? SCHEDULE_AGAIN : advice,
  ].filter(Boolean)
  return (
    <>
      {words.length > 0 ? <p>{words.join(' ')}</p> : null}
      {detail && detail !== reason && (state !== 'published' || progress) ? (
        <p className="break-words text-sm text-ink-soft">The platform said: “{detail}”</p>
      ) : null}
      {isPassing(state) && attempts.length > 0 && nextTryAt ? (
        <p className="text-sm text-ink-soft">
          Next check: <When at={nextTryAt} timeZone={props.timeZone} />
        </p>
      ) : null}
    </>
  )
}

/** Where it can be seen, whether it is what was approved, and what came of it. */
function Proof({ target, timeZone }: { target: TargetView; timeZone: string }) {
  const { address, verified, readAt, difference, network } = target
  const counts = [
    countText(target.counts.likes, 'like', 'likes'),
    countText(target.counts.replies, 'reply', 'replies'),
    countText(target.counts.reposts, 'repost', 'reposts'),
  ].filter(Boolean)
  return (
    <>
      {address ? (
        <p>
          <a href={address} target="_blank" rel="noopener noreferrer" className="underline">
            View on {NETWORK_NAMES[network]}
            <span className="sr-only"> in a new tab</span>
          </a>
        </p>
      ) : null}
      {verified ? (
        <p className={verified === 'same' ? 'text-success' : 'text-warning'}>
          {verified === 'same' ? <span aria-hidden>✓ </span> : null}
          {VERIFIED_TEXTS[verified]}
        </p>
      ) : address && UNCHECKED_TEXTS[network] ? (
        <p className="text-sm text-ink-soft">{UNCHECKED_TEXTS[network]}</p>
      ) : null}
      {difference ? <WordDiffText parts={difference} /> : null}
      {counts.length > 0 && readAt ? (
        <p className="text-sm text-ink-soft">
          {counts.join(', ')}, as of <When at={readAt} timeZone={timeZone} />
        </p>
      ) : null}
    </>
  )
}

function countText(count: number | null, one: string, many: string): string {
  return count === null ? '' : `${count} ${count === 1 ? one : many}`
}

function Attempts({ target, timeZone }: { target: TargetView; timeZone: string }) {
  const caption = `Attempts on ${NETWORK_NAMES[target.network]} as ${target.handle}`
  return (
    <details>
      <summary className="cursor-pointer text-sm underline">Attempts ({target.attempts.length})</summary>
      <div className="pt-2">
        <DataTable
          caption={caption}
          captionHidden
          rows={target.attempts}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'when',
              label: 'When',
              cell: ({ startedAt }) => <When at={startedAt} timeZone={timeZone} />,
            },
            {
              key: 'what',
              label: 'What we did',
              cell: ({ action, part }) => `${ACTION_TEXTS[action]}${part && ` (${part})`}`,
            },
            {
              key: 'answer',
              label: 'Result',
              cell: ({ answer, statusCode }) =>
                `${answer ? ANSWER_TEXTS[answer] : 'No reply yet'}${statusCode ? ` (${statusCode})` : ''}`,
            },
            { key: 'reason', label: 'Details', cell: ({ reason }) => reason },
          ]}
        />
      </div>
    </details>
  )
}
