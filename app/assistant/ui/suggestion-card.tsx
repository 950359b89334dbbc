import type { FormEvent } from 'react'
import { type FrameSuggestion, SUGGESTIONS, useSuggestion } from '#app/assistant/client/use-suggestion.ts'
import { MessageCircle } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { classNames } from '#app/design/primitives/class-names.ts'
import { useGo } from '#app/platform/client/use-post.ts'

/**
 * What the assistant suggests by itself, with its reason: a strip above the page that covers nothing. A form without
 * scripts; with them nothing on the page is disturbed.
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
        <section aria-label="Suggestion" data-floating className="border-b border-line bg-ember-soft">
          <form
            method="post"
            action={SUGGESTIONS}
            onSubmit={event => void answer(event)}
            className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 sm:px-8"
          >
            <input type="hidden" name="id" value={card.id} />
            <input type="hidden" name="kind" value={card.kind} />
            <input type="hidden" name="back" value={path + query} />
            <MessageCircle aria-hidden className="size-5 shrink-0 text-ember-strong max-sm:hidden" />
            <div className="min-w-60 flex-1">
              <p className="font-semibold">{card.message}</p>
              <p className="text-sm text-ink-soft">{card.reason}</p>
            </div>
            <div className="flex flex-wrap items-center gap-1.5">
              <Button size="sm" name="answer" value="act">
                {card.action}
              </Button>
              <Button size="sm" variant="quiet" name="answer" value="not_now">
                Not now
              </Button>
              <Button
                size="sm"
                variant="quiet"
                name="answer"
                value="mute"
                aria-label="Mute this kind of suggestion"
              >
                Mute
              </Button>
            </div>
          </form>
        </section>
      ) : null}
    </div>
  )
}
