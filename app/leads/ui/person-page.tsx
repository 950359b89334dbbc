import { Form, Link } from 'react-router'
import { ThreadLine } from '#app/design/charts/thread-line.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { ConflictNotice } from '#app/design/primitives/feedback/conflict-notice.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DeleteDialog } from '#app/design/primitives/overlay/delete-dialog.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import { type FormReply, repliedVersion } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { DEAL_STAGE_LABELS } from '#core/deals/stages.ts'
import { LEAD_LIMITS, leadFormSchema } from '#core/leads/schema.ts'
import { firstNameOf } from '#core/replies/fill.ts'
import { formatPence } from '#core/shared/money.ts'
import { formatDate } from '#core/shared/time.ts'
import { PersonConsents } from './person-consents.tsx'
import { PersonFiles } from './person-files.tsx'
import { PersonLog } from './person-log.tsx'
import { PersonTimeline } from './person-timeline.tsx'
import { PersonTraces } from './person-traces.tsx'
import type { OpenPerson } from './person-views.ts'
import { toldStoryAddress } from './told-story-page.tsx'

export interface PersonPageProps extends OpenPerson {
  readonly reply?: FormReply | undefined
  readonly logReply?: FormReply | undefined
  readonly consentReply?: FormReply | undefined
  readonly conflict?:
    | {
        readonly version: number
        readonly differences: readonly { label: string; saved: string; typed: string }[]
      }
    | undefined
  readonly fileProblem?: string | undefined
  readonly problem?: string | undefined
}

/** One person: who they are, what brought them, what happened since, and what they agreed to. */
export function PersonPage(props: PersonPageProps) {
  const { lead, lock, deals, score, points, canErase, erasedAt } = props
  const splitting = usePending({ name: 'intent', value: 'split' })
  const deleting = usePending({ name: 'intent', value: 'remove' })
  return (
    <div className="grid gap-6">
      <SectionHeading
        eyebrow={<TextLink to="/app/sales-hub/people">People</TextLink>}
        title={lead.name || lead.email}
        description={
          [lead.company, lead.name ? lead.email : '', lead.phone].filter(Boolean).join(' · ') || undefined
        }
      />
      <ThreadLine thread={props.thread} />
      {props.problem ? (
        <Notice tone="danger" live="alert">
          {props.problem}
        </Notice>
      ) : null}
      {erasedAt ? (
        <Notice
          tone="warning"
          action={<TextLink to="/app/sales-hub/people/erased">Open “Deleted on request”</TextLink>}
        >
          Someone with this email asked to be deleted on {formatDate(erasedAt, props.timeZone)}, and is in
          your list again. Check that they want to be.
        </Notice>
      ) : null}
      {lead.mergedInto === lead.id ? (
        <Notice tone="info">
          This person was deleted on their request. What your accounts need stays, without their name.
        </Notice>
      ) : lead.mergedInto ? (
        <Notice
          tone="info"
          action={<TextLink to={`/app/sales-hub/people/${lead.mergedInto}`}>Open who they are now</TextLink>}
        >
          This person was merged into another.
        </Notice>
      ) : null}
      {props.merge && lock === null && !lead.mergedInto ? (
        <Form method="post">
          <Notice
            tone="info"
            action={
              <Button
                name="intent"
                value="split"
                variant="secondary"
                pending={splitting}
                pendingText="Splitting…"
              >
                Split again
              </Button>
            }
          >
            {props.merge.name || props.merge.email} was merged into this person. What came in since the merge
            stays here.
          </Notice>
        </Form>
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          {lock === null && !lead.mergedInto ? (
            <p>
              <ButtonLink to={`/app/sales-hub/people/${lead.id}/reply`} variant="primary">
                Write to {firstNameOf(lead.name) || 'them'}
              </ButtonLink>
            </p>
          ) : null}
          {lock === null && !lead.mergedInto ? <PersonLog {...props} reply={props.logReply} /> : null}
          <PersonTimeline {...props} />
        </div>
        <div className="grid gap-6">
          <Panel
            title={
              <>
                Score <span className="tabular-nums">{score}</span>
              </>
            }
            description="How likely they are to buy, out of 100."
          >
            {points.length === 0 ? (
              <p className="text-ink-soft">Nothing counts yet. Log what happens, and the score follows.</p>
            ) : (
              <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm">
                {points.map(point => (
                  <div key={point.label} className="contents">
                    <dt>{point.label}</dt>
                    <dd className="text-right tabular-nums">
                      {point.points > 0 ? `+${point.points}` : point.points}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </Panel>
          {deals.length > 0 ? (
            <Panel title="Deals">
              <ul className="grid gap-2">
                {deals.map(deal => (
                  <li key={deal.id} className="flex flex-wrap justify-between gap-x-4">
                    <Link
                      to={`/app/sales-hub/deals/${deal.id}`}
                      className="font-semibold wrap-anywhere hover:underline"
                    >
                      {deal.title}
                    </Link>
                    <span className="text-ink-soft tabular-nums">
                      {formatPence(deal.valuePence)} · {DEAL_STAGE_LABELS[deal.stage]}
                    </span>
                  </li>
                ))}
              </ul>
            </Panel>
          ) : null}
          <PersonTraces {...props} />
          <PersonConsents {...props} reply={props.consentReply} />
          {lead.mergedInto ? null : <PersonFiles {...props} fileProblem={props.fileProblem} />}
          {lead.mergedInto ? null : <PersonForm {...props} />}
          {canErase && !lead.mergedInto ? (
            <div className="grid gap-2">
              <p>
                <a href={`/app/sales-hub/people/${lead.id}/record.json`} download className="link">
                  Download everything we keep about them
                </a>
              </p>
              <p>
                <TextLink to={`/app/sales-hub/people/${lead.id}/erase`}>They asked to be deleted</TextLink>
              </p>
            </div>
          ) : null}
          {lock === null && !lead.mergedInto ? (
            <p>
              <TextLink to={`/app/sales-hub/people/${lead.id}/merge`}>Same person as…</TextLink>
            </p>
          ) : null}
          {lock === null && !lead.mergedInto ? (
            <div className="-ml-3">
              <DeleteDialog id="delete-person" thing="person" pending={deleting}>
                <p>
                  Their timeline, deals and proposals are deleted too. You can undo this on the next page, or
                  restore it from the trash for 30 days.
                </p>
              </DeleteDialog>
            </div>
          ) : null}
        </div>
      </div>
    </div>
  )
}

function PersonForm({ lead, lock, told, reply, conflict, keepers }: PersonPageProps) {
  const [form, fields] = useCheckedForm({
    id: 'person',
    schema: leadFormSchema,
    reply,
    defaultValue: {
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      company: lead.company,
      tags: lead.tags.join(', '),
      notes: lead.notes,
      toldText: lead.toldText,
      toldStoryId: lead.toldStoryId ?? '',
      keeperId: lead.keeperId ?? '',
      version: String(lead.version),
    },
  })
  const pending = usePending({ name: 'intent', value: 'save' })
  const isLocked = lock !== null
  return (
    <Panel title="Details">
      <KeptForm keptAs={`person:${lead.id}`} {...formProps(form)} className="grid gap-5">
        <input
          type="hidden"
          name="version"
          value={conflict?.version ?? repliedVersion(reply) ?? lead.version}
        />
        {conflict ? (
          <ConflictNotice
            thing="person"
            differences={conflict.differences}
            action={<TextLink to={`/app/sales-hub/people/${lead.id}`}>Open saved version</TextLink>}
          />
        ) : (
          <FormNotice errors={form.errors} />
        )}
        <TextField
          {...textProps(fields.name)}
          label="Name"
          maxLength={LEAD_LIMITS.name}
          readOnly={isLocked}
        />
        <TextField {...textProps(fields.email)} label="Email" type="email" optional readOnly={isLocked} />
        <TextField {...textProps(fields.phone)} label="Phone" type="tel" optional readOnly={isLocked} />
        <TextField {...textProps(fields.company)} label="Company" optional readOnly={isLocked} />
        <TextField
          {...textProps(fields.tags)}
          label="Tags"
          description="Separate them with commas."
          optional
          readOnly={isLocked}
        />
        <TextAreaField
          {...textProps(fields.notes)}
          label="Notes"
          optional
          maxLength={LEAD_LIMITS.notes}
          readOnly={isLocked}
        />
        <TextField
          {...textProps(fields.toldText)}
          label="How did they find you?"
          description="In their own words."
          optional
          maxLength={LEAD_LIMITS.told}
          readOnly={isLocked}
        />
        <div className="grid gap-1">
          <input type="hidden" name={fields.toldStoryId.name} value={lead.toldStoryId ?? ''} />
          <span className="text-sm font-semibold">Which story is that?</span>
          <span className="wrap-anywhere">
            {told ?? 'None chosen'}
            {isLocked ? null : (
              <>
                {' '}
                <TextLink to={toldStoryAddress(lead.id)}>
                  {told ? 'Choose another' : 'Choose a story'}
                </TextLink>
              </>
            )}
          </span>
        </div>
        {keepers.length > 1 ? (
          <SelectField
            {...textProps(fields.keeperId)}
            label="Looked after by"
            disabled={isLocked}
            options={keepers.map(({ id, name }, at) => ({ value: at === 0 ? '' : id, label: name }))}
          />
        ) : null}
        {isLocked ? null : (
          <div>
            <Button name="intent" value="save" pending={pending} pendingText="Saving…">
              Save person
            </Button>
          </div>
        )}
      </KeptForm>
    </Panel>
  )
}
