import type { ReactNode } from 'react'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ConflictNotice } from '#app/design/primitives/feedback/conflict-notice.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { type FormReply, repliedVersion } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { storyFormSchema } from '#core/stories/schema.ts'
import { missingSpineParts } from '#core/stories/spine.ts'
import { ProofFields, SpineFields, StandsForFields, WhatHappened } from './story-fields.tsx'
import type { OpenStory, TargetView } from './story-views.ts'

export interface StoryConflict {
  /** The version that saving again would replace. */
  readonly version: number
  readonly differences: readonly { label: string; saved: string; typed: string }[]
}

export interface StoryFormProps {
  readonly story: OpenStory
  readonly targets: readonly TargetView[]
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly conflict?: StoryConflict | undefined
}

/** A story in full: what happened, its spine, its proof, and whether it may be told. */
export function StoryForm({ story, targets, canWrite, reply, conflict }: StoryFormProps) {
  const [form, fields] = useCheckedForm({
    id: 'story',
    schema: storyFormSchema,
    reply,
    defaultValue: {
      ...story,
      version: String(story.version),
      happenedOn: story.happenedOn ?? '',
      links: [...story.links],
    },
  })
  const pending = usePending({ name: 'intent', value: 'save' })
  const spineParts = 5 - missingSpineParts(story).length
  const parts = { fields, isLocked: !canWrite }
  return (
    <KeptForm {...formProps(form)} keptAs={canWrite ? `story:${story.id}` : null} className="grid gap-8">
      <input
        type="hidden"
        name="version"
        value={conflict?.version ?? repliedVersion(reply) ?? story.version}
      />
      {conflict ? (
        <ConflictNotice
          thing="story"
          differences={conflict.differences}
          action={<TextLink to={`/app/storybank/${story.id}`}>Open saved version</TextLink>}
        />
      ) : (
        <FormNotice errors={form.errors} />
      )}
      <WhatHappened {...parts} />
      <Part
        title="Story outline"
        note={`${spineParts} of 5 filled in`}
        lead="Five short answers that turn what happened into a story."
        isOpen
      >
        <SpineFields {...parts} />
      </Part>
      <Part
        title="Proof and feeling"
        note={story.proof || story.emotion ? 'Filled in' : 'Optional'}
        isOpen={Boolean(story.proof || story.emotion || fields.proof.errors || fields.emotion.errors)}
      >
        <ProofFields {...parts} />
      </Part>
      <Part
        title="What it shows"
        note={story.links.length === 0 ? 'Optional' : `${story.links.length} chosen`}
        lead="Choose the values, pillars and offers this story shows."
        isOpen={story.links.length > 0 || story.status !== 'ready'}
      >
        <StandsForFields fields={fields} targets={targets} ticked={tickedLinks(reply) ?? story.links} />
      </Part>
      {canWrite ? (
        <div className="save-bar sticky bottom-0 -mx-1 border-t border-line bg-paper py-4 px-1">
          <Button variant="primary" name="intent" value="save" pending={pending} pendingText="Saving…">
            Save story
          </Button>
        </div>
      ) : null}
    </KeptForm>
  )
}

/** The boxes that were ticked in a form on its way back; null when none was sent. */
function tickedLinks(reply: FormReply | undefined): string[] | null {
  if (!reply?.initialValue) return null
  const { links } = reply.initialValue
  if (typeof links === 'string') return [links]
  return Array.isArray(links) ? links.filter(link => typeof link === 'string') : []
}

function Part(props: { title: string; note: string; lead?: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={props.isOpen} className="group border-t border-line pt-5">
      <summary className="flex cursor-pointer items-baseline">
        <span className="font-display text-2xl">{props.title}</span>
        <span className="ml-auto pl-4 text-sm text-ink-soft">{props.note}</span>
      </summary>
      <div className="grid gap-5 pt-3">
        {props.lead ? <p className="text-ink-soft">{props.lead}</p> : null}
        {props.children}
      </div>
    </details>
  )
}
