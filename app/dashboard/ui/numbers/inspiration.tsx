import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { LaterFold } from '#app/design/primitives/surface/later-fold.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { IDEAS_SHOWN } from '#core/brand/personalise/turn-ideas.ts'
import type { NumbersView } from './numbers-view.ts'
import { PostIdeas } from './post-ideas.tsx'
import { Section } from './section.tsx'

/** The week's focus with its reason, story prompts, ideas for posts and the way from reader to client. */
export function Inspiration({
  personal,
  canWrite,
  canPolish,
  idempotencyKey,
}: {
  personal: NumbersView['personal']
  canWrite: boolean
  canPolish: boolean
  idempotencyKey: string
}) {
  const pending = usePending({ name: 'intent', value: 'refresh-ideas' })
  const polishing = usePending({ name: 'intent', value: 'polish-ideas' })
  return (
    <Section
      anchor="ideas"
      eyebrow="This week’s focus"
      title={personal.weeklyFocus}
      actions={
        canWrite ? (
          <Form
            method="post"
            action="/app/dashboard/numbers"
            preventScrollReset
            className="flex flex-wrap gap-2"
          >
            <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
            <Button size="sm" name="intent" value="refresh-ideas" pending={pending} pendingText="Looking…">
              Another set
            </Button>
            {canPolish ? (
              <Button
                size="sm"
                variant="quiet"
                name="intent"
                value="polish-ideas"
                pending={polishing}
                pendingText="Asking…"
              >
                Polish the wording (1 credit)
              </Button>
            ) : null}
          </Form>
        ) : null
      }
    >
      <p className="max-w-prose">{personal.focusReason}</p>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <Prompts items={personal.storyPrompts} />
          <section className="grid gap-3">
            <h3 className="text-lg">From reader to client</h3>
            <ol className="grid max-w-prose list-decimal gap-1.5 pl-5">
              {personal.funnelRecommendations.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </div>
        <PostIdeas
          ideas={personal.contentIdeas}
          notForMe={personal.notForMe}
          canWrite={canWrite}
          idempotencyKey={idempotencyKey}
        />
      </div>
    </Section>
  )
}

function Prompts({ items }: { items: readonly string[] }) {
  const rest = items.slice(IDEAS_SHOWN)
  const list = (shown: readonly string[]) => (
    <ul className="quiet-links">
      {shown.map(item => (
        <li key={item}>
          <RoomLink to={`/app/storybank?prompt=${encodeURIComponent(item)}`}>{item}</RoomLink>
        </li>
      ))}
    </ul>
  )
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-lg">Stories to tell</h3>
      {list(items.slice(0, IDEAS_SHOWN))}
      {rest.length > 0 ? (
        <LaterFold label={`${rest.length} more`} openerClass="text-sm font-semibold text-ember">
          <div className="mt-2.5">{list(rest)}</div>
        </LaterFold>
      ) : null}
    </section>
  )
}
