import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { DRAFT_KIND_LABELS, DRAFT_KINDS, type DraftKind, type Proposal } from '#core/posts/drafts/types.ts'
import type { ProposedText } from '../../post-views.ts'
import { WordDiffText } from '../word-diff-text.tsx'

export interface ProposalPanelProps {
  readonly proposed: ProposedText | null
  /** A text stands there: only then can it be rewritten. */
  readonly hasText: boolean
  readonly onTake: (text: string) => void
  readonly onLeave: () => void
}

/** Four ways to be helped along, and what comes of them: words changed, score before and after, take it or leave it. */
export function ProposalPanel({ proposed, hasText, onTake, onLeave }: ProposalPanelProps) {
  return (
    <section aria-labelledby="help-writing" className="grid gap-3">
      <h2 id="help-writing" className="text-lg">
        Help with wording
      </h2>
      <div className="flex flex-wrap gap-2">
        {DRAFT_KINDS.map(kind => (
          <KindButton key={kind} kind={kind} isOff={kind !== 'draft' && !hasText} />
        ))}
      </div>
      {proposed?.problem ? (
        <Notice tone="info" live="status">
          {proposed.problem}
        </Notice>
      ) : null}
      {proposed?.proposal ? (
        <div className="grid gap-4 rounded-md border border-line-strong bg-raised p-4" role="status">
          <h3 className="font-text text-base font-semibold">
            {DRAFT_KIND_LABELS[proposed.proposal.kind]}: {scoreText(proposed.proposal)}
          </h3>
          <WordDiffText parts={proposed.proposal.parts} />
          <p className="text-sm text-ink-soft">
            {proposed.proposal.by === 'rules'
              ? 'Built from a template, your story and your brand.'
              : 'Written by the assistant.'}{' '}
            {proposed.note} Nothing changes until you select Use this.
          </p>
          <textarea hidden readOnly name="proposalText" value={proposed.proposal.text} />
          <div className="flex flex-wrap gap-2">
            <Button
              name="intent"
              value="take"
              onClick={event => {
                event.preventDefault()
                if (proposed.proposal) onTake(proposed.proposal.text)
              }}
            >
              Use this
            </Button>
            <Button
              name="intent"
              value="leave"
              variant="quiet"
              onClick={event => {
                event.preventDefault()
                onLeave()
              }}
            >
              Discard
            </Button>
          </div>
        </div>
      ) : null}
    </section>
  )
}

function scoreText({ before, after }: Pick<Proposal, 'before' | 'after'>): string {
  if (after === null) return 'we can’t tell the score of this yet'
  return before === null ? `${after} out of 100` : `from ${before} to ${after}`
}

function KindButton({ kind, isOff }: { kind: DraftKind; isOff: boolean }) {
  const value = `propose:${kind}`
  const pending = usePending({ name: 'intent', value })
  return (
    <Button
      size="sm"
      name="intent"
      value={value}
      pending={pending}
      pendingText="Thinking…"
      title={isOff ? 'Write something first' : undefined}
    >
      {DRAFT_KIND_LABELS[kind]}
    </Button>
  )
}
