import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { type ChatMessage, turnsOf } from '#app/assistant/client/chat-messages.ts'
import { SendHorizontal } from '#app/design/icons/icons.ts'
import { IconButton } from '#app/design/primitives/actions/icon-button.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { CHAT_MESSAGE_LIMIT } from '#core/assistant/chat.ts'
import type { OfferedAction } from '#core/assistant/chat-answer.ts'
import { writeHistory } from '#core/assistant/history.ts'
import { Bubble } from './answer-bubble.tsx'

export interface ChatBodyProps {
  /** Keeps ids apart when page and widget are both there. */
  readonly id: string
  readonly messages: readonly ChatMessage[]
  readonly isWaiting: boolean
  readonly greeting: string
  readonly starters: readonly string[]
  readonly onSend: (text: string, taskType: string) => Promise<void>
  readonly onConfirm: (action: OfferedAction) => void
  /** Above the field: the kind of task. */
  readonly tools?: ReactNode
  /** The field takes the focus as soon as it is there. */
  readonly startFocused?: boolean
}

/** The conversation and the field below it. Real forms: without scripts the page answers. */
export function ChatBody(props: ChatBodyProps) {
  const {
    id,
    messages,
    isWaiting,
    greeting,
    starters,
    onSend,
    onConfirm,
    tools,
    startFocused = false,
  } = props
  const log = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const wasWaiting = useRef(false)
  const history = useMemo(() => writeHistory(turnsOf(messages)), [messages])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new word moves the end into sight
  useEffect(() => {
    const box = log.current
    if (box) box.scrollTop = box.scrollHeight
  }, [messages])
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) field.current?.focus()
    wasWaiting.current = isWaiting
  }, [isWaiting])
  useEffect(() => {
    if (startFocused) field.current?.focus()
  }, [startFocused])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const text = String(fields.get('message') ?? '')
    if (text.trim() === '' || isWaiting) return
    form.reset()
    void onSend(text, String(fields.get('taskType') ?? 'general'))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        aria-busy={isWaiting}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto p-4"
      >
        {messages.length === 0 ? (
          <>
            <p className="text-lg">{greeting}</p>
            <div className="grid justify-items-start gap-2">
              {starters.map(starter => (
                <form key={starter} method="post" action="/app/assistant" onSubmit={submit}>
                  <input type="hidden" name="message" value={starter} />
                  <button type="submit" className="button button-sm h-auto! whitespace-normal! text-left!">
                    {starter}
                  </button>
                </form>
              ))}
            </div>
          </>
        ) : (
          messages.map(message => (
            <Bubble key={message.id} message={message} history={history} onConfirm={onConfirm} />
          ))
        )}
      </div>
      <KeptForm
        keptAs="chat"
        as="form"
        method="post"
        action="/app/assistant"
        onSubmit={submit}
        className="grid gap-2 border-t border-line p-3"
      >
        <input type="hidden" name="history" value={history} />
        {tools}
        <div className="flex items-end gap-2">
          <label htmlFor={`${id}-message`} className="sr-only">
            Message
          </label>
          <textarea
            ref={field}
            id={`${id}-message`}
            name="message"
            rows={2}
            maxLength={CHAT_MESSAGE_LIMIT}
            placeholder="Ask the assistant"
            disabled={isWaiting}
            onKeyDown={onKeyDown}
            className="control max-h-40 min-w-0 flex-1"
          />
          <IconButton
            type="submit"
            label="Send"
            variant="primary"
            disabled={isWaiting}
            icon={<SendHorizontal aria-hidden />}
          />
        </div>
      </KeptForm>
    </>
  )
}
