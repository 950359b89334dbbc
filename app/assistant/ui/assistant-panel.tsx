import { type KeyboardEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useChat } from '#app/assistant/client/use-chat.ts'
import { CHAT_FAILURE, SIGN_IN_FIRST } from '#app/assistant/copy.ts'
import { SquarePen, X } from '#app/design/icons/icons.ts'
import { IconButton } from '#app/design/primitives/actions/icon-button.tsx'
import { Spinner } from '#app/design/primitives/feedback/spinner.tsx'
import { showToast } from '#app/design/primitives/toast/toast.ts'
import { ChatBody } from './chat-body.tsx'
import { stateText } from './state-text.ts'

export interface AssistantPanelProps {
  readonly onClose: () => void
}

interface Start {
  readonly userId: string
  readonly state: 'ready' | 'off' | 'unavailable' | 'read_only'
  readonly greeting: string
  readonly starters: readonly string[]
  readonly credits: string
}

/** The greeting, or the sentence that says why there is none. */
async function fetchStart(): Promise<Start | string> {
  try {
    const response = await fetch('/app/assistant/start', { redirect: 'manual' })
    if (response.type === 'opaqueredirect') return SIGN_IN_FIRST.bubble
    return response.ok ? ((await response.json()) as Start) : CHAT_FAILURE.bubble
  } catch {
    return CHAT_FAILURE.bubble
  }
}

/** The assistant over the page: 380 by 500, as wide as a narrow screen. */
export default function AssistantPanel({ onClose }: AssistantPanelProps) {
  const [start, setStart] = useState<Start | string | null>(null)
  useEffect(() => {
    let isHere = true
    void fetchStart().then(start => {
      if (isHere) setStart(start)
    })
    return () => {
      isHere = false
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <div
      role="dialog"
      aria-label="Assistant"
      onKeyDown={onKeyDown}
      className="fixed right-0 bottom-0 z-40 flex h-[500px] max-h-dvh w-full flex-col rounded-t-lg border border-line bg-paper shadow-far sm:right-4 sm:bottom-4 sm:w-[380px] sm:rounded-lg print:hidden"
    >
      {start !== null && typeof start !== 'string' ? (
        <Chat start={start} onClose={onClose} />
      ) : (
        <>
          <Head onClose={onClose} />
          <div className="p-4">{start === null ? <Spinner /> : <p role="alert">{start}</p>}</div>
        </>
      )}
    </div>
  )
}

function Head({ onClose, onNew }: { onClose: () => void; onNew?: () => void }) {
  return (
    <div className="flex items-center gap-1 border-b border-line py-1.5 pr-1.5 pl-4">
      <h2 className="mr-auto text-lg">Assistant</h2>
      {onNew ? (
        <IconButton label="New Chat" size="sm" icon={<SquarePen aria-hidden />} onClick={onNew} />
      ) : null}
      <IconButton label="Close" size="sm" icon={<X aria-hidden />} onClick={onClose} />
    </div>
  )
}

const NOTHING: readonly never[] = []

function Chat({ start, onClose }: { start: Start; onClose: () => void }) {
  const chat = useChat({
    userId: start.userId,
    initial: NOTHING,
    onToast: toast => showToast({ ...toast, tone: 'error' }),
  })
  // A new chat is opened anew: greeting, starters and focus as at first.
  const [round, setRound] = useState(0)
  const closed = stateText(start.state)
  const startNew = () => {
    chat.startNew()
    setRound(count => count + 1)
  }
  return (
    <>
      <Head onClose={onClose} onNew={startNew} />
      {closed ? (
        <p className="p-4">
          {closed}{' '}
          <Link to="/app/settings/assistant" className="underline">
            Assistant settings
          </Link>
        </p>
      ) : (
        <ChatBody
          key={round}
          id="widget"
          greeting={start.greeting}
          starters={start.starters}
          messages={chat.messages}
          isWaiting={chat.isWaiting}
          onSend={chat.send}
          onConfirm={action => void chat.confirm(action)}
          startFocused
        />
      )}
      <p className="border-t border-line px-3 py-1.5 text-xs text-ink-soft">{start.credits}</p>
    </>
  )
}
