import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { LaterFold } from '#app/design/primitives/surface/later-fold.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { budgetSchema, COST_FIELD } from '#core/campaigns/page-forms.ts'
import { formatPence, poundsField } from '#core/shared/money.ts'
import { type PieceView, pieceName } from './campaign-views.ts'

const costField = ({ id }: PieceView) => `${COST_FIELD}${id}`

/** What may be spent on a campaign, and what each of its posts cost. */
export function CampaignMoney(props: {
  budgetPence: number | null
  spentPence: number
  pieces: readonly PieceView[]
  reply?: FormReply | undefined
}) {
  const { budgetPence, spentPence, pieces, reply } = props
  const [form, fields] = useCheckedForm({
    id: 'campaign-money',
    schema: budgetSchema,
    reply,
    defaultValue: { budget: budgetPence === null ? '' : poundsField(budgetPence) },
  })
  const typedCost = (piece: PieceView) => {
    const typed = reply?.initialValue?.[costField(piece)]
    return typeof typed === 'string' ? typed : null
  }
  const pending = usePending({ name: 'intent', value: 'money' })
  const isOver = budgetPence !== null && spentPence > budgetPence
  return (
    <section id="money" aria-labelledby="money-title" className="grid scroll-mt-20 gap-4">
      <h2 id="money-title" className="text-xl">
        Budget
      </h2>
      <p className="text-sm text-ink-soft tabular-nums">
        {formatPence(spentPence)} spent{budgetPence === null ? '' : ` of ${formatPence(budgetPence)}`}
        {isOver ? '. That’s more than you meant to spend.' : '.'}
      </p>
      <Form {...formProps(form)} className="grid gap-4">
        <FormNotice errors={form.errors} />
        <TextField
          {...textProps(fields.budget)}
          label="Budget in pounds"
          optional
          inputMode="decimal"
          maxLength={20}
        />
        {pieces.length > 0 ? (
          <LaterFold
            label="What each post cost"
            className="text-sm"
            openerClass="text-ink-soft hover:text-ink"
            // What was refused comes back to be seen and changed.
            open={reply !== undefined}
          >
            <div className="grid gap-3 pt-3">
              {pieces.map(piece => (
                <TextField
                  key={piece.id}
                  id={`cost-${piece.id}`}
                  name={costField(piece)}
                  label={pieceName(piece)}
                  inputMode="decimal"
                  maxLength={20}
                  defaultValue={typedCost(piece) ?? (piece.costPence > 0 ? poundsField(piece.costPence) : '')}
                />
              ))}
            </div>
          </LaterFold>
        ) : null}
        <div>
          <Button size="sm" name="intent" value="money" pending={pending} pendingText="Saving…">
            Save budget
          </Button>
        </div>
      </Form>
    </section>
  )
}
