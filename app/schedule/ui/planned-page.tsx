import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { nextOuting, OUTING_LABELS } from '#core/schedule/outing.ts'
import { type RepeatRule, repeatText } from '#core/schedule/repeat.ts'
import { moveFormSchema } from '#core/schedule/schema.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { HandoverActions } from './handover-actions.tsx'
import { OUTING_TONES } from './outing-chip.tsx'
import type { HandoverView } from './plan-views.ts'
import { commonZones, WhenFields } from './when-fields.tsx'

export interface PlannedPageProps {
  readonly outing: HandoverView & {
    readonly version: number
    readonly repeat: RepeatRule | null
    readonly seriesId: string | null
    readonly storyId: string | null
  }
  readonly timeZone: string
  readonly back: string
  readonly canWrite: boolean
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}

/** One planned post: where it stands, its text, and everything that can be done with it. */
export function PlannedPage(props: PlannedPageProps) {
  const { outing, back, canWrite } = props
  const can = (event: 'schedule' | 'confirm_out' | 'hold' | 'release' | 'unschedule') =>
    canWrite && nextOuting(outing.status, event) !== null
  const isMovable = canWrite && (outing.status === 'held' || can('schedule'))
  return (
    <div className="max-w-[46rem]">
      <PageHeading title={outing.title} eyebrow={<TextLink to={back}>Content</TextLink>} />
      <div className="grid gap-6">
        {props.problem ? (
          <Notice tone="danger" live="alert">
            {props.problem}
          </Notice>
        ) : null}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={OUTING_TONES[outing.status]}>{OUTING_LABELS[outing.status]}</Badge>
          <span className="tabular-nums">{whenText(outing.scheduledFor, outing.timeZone)}</span>
          <span className="text-ink-soft">({outing.timeZone.replaceAll('_', ' ')})</span>
          <span>{PLATFORMS[readPlatform(outing.platform) ?? 'blog'].name}</span>
          {outing.repeat ? <span className="text-ink-soft">{repeatText(outing.repeat)}</span> : null}
        </p>
        {outing.heldReason || outing.reason ? (
          <Notice
            tone="warning"
            action={
              outing.storyId && outing.status !== 'published' ? (
                <TextLink to={`/app/storybank/${outing.storyId}`}>Open its story</TextLink>
              ) : undefined
            }
          >
            {outing.heldReason || outing.reason}
          </Notice>
        ) : null}
        <Card look="flat" className="grid gap-3">
          <p className="break-words whitespace-pre-wrap">{outing.body || 'There is no text yet.'}</p>
          {outing.contentId ? (
            <p className="text-sm">
              <TextLink to={`/app/create?post=${outing.contentId}`}>Open it in the editor</TextLink>
            </p>
          ) : null}
        </Card>
        {outing.status === 'published' && outing.link ? (
          <p>
            <a href={outing.link} target="_blank" rel="noopener noreferrer" className="underline">
              See it where it went out
            </a>
          </p>
        ) : null}
        {canWrite && (outing.status === 'due' || outing.status === 'handed_over') ? (
          <section className="grid gap-4">
            <h2 className="text-2xl">{outing.status === 'due' ? 'Ready to hand over' : 'Is it out?'}</h2>
            <HandoverActions outing={outing} back={back} isPrimary />
          </section>
        ) : null}
        {isMovable ? <MoveForm {...props} /> : null}
        {canWrite ? (
          <div className="flex flex-wrap gap-2 border-t border-line pt-4">
            {can('hold') ? <Step {...props} intent="hold" label="Hold it" /> : null}
            {can('release') ? <Step {...props} intent="release" label="Let it go on" /> : null}
            {outing.status === 'missed' || outing.status === 'failed' ? (
              <Step {...props} intent="out" label="It is out after all" />
            ) : null}
            {can('unschedule') ? <Step {...props} intent="remove" label="Take it out of the plan" /> : null}
            {can('unschedule') && outing.seriesId ? (
              <Step {...props} intent="remove_series" label="This one and all later ones" />
            ) : null}
            {outing.status === 'cancelled' ? <Step {...props} intent="restore" label="Put it back" /> : null}
            {outing.contentId && outing.status === 'published' ? (
              <ButtonLink size="sm" to={`/app/content/schedule?post=${outing.contentId}`}>
                Plan it again
              </ButtonLink>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  )
}

function MoveForm({ outing, back, reply }: PlannedPageProps) {
  const wall = wallTimeOf(outing.scheduledFor, outing.timeZone)
  const [form, fields] = useCheckedForm({
    id: `move-${outing.version}`,
    schema: moveFormSchema,
    reply,
    defaultValue: { day: wall.day, time: minuteText(wall.minute), timeZone: outing.timeZone },
  })
  return (
    <section className="grid gap-4" id="move">
      <h2 className="text-2xl">Move it</h2>
      <Form {...formProps(form)} action={`/app/content/planned/${outing.id}`} className="grid gap-4">
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="version" value={outing.version} />
        {form.errors?.length ? (
          <Notice tone="danger" live="alert">
            {form.errors[0]}
          </Notice>
        ) : null}
        <WhenFields fields={fields} zones={commonZones(outing.timeZone)} />
        <div>
          <Button variant={outing.status === 'due' ? 'secondary' : 'primary'} name="intent" value="move">
            Move
          </Button>
        </div>
      </Form>
    </section>
  )
}

function Step(props: PlannedPageProps & { intent: string; label: string }) {
  return (
    <Form method="post" action={`/app/content/planned/${props.outing.id}`}>
      <input type="hidden" name="back" value={props.back} />
      <Button size="sm" name="intent" value={props.intent}>
        {props.label}
      </Button>
    </Form>
  )
}
