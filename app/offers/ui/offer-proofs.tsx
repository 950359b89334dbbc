import { Form, Link } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { OFFER_TEXTS } from '#app/offers/copy.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { PROOF_REFUSAL_TEXTS } from '#core/offers/proof.ts'
import type { OfferPageProps } from './offer-views.ts'

/** The stories that show what an offer does, and whether each may be on its page. */
export function OfferProofs({ proofs, choices, isLocked }: OfferPageProps) {
  const pending = usePending({ name: 'intent', value: 'add_proof' })
  return (
    <section id="proof" aria-labelledby="proof-title" className="grid scroll-mt-20 gap-4">
      <div className="grid gap-1">
        <h3 id="proof-title" className="text-xl">
          Stories that show it
        </h3>
        <p className="text-sm text-ink-soft">{OFFER_TEXTS.proofs}</p>
      </div>
      <ul className="grid gap-4 empty:hidden">
        {proofs.map(({ storyId, title, text, refusal }) => (
          <li key={storyId} className="grid justify-items-start gap-1 border-l-2 border-line-strong pl-4">
            <Link to={`/app/storybank/${storyId}`} className="font-medium hover:underline">
              {title}
            </Link>
            {refusal ? (
              <Badge tone="warning">{PROOF_REFUSAL_TEXTS[refusal]}</Badge>
            ) : text ? (
              <p className="whitespace-pre-line text-ink-soft">{text}</p>
            ) : (
              <Badge tone="warning">Not on the page: it doesn’t say what came of it yet</Badge>
            )}
            {isLocked ? null : (
              <Form method="post">
                <input type="hidden" name="storyId" value={storyId} />
                <Button
                  variant="quiet"
                  size="sm"
                  name="intent"
                  value="remove_proof"
                  aria-label={`Take “${title}” off the offer`}
                >
                  Take off
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {isLocked ? null : choices.length === 0 ? (
        <p className="text-sm text-ink-soft">
          All your stories are here. <TextLink to="/app/storybank#capture">Add a story</TextLink>
        </p>
      ) : (
        <Form method="post" className="flex flex-wrap items-end gap-3">
          <SelectField
            className="min-w-0 flex-1 basis-64"
            id="add-proof"
            name="storyId"
            label="Add a story"
            placeholder="Choose a story"
            options={choices.map(({ id, title }) => ({ value: id, label: title.slice(0, 80) }))}
          />
          <Button name="intent" value="add_proof" pending={pending} pendingText="Adding…">
            Add
          </Button>
        </Form>
      )}
    </section>
  )
}
