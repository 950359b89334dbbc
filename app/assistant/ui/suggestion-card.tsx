import type { FormEvent } from 'react'
import { type FrameSuggestion, SUGGESTIONS, useSuggestion } from '#app/assistant/client/use-suggestion.ts'
import { ArrowRight, X } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { IconButton } from '#app/design/primitives/actions/icon-button.tsx'
import { classNames } from '#app/design/primitives/class-names.ts'
import { useGo } from '#app/platform/client/use-post.ts'

/**
 * What the assistant suggests by itself: one line above the page that covers nothing, however narrow; opened, all of it, its
 * reason and a way to mute its kind. A form without scripts; with them nothing on the page is disturbed.
 */
export function SuggestionCard({
  first,
  path,
  query,
}: {
  first: FrameSuggestion
  path: string
  query: string
}) {
  const [card, hide] = useSuggestion(first, path, query)
  const go = useGo()
  const answer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const body = new FormData(event.currentTarget, submitter)
    hide()
    try {
      const response = await fetch(SUGGESTIONS, { method: 'POST', body: new URLSearchParams(body as never) })
      const { to } = (await response.json()) as { to?: string }
      if (to) go(to)
    } catch {
      // It is shown again with the next page.
    }
  }
  return (
    // On a phone it would push the text somebody is writing off the screen.
    <div
      aria-live="polite"
      className={classNames('print:hidden', path.startsWith('/app/create') && 'max-sm:hidden')}
    >
      {card ? (
        <section aria-label="Suggestion" data-floating className="suggestion">
          <form key={card.id} method="post" action={SUGGESTIONS} onSubmit={event => void answer(event)}>
            <input type="hidden" name="id" value={card.id} />
            <input type="hidden" name="kind" value={card.kind} />
            <input type="hidden" name="back" value={path + query} />
            <details>
              <summary>
                <span>
                  <b>{card.message}</b> <span>{card.reason}</span>
                </span>
              </summary>
              <Button
                size="sm"
                variant="quiet"
                name="answer"
                value="mute"
                aria-label="Mute this kind of suggestion"
              >
                Mute
              </Button>
            </details>
            <Button size="sm" name="answer" value="act">
              <span className="max-sm:sr-only">{card.action}</span>
              <ArrowRight aria-hidden />
            </Button>
            <IconButton
              type="submit"
              size="sm"
              name="answer"
              value="not_now"
              label="Not now"
              icon={<X aria-hidden />}
            />
          </form>
        </section>
      ) : null}
    </div>
  )
}
