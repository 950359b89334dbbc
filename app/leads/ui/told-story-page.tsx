import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { StoryChoice, type StoryChoices } from '#app/stories/ui/index.ts'

/** Where it is chosen by which story somebody came. */
export function toldStoryAddress(personId: string): string {
  return `/app/sales-hub/people/${personId}?choose=story`
}

/** Chooses the story that somebody says they came by: a list of all of them stood in their page twice. */
export function ToldStoryPage(props: {
  lead: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly toldText: string
    readonly toldStoryId: string | null
  }
  stories: StoryChoices
  problem?: string | undefined
}) {
  const { lead, stories, problem } = props
  const path = `/app/sales-hub/people/${lead.id}`
  return (
    <div className="grid max-w-2xl gap-6">
      <SectionHeading
        title="Which story brought them?"
        eyebrow={<TextLink to={`${path}#brought`}>{lead.name || lead.email}</TextLink>}
        description={
          lead.toldText
            ? `They said: “${lead.toldText}”. What they buy counts as told by the story you choose.`
            : 'What they buy counts as told by the story you choose.'
        }
      />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {lead.toldStoryId ? (
        <Form method="post">
          <input type="hidden" name="intent" value="told" />
          <Button name="storyId" value="">
            None of them
          </Button>
        </Form>
      ) : null}
      <StoryChoice
        choices={stories}
        path={path}
        query={{ choose: 'story' }}
        intent="told"
        none={
          <>
            You have no stories yet. <TextLink to="/app/storybank#capture">Add a story</TextLink>
          </>
        }
      />
    </div>
  )
}
