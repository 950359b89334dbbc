import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { REVIEW_TEXTS } from '#app/monthly-review/copy.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import { dayText } from '#core/schedule/when-text.ts'

export interface PartView {
  readonly id: string
  readonly day: string
  readonly minute: number
  readonly platform: string
  readonly pillar: string
  readonly storyId: string | null
  readonly title: string
  readonly state: 'open' | 'accepted' | 'declined'
  readonly contentId: string | null
}

/** What is proposed for the thirty days after, each part with its own decision. */
export function NextDays({ parts, canWrite }: { parts: readonly PartView[]; canWrite: boolean }) {
  return (
    <Panel title={REVIEW_TEXTS.next} description={REVIEW_TEXTS.nextHelp} anchor="next">
      {parts.length === 0 ? (
        <p className="max-w-prose text-ink-soft">
          {REVIEW_TEXTS.noRhythm} <TextLink to="/app/content/settings">Set weekly times</TextLink>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {parts.map(part => (
            <Part key={part.id} part={part} canWrite={canWrite} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Part({ part, canWrite }: { part: PartView; canWrite: boolean }) {
  const { id, day, minute, platform, pillar, storyId, title, state, contentId } = part
  const pending = usePending({ name: 'id', value: id })
  const known = readPlatform(platform)
  const when = `${dayText(day)}, ${minuteText(minute)}`
  const facts = [when, known ? PLATFORMS[known].name : platform, pillar, storyId ? 'from your story' : '']
  const hidden = (
    <span className="sr-only">
      : {title}, {when}
    </span>
  )
  return (
    <li className="grid gap-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-6">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {state === 'accepted' ? <Badge tone="success">Accepted</Badge> : null}
        {state === 'declined' ? <Badge>Declined</Badge> : null}
        {state === 'accepted' && contentId ? (
          <>
            <TextLink to={`/app/create?post=${contentId}`}>Write{hidden}</TextLink>
            <TextLink to={`/app/content/schedule?post=${contentId}&date=${day}`}>Schedule{hidden}</TextLink>
          </>
        ) : null}
        {canWrite && state !== 'accepted' ? (
          <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
            <input type="hidden" name="id" value={id} />
            {state === 'open' ? (
              <>
                <Button size="sm" name="intent" value="accept" pending={pending}>
                  Accept{hidden}
                </Button>
                <Button size="sm" variant="quiet" name="intent" value="decline">
                  Decline{hidden}
                </Button>
              </>
            ) : (
              <Button size="sm" variant="quiet" name="intent" value="reopen">
                Propose again{hidden}
              </Button>
            )}
          </Form>
        ) : null}
      </div>
    </li>
  )
}
