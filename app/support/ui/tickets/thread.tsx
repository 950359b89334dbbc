import { When } from '#app/design/primitives/when.tsx'

export interface ThreadMessage {
  readonly id: string
  readonly author: 'person' | 'operator'
  readonly body: string
  readonly createdAt: Date
}

/** What was asked and what was said since, oldest first. */
export function Thread(props: {
  question: { readonly message: string; readonly createdAt: Date }
  messages: readonly ThreadMessage[]
  /** What each side is called by whoever reads. */
  names: Readonly<Record<ThreadMessage['author'], string>>
  timeZone: string
}) {
  const { message, createdAt } = props.question
  const all: ThreadMessage[] = [
    { id: 'question', author: 'person', body: message, createdAt },
    ...props.messages,
  ]
  return (
    <ol aria-label="Messages" className="grid gap-5">
      {all.map(({ id, author, body, createdAt: at }) => (
        <li key={id} className="grid gap-1 border-l-2 border-line pl-4">
          <p className="text-sm">
            <span className="font-semibold">{props.names[author]}</span>{' '}
            <span className="text-ink-soft">
              <When at={at} timeZone={props.timeZone} />
            </span>
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{body}</p>
        </li>
      ))}
    </ol>
  )
}
