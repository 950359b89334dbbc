import { useMemo } from 'react'
import { Link } from 'react-router'
import { messagesOf, type PostedChat } from '#app/assistant/client/chat-messages.ts'
import { useChat } from '#app/assistant/client/use-chat.ts'
import { ASSISTANT_TEXTS } from '#app/assistant/copy.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { showToast } from '#app/design/primitives/toast/toast.ts'
import { CHAT_TASK_LABELS, CHAT_TASKS } from '#core/assistant/chat.ts'
import { ChatBody } from './chat-body.tsx'
import { stateText } from './state-text.ts'

export interface AssistantPageProps {
  readonly userId: string
  readonly state: 'ready' | 'off' | 'unavailable' | 'read_only'
  readonly greeting: string
  readonly starters: readonly string[]
  readonly credits: string
  readonly hasStrategy: boolean
  readonly posted: PostedChat | null
}

/** The assistant on a page of its own; it needs no scripts. */
export function AssistantPage(props: AssistantPageProps) {
  const { userId, state, greeting, starters, credits, hasStrategy, posted } = props
  const initial = useMemo(() => messagesOf(posted), [posted])
  const chat = useChat({ userId, initial, onToast: toast => showToast({ ...toast, tone: 'error' }) })
  const toast = posted?.problem?.toast
  const closed = stateText(state)
  return (
    <>
      <PageHeading
        title={ASSISTANT_TEXTS.title}
        description={ASSISTANT_TEXTS.description}
        actions={
          // A new page without a conversation; with scripts the one kept here goes too.
          <ButtonLink to="/app/assistant" variant="secondary" onClick={chat.startNew}>
            New Chat
          </ButtonLink>
        }
      />
      <div className="grid gap-4">
        {toast ? (
          <Notice tone="danger" live="alert" title={toast.title}>
            {toast.text}
            {posted?.problem?.detail ? <span className="block text-sm">{posted.problem.detail}</span> : null}
          </Notice>
        ) : null}
        {closed ? (
          <Notice
            tone="info"
            action={state === 'off' ? <Link to="/app/settings/assistant">Open settings</Link> : null}
          >
            {closed}
          </Notice>
        ) : (
          <section
            aria-label="Chat"
            className="flex min-h-120 flex-col rounded-lg border border-line bg-raised"
          >
            <ChatBody
              id="page"
              {...{ greeting, starters }}
              messages={chat.messages}
              isWaiting={chat.isWaiting}
              onSend={chat.send}
              onConfirm={action => void chat.confirm(action)}
              tools={<TaskChoice hasStrategy={hasStrategy} />}
            />
          </section>
        )}
        <p className="text-sm text-ink-soft">
          {credits}{' '}
          <Link to="/app/settings/assistant" className="underline">
            Assistant settings
          </Link>
        </p>
      </div>
    </>
  )
}

function TaskChoice({ hasStrategy }: { hasStrategy: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <label htmlFor="task-type">What’s it about?</label>
      <select id="task-type" name="taskType" defaultValue="general" className="control w-auto!">
        {CHAT_TASKS.map(task => {
          const isLocked = !hasStrategy && (task === 'strategy' || task === 'analysis')
          return (
            <option key={task} value={task} disabled={isLocked}>
              {CHAT_TASK_LABELS[task]}
              {isLocked ? ' (Pro)' : ''}
            </option>
          )
        })}
      </select>
    </div>
  )
}
