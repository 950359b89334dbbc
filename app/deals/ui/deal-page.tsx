import { Form } from 'react-router'
import { DEAL_REFUSALS, LOST_REASONS, MOVE_TEXTS } from '#app/deals/copy.ts'
import { ThreadLine } from '#app/design/charts/thread-line.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { ConflictNotice } from '#app/design/primitives/feedback/conflict-notice.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DeleteDialog } from '#app/design/primitives/overlay/delete-dialog.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import { type FormReply, repliedVersion } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { DEAL_LIMITS, dealFormSchema } from '#core/deals/schema.ts'
import { DEAL_STAGE_LABELS, DEAL_STAGES } from '#core/deals/stages.ts'
import { formatPence, poundsField } from '#core/shared/money.ts'
import { DealFields } from './deal-fields.tsx'
import { DealPayments } from './deal-payments.tsx'
import { DealTouches } from './deal-touches.tsx'
import type { DealView } from './deal-views.ts'
import { STAGE_TONES } from './stage-tones.ts'

export interface DealPageProps extends DealView {
  readonly reply?: FormReply | undefined
  readonly payReply?: FormReply | undefined
  readonly conflict?:
    | { version: number; differences: readonly { label: string; saved: string; typed: string }[] }
    | undefined
  readonly problem?: string | undefined
}

/** One deal: what it is, where it stands, what was paid, and what led there. */
export function DealPage(props: DealPageProps) {
  const { deal, isLocked, problem } = props
  const deleting = usePending({ name: 'intent', value: 'remove' })
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <p className="text-sm">
          <TextLink to="/app/sales-hub/pipeline">Pipeline</TextLink>
        </p>
        <h2 className="flex flex-wrap items-center gap-3 text-3xl wrap-anywhere">
          {deal.title} <Badge tone={STAGE_TONES[deal.stage]}>{DEAL_STAGE_LABELS[deal.stage]}</Badge>
        </h2>
        <p className="text-ink-soft">
          {formatPence(deal.valuePence)} with{' '}
          <TextLink to={`/app/sales-hub/people/${deal.leadId}`}>{deal.person}</TextLink>. Reference{' '}
          <span className="font-semibold whitespace-nowrap text-ink">{deal.reference}</span>.
        </p>
      </header>
      <ThreadLine thread={props.thread} />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <StagePanel {...props} />
          <DealForm {...props} />
        </div>
        <div className="grid gap-6">
          <Proposals {...props} />
          <DealPayments {...props} />
          <DealTouches {...props} />
          <History {...props} />
        </div>
      </div>
      {isLocked ? null : (
        <div className="-ml-3 border-t border-line pt-6">
          <DeleteDialog id="delete-deal" thing="deal" pending={deleting}>
            <p>
              Its payments and proposals go with it. The person stays. You can undo this on the next page, or
              restore it from the trash for 30 days.
            </p>
          </DeleteDialog>
        </div>
      )}
    </div>
  )
}

function StagePanel({ deal, isLocked, isLosing, timeZone, problem }: DealPageProps) {
  const pending = usePending({ name: 'intent', value: 'move' })
  const others = DEAL_STAGES.filter(stage => stage !== deal.stage)
  return (
    <Panel title="Stage">
      <p>
        {DEAL_STAGE_LABELS[deal.stage]} since <When at={deal.stageSince} timeZone={timeZone} />.
        {deal.lostReason ? ` Lost because: ${deal.lostReason}` : ''}
      </p>
      {isLocked ? null : (
        <Form method="post" className="flex flex-wrap gap-2" aria-label="Move the deal">
          <input type="hidden" name="intent" value="move" />
          {others.map(stage =>
            stage === 'lost' ? null : (
              <Button
                key={stage}
                size="sm"
                variant={stage === 'won' ? 'primary' : undefined}
                name="stage"
                value={stage}
                disabled={pending}
              >
                {MOVE_TEXTS[stage]}
              </Button>
            ),
          )}
        </Form>
      )}
      {isLocked || deal.stage === 'lost' ? null : (
        <details id="lose" open={isLosing || problem === DEAL_REFUSALS.reason_needed}>
          <summary className="w-fit cursor-pointer text-sm font-semibold text-ember">Mark as lost</summary>
          <Form method="post" className="flex flex-wrap items-end gap-3 pt-3">
            <input type="hidden" name="stage" value="lost" />
            <TextField
              className="min-w-0 flex-1 basis-56"
              id="lost-reason"
              name="lostReason"
              label="Why was it lost?"
              list="lost-reasons"
              required
              maxLength={DEAL_LIMITS.lostReason}
              autoComplete="off"
            />
            <datalist id="lost-reasons">
              {LOST_REASONS.map(reason => (
                <option key={reason} value={reason} />
              ))}
            </datalist>
            <Button name="intent" value="lose">
              Mark as lost
            </Button>
          </Form>
        </details>
      )}
    </Panel>
  )
}

function DealForm(props: DealPageProps) {
  const { deal, reply, conflict, isLocked } = props
  const [form, fields] = useCheckedForm({
    id: 'deal',
    schema: dealFormSchema,
    reply,
    defaultValue: {
      title: deal.title,
      offerId: props.chosenOfferId ?? deal.offerId ?? '',
      valuePence: poundsField(deal.valuePence),
      chance: String(deal.chance),
      nextStep: deal.nextStep,
      nextOn: deal.nextOn ?? '',
      keeperId: deal.keeperId ?? '',
      version: String(deal.version),
    },
  })
  const pending = usePending({ name: 'intent', value: 'save' })
  const kept = deal.offerId ? { id: deal.offerId, name: deal.offer } : null
  return (
    <Panel title="Details" anchor="details">
      <KeptForm keptAs={isLocked ? null : `deal:${deal.id}`} {...formProps(form)} className="grid gap-5">
        <input
          type="hidden"
          name="version"
          value={conflict?.version ?? repliedVersion(reply) ?? deal.version}
        />
        {conflict ? (
          <ConflictNotice
            thing="deal"
            differences={conflict.differences}
            action={<TextLink to={`/app/sales-hub/deals/${deal.id}`}>Open saved version</TextLink>}
          />
        ) : (
          <FormNotice errors={form.errors} />
        )}
        {props.chosenOfferId === null || isLocked ? null : (
          <Notice tone="info">Save the deal to keep the offer you chose.</Notice>
        )}
        <TextField
          {...textProps(fields.title)}
          label="Title"
          maxLength={DEAL_LIMITS.title}
          readOnly={isLocked}
        />
        <DealFields
          fields={fields}
          choices={props}
          kept={kept}
          chooseAt={`/app/sales-hub/deals/${deal.id}?choose=offer`}
          isLocked={isLocked}
        />
        {isLocked ? null : (
          <div>
            <Button variant="primary" name="intent" value="save" pending={pending} pendingText="Saving…">
              Save deal
            </Button>
          </div>
        )}
      </KeptForm>
    </Panel>
  )
}

function Proposals({ deal, isLocked, idempotencyKey }: DealPageProps) {
  return (
    <Panel title="Proposals">
      {isLocked ? null : (
        <Form method="post" action="/app/sales-hub/proposals">
          <input type="hidden" name="dealId" value={deal.id} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <Button name="intent" value="create">
            New proposal
          </Button>
        </Form>
      )}
      <p>
        <TextLink to={`/app/sales-hub/proposals?deal=${deal.id}`}>Proposals for this deal</TextLink>
      </p>
    </Panel>
  )
}

function History({ lines, deal, timeZone }: DealPageProps) {
  return (
    <Panel title="History">
      <ol className="grid gap-3">
        {lines.map(line => (
          <li key={line.id} className="border-l-2 border-line-strong pl-3 text-sm">
            <p className="wrap-anywhere">{line.detail}</p>
            <p className="text-ink-soft">
              <When at={line.happenedAt} timeZone={timeZone} />
            </p>
          </li>
        ))}
        {lines.length === 0 ? (
          <li className="text-sm text-ink-soft">
            Added <When at={deal.createdAt} timeZone={timeZone} />
          </li>
        ) : null}
      </ol>
    </Panel>
  )
}
