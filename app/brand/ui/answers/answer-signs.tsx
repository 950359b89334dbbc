import type { AnswerState } from '#app/brand/client/use-answer-saving.ts'
import { Check, Undo2 } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'

export interface AnswerSignsProps {
  readonly state: AnswerState | undefined
  /** Short name of the question, for screen readers. */
  readonly question: string
  readonly onUndo: () => void
  readonly onKeep: () => void
  readonly onTake: () => void
}

/** What became of one answer: saving, saved and how to take it back, waiting, or changed by somebody else. */
export function AnswerSigns({ state, question, onUndo, onKeep, onTake }: AnswerSignsProps) {
  if (!state) return null
  if (state.kind === 'conflict')
    return (
      <Notice tone="warning" live="alert" title="This answer was changed in another window">
        <p>Your text is still here, in the box above. The saved version is:</p>
        <p className="my-2 max-h-40 overflow-auto rounded-md border border-line bg-raised p-3 text-sm whitespace-pre-wrap wrap-anywhere text-ink">
          {state.saved === '' ? <span className="italic">Empty</span> : state.saved}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button type="button" size="sm" onClick={onKeep}>
            Save mine
          </Button>
          <Button type="button" size="sm" onClick={onTake}>
            Use saved version
          </Button>
        </div>
      </Notice>
    )
  return (
    <div className="flex min-h-6 items-center gap-3 text-sm text-ink-soft">
      {state.kind === 'waiting' ? <span>Not saved yet</span> : null}
      {state.kind === 'saving' ? <span>Saving…</span> : null}
      {state.kind === 'failed' ? <span className="font-medium text-danger">{state.problem}</span> : null}
      {state.kind === 'saved' ? (
        <>
          <span className="flex items-center gap-1">
            <Check size={15} aria-hidden /> Saved
          </span>
          {state.canUndo ? (
            <button type="button" className="link inline-flex items-center gap-1" onClick={onUndo}>
              <Undo2 size={14} aria-hidden /> Undo<span className="sr-only">: {question}</span>
            </button>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
