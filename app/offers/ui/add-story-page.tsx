import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { OFFER_TEXTS } from '#app/offers/copy.ts'
import { StoryChoice, type StoryChoices } from '#app/stories/ui/index.ts'

/** Where a story is chosen that stands beside an offer. */
export function addStoryAddress(offerId: string): string {
  return `/app/offers/${offerId}?add=story`
}

/** Puts a story beside an offer: a list of all of them stood in its page twice. */
export function AddStoryPage(props: {
  offer: { readonly id: string; readonly name: string }
  choices: StoryChoices
  problem?: string | undefined
}) {
  const { offer, choices, problem } = props
  const path = `/app/offers/${offer.id}`
  return (
    <div className="grid max-w-2xl gap-6">
      <SectionHeading
        title="Add a story"
        eyebrow={<TextLink to={`${path}#proof`}>{offer.name}</TextLink>}
        description={OFFER_TEXTS.proofs}
      />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <StoryChoice
        choices={choices}
        path={path}
        query={{ add: 'story' }}
        intent="add_proof"
        none={
          <>
            All your stories are beside this offer.{' '}
            <TextLink to="/app/storybank#capture">Add a story</TextLink>
          </>
        }
      />
    </div>
  )
}
