import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { LEAD_LIMITS, LOG_KINDS, LOG_LABELS, logSchema } from '#core/leads/schema.ts'
import { listQuery } from '#core/shared/list-address.ts'
import type { OpenPerson } from './person-views.ts'

/** Notes what happened with somebody: what they or the founder said, and when. */
export function PersonLog({ lead, today, choices, reply }: OpenPerson & { reply: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({
    id: 'log',
    schema: logSchema,
    reply,
    defaultValue: { kind: 'note', day: today },
  })
  const pending = usePending({ name: 'intent', value: 'log' })
  return (
    <Panel title="Log what happened">
      <KeptForm keptAs={`person-log:${lead.id}`} {...formProps(form)} className="grid gap-5">
        <FormNotice errors={form.errors} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField
            {...textProps(fields.kind)}
            label="What"
            options={LOG_KINDS.map(value => ({ value, label: LOG_LABELS[value] }))}
          />
          <DateField {...textProps(fields.day)} label="When" max={today} />
        </div>
        <TextAreaField
          {...textProps(fields.detail)}
          label="In a few words"
          rows={3}
          maxLength={LEAD_LIMITS.log}
        />
        {choices.posts.length > 0 ? (
          <SelectField
            {...textProps(fields.contentId)}
            label="Post"
            description={
              <>
                Only if they replied to a post of yours.
                {choices.page < choices.pages ? ' ' : ''}
                <OtherPosts lead={lead.id} page={choices.page + 1} pages={choices.pages}>
                  Show older posts
                </OtherPosts>
                {choices.page > 1 ? ' ' : ''}
                <OtherPosts lead={lead.id} page={choices.page - 1} pages={choices.pages}>
                  Show newer posts
                </OtherPosts>
              </>
            }
            optional
            placeholder="None"
            options={choices.posts.map(({ id, label }) => ({ value: id, label }))}
          />
        ) : null}
        <div>
          <Button variant="primary" name="intent" value="log" pending={pending} pendingText="Saving…">
            Save to timeline
          </Button>
        </div>
      </KeptForm>
    </Panel>
  )
}

/** A page of the posts that can be chosen; nothing where there is none. */
function OtherPosts(props: { lead: string; page: number; pages: number; children: string }) {
  const { lead, page, pages, children } = props
  if (page < 1 || page > pages) return null
  return (
    <RoomLink
      to={`/app/sales-hub/people/${lead}${listQuery({ posts: page > 1 ? page : null })}#log`}
      keepsPlace
      className="link"
    >
      {children}
    </RoomLink>
  )
}
