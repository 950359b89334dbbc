import { type FormEvent, lazy, memo, Suspense } from 'react'
import type { ChatMessage } from '#app/assistant/client/chat-messages.ts'
import { ASSISTANT_TEXTS, SENT_ROW_TEXTS } from '#app/assistant/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import type { OfferedAction, SentText } from '#core/assistant/chat-answer.ts'

/** The server knows Markdown at once; the browser fetches what reads it with the first answer, and does without should that fail. */
const AnswerText = import.meta.env.SSR
  ? (await import('./answer-text.tsx')).AnswerText
  : lazy(() =>
      import('./answer-text.tsx').then(
        file => ({ default: file.AnswerText }),
        () => ({ default: PlainText }),
      ),
    )

function PlainText({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>
}

export interface BubbleProps {
  readonly message: ChatMessage
  /** The conversation for a press without scripts. */
  readonly history: string
  readonly onConfirm: (action: OfferedAction) => void
}

/** One message: the founder's words as they are, the assistant's as safe Markdown with what it offers. */
export const Bubble = memo(function Bubble({ message, history, onConfirm }: BubbleProps) {
  if (message.isUser)
    return (
      <div className="max-w-[85%] justify-self-end rounded-lg bg-ember-soft px-3.5 py-2.5">
        <span className="sr-only">You: </span>
        <p className="whitespace-pre-wrap break-words">{message.content}</p>
      </div>
    )
  return (
    <div className="grid min-w-0 gap-3 justify-self-start rounded-lg border border-line bg-raised px-3.5 py-2.5">
      <div className="min-w-0 break-words">
        <span className="sr-only">Assistant: </span>
        {message.content === '' ? (
          <p className="text-ink-soft">Thinking…</p>
        ) : message.isProblem ? (
          <p>{message.content}</p>
        ) : (
          <Suspense fallback={<PlainText text={message.content} />}>
            <AnswerText text={message.content} />
          </Suspense>
        )}
      </div>
      {message.actions.map(action => (
        <Offer key={action.id} action={action} history={history} onConfirm={onConfirm} />
      ))}
      {message.isFree ? <p className="text-sm text-ink-soft">{ASSISTANT_TEXTS.free}</p> : null}
      {message.sent ? <Sent sent={message.sent} /> : null}
    </div>
  )
})

function Offer({
  action,
  history,
  onConfirm,
}: { action: OfferedAction } & Pick<BubbleProps, 'history' | 'onConfirm'>) {
  const press = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(action)
  }
  return (
    <form
      method="post"
      action="/app/assistant"
      onSubmit={press}
      className="grid gap-2 border-t border-line pt-3"
    >
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="id" value={action.id} />
      <input type="hidden" name="hash" value={action.hash} />
      <input type="hidden" name="history" value={history} />
      {action.summary ? <p className="font-semibold">{action.summary}</p> : null}
      {action.text ? (
        <details>
          <summary className="cursor-pointer text-sm text-ink-soft">Preview</summary>
          <p className="mt-2 whitespace-pre-wrap text-sm">{action.text}</p>
        </details>
      ) : null}
      <div>
        <Button size="sm" variant="secondary">
          {action.label}
        </Button>
      </div>
    </form>
  )
}

function Sent({ sent }: { sent: SentText }) {
  return (
    <details className="border-t border-line pt-2 text-sm">
      <summary className="cursor-pointer text-ink-soft">What we sent</summary>
      <p className="mt-2">{ASSISTANT_TEXTS.sentLead}</p>
      {sent.rows.length > 0 ? (
        <>
          <p className="mt-2">{ASSISTANT_TEXTS.rowsLead}</p>
          <ul className="list-disc ps-5">
            {sent.rows.map(({ kind, name }) => (
              <li key={`${kind} ${name}`}>
                {SENT_ROW_TEXTS[kind]}: {name}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="mt-2 max-h-60 overflow-auto whitespace-pre-wrap break-words rounded-md bg-sunk p-3 text-xs"
      >
        {[
          sent.instructions,
          ...sent.turns.map(turn => `${turn.role}: ${turn.content}`),
          ...sent.lookups.map(lookup => `${lookup.name}(${lookup.arguments}):\n${lookup.output}`),
        ].join('\n\n')}
      </pre>
    </details>
  )
}
