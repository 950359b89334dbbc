import { useState } from 'react'
import { Form } from 'react-router'
import { forgetEverything } from '#app/assistant/client/chat-storage.ts'
import { SUGGESTIONS } from '#app/assistant/client/use-suggestion.ts'
import { ASSISTANT_TEXTS, SUGGESTION_KIND_TEXTS } from '#app/assistant/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { CountMeter } from '#app/design/primitives/feedback/count-meter.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { SUGGESTION_KINDS } from '#core/assistant/proactive/kinds.ts'
import { listQuery } from '#core/shared/list-address.ts'

const HERE = '/app/settings/assistant'

export interface AssistantSettingsProps {
  readonly isOff: boolean
  readonly isSetUp: boolean
  readonly credits: string
  readonly used: number
  /** Null when unlimited. */
  readonly limit: number | null
  /** A part of what the assistant is sent; null until it is asked for, as it is longer than the page. */
  readonly told: { readonly text: string; readonly part: number; readonly parts: number } | null
  /** Kinds of suggestion that are not wanted. */
  readonly mutedKinds: readonly string[]
}

/** The assistant's switch, its credits, what it is told, and what this device remembers. */
export function AssistantSettingsPage({
  isOff,
  isSetUp,
  credits,
  used,
  limit,
  told,
  mutedKinds,
}: AssistantSettingsProps) {
  const value = isOff ? 'on' : 'off'
  const pending = usePending({ name: 'assistant', value })
  return (
    <div className="grid gap-6">
      <PageHeading title="Assistant" description={ASSISTANT_TEXTS.description} />
      {isSetUp ? null : <Notice tone="info">{ASSISTANT_TEXTS.unavailable}</Notice>}
      <Panel
        title={isOff ? 'The assistant is off' : 'The assistant is on'}
        description={
          isOff
            ? 'We don’t send it anything about your brand. Drafts and ideas still work without it.'
            : 'If you turn it off, we won’t send it anything about your brand. This applies to everyone in this workspace.'
        }
      >
        <Form method="post">
          <Button name="assistant" value={value} variant={isOff ? 'primary' : 'secondary'} pending={pending}>
            {isOff ? 'Turn on assistant' : 'Turn off assistant'}
          </Button>
        </Form>
      </Panel>
      <SuggestionKinds muted={mutedKinds} />
      <Panel title="Credits">
        {limit === null ? null : <CountMeter label="credits" count={used} limit={limit} />}
        <p>{credits} Failed replies don’t use a credit.</p>
      </Panel>
      <Panel title="What we send" anchor="sent" description={ASSISTANT_TEXTS.sentLead}>
        <p>
          <RoomLink to={told === null ? `${HERE}?show=text` : HERE} keepsPlace className="link">
            {told === null ? 'Show text' : 'Hide text'}
          </RoomLink>
        </p>
        {told === null ? null : (
          <>
            <pre
              key={told.part}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
              tabIndex={0}
              className="max-h-96 overflow-auto whitespace-pre-wrap break-words rounded-md bg-sunk p-3 text-sm"
            >
              {told.text}
            </pre>
            <Pagination
              page={told.part}
              pageCount={told.parts}
              hrefOf={part => `${HERE}${listQuery({ show: 'text', part: part > 1 ? part : null })}#sent`}
              label="Text we send"
            />
          </>
        )}
      </Panel>
      <Panel
        title="History"
        description="Conversations are only saved in this browser. We don’t have a copy."
      >
        <DeleteHistory />
      </Panel>
    </div>
  )
}

function SuggestionKinds({ muted }: { muted: readonly string[] }) {
  const pending = usePending({ name: 'answer', value: 'choose' })
  return (
    <Panel
      title="Suggestions and hints"
      description="Choose which suggestions you see. Only you see them, and nothing is sent to the assistant."
    >
      <Form method="post" action={SUGGESTIONS} className="grid gap-4">
        {SUGGESTION_KINDS.map(kind => (
          <Checkbox
            key={kind}
            name="kind"
            value={kind}
            label={SUGGESTION_KIND_TEXTS[kind].label}
            description={SUGGESTION_KIND_TEXTS[kind].when}
            defaultChecked={!muted.includes(kind)}
          />
        ))}
        <div>
          <Button name="answer" value="choose" pending={pending} pendingText="Saving…">
            Save suggestions
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function DeleteHistory() {
  const isHydrated = useHydrated()
  const [isGone, setGone] = useState(false)
  if (!isHydrated)
    return (
      <p className="text-sm text-ink-soft">
        Without JavaScript, we don’t save conversations. They end when you leave the page.
      </p>
    )
  const remove = () => {
    forgetEverything()
    setGone(true)
  }
  return (
    <div className="grid gap-3 justify-items-start">
      <Button type="button" variant="secondary" onClick={remove}>
        Delete history
      </Button>
      {isGone ? (
        <p role="status" className="text-sm">
          History deleted from this device.
        </p>
      ) : null}
    </div>
  )
}
