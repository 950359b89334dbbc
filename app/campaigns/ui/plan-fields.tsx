import type { ReactNode } from 'react'
import { PLAN_TEXTS, REGION_LABELS } from '#app/campaigns/copy.ts'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { ChoiceGroup } from '#app/design/primitives/fields/choice-group.tsx'
import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { RadioCards } from '#app/design/primitives/fields/radio-cards.tsx'
import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { GOAL_KINDS, GOAL_TEXTS } from '#core/campaigns/goal.ts'
import { PLAN_LIMITS, type planFormSchema } from '#core/campaigns/plan-schema.ts'
import { RECIPE_IDS, RECIPES } from '#core/campaigns/recipes.ts'
import { PLATFORMS, type PlatformId } from '#core/posts/platforms/platforms.ts'
import { HOLIDAY_REGIONS } from '#core/shared/bank-holidays.ts'

interface PlanFieldsProps {
  readonly fields: ReturnType<typeof useCheckedForm<typeof planFormSchema>>[1]
  readonly offers: readonly { readonly id: string; readonly name: string }[]
  readonly channels: readonly PlatformId[]
}

/** The five questions: what kind of campaign, what for, who for, when and where, and one number. */
export function PlanFields({ fields, offers, channels }: PlanFieldsProps) {
  const chosen = ([] as unknown[]).concat(fields.channels.initialValue ?? [])
  const initial = (value: unknown) => (typeof value === 'string' ? value : '')
  return (
    <>
      <Question number={1} title="What kind of campaign is it?">
        <RadioCards
          name={fields.recipe.name}
          legend="Kind"
          legendHidden
          columns={2}
          error={fields.recipe.errors ?? null}
          defaultValue={initial(fields.recipe.initialValue)}
          options={RECIPE_IDS.map(id => ({
            value: id,
            label: RECIPES[id].label,
            description: `${RECIPES[id].forWhat} ${RECIPES[id].pieces.length} posts.`,
          }))}
        />
      </Question>
      <Question number={2} title="What do you offer?">
        {offers.length > 0 ? (
          <SelectField
            id={fields.offerId.id}
            name={fields.offerId.name}
            label="One of your offers"
            defaultValue={initial(fields.offerId.initialValue)}
            placeholder="Something else"
            options={offers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <TextField
          {...textProps(fields.offer)}
          label={offers.length > 0 ? 'Something else, or another name for it' : 'Name'}
          placeholder="The Saturday bread course"
          maxLength={PLAN_LIMITS.offer}
        />
        <TextAreaField
          {...textProps(fields.promise)}
          label="What people get"
          description="In a sentence they’d repeat to a friend."
          optional
          rows={2}
          maxLength={PLAN_LIMITS.promise}
        />
        <TextField
          {...textProps(fields.link)}
          label="Where they get it"
          description={PLAN_TEXTS.link}
          optional
          inputMode="url"
          placeholder="https://"
          maxLength={PLAN_LIMITS.link}
        />
      </Question>
      <Question number={3} title="Who is it for?">
        <TextAreaField
          {...textProps(fields.audience)}
          label="Audience"
          optional
          rows={2}
          maxLength={PLAN_LIMITS.audience}
        />
      </Question>
      <Question number={4} title="When and where?">
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <DateField
            {...textProps(fields.keyDate)}
            label="The day that counts"
            description={PLAN_TEXTS.keyDate}
          />
          <DateField
            {...textProps(fields.endsOn)}
            label="Last day"
            description="When the offer ends, if it does."
            optional
          />
        </div>
        <ChoiceGroup
          legend="Channels"
          description="The first you use is the main one. Each is posted to as often as your strategy says."
          error={fields.channels.errors ?? null}
        >
          {() => (
            <div className="grid gap-2 sm:grid-cols-2">
              {channels.map(id => (
                <Checkbox
                  key={id}
                  name={fields.channels.name}
                  value={id}
                  defaultChecked={chosen.includes(id)}
                  label={PLATFORMS[id].name}
                />
              ))}
            </div>
          )}
        </ChoiceGroup>
        <SelectField
          id={fields.region.id}
          name={fields.region.name}
          label="Bank holidays to keep clear"
          defaultValue={initial(fields.region.initialValue)}
          options={HOLIDAY_REGIONS.map(region => ({ value: region, label: REGION_LABELS[region] }))}
        />
      </Question>
      <Question number={5} title="Which number shows that it worked?">
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <SelectField
            id={fields.goalKind.id}
            name={fields.goalKind.name}
            label="What to count"
            defaultValue={initial(fields.goalKind.initialValue)}
            error={fields.goalKind.errors ?? null}
            options={GOAL_KINDS.map(kind => ({ value: kind, label: GOAL_TEXTS[kind].label }))}
          />
          <TextField
            {...textProps(fields.goalNumber)}
            label="How many"
            description="Pounds as you’d write them, such as £1,200."
            inputMode="decimal"
            placeholder="10"
            maxLength={20}
          />
        </div>
      </Question>
    </>
  )
}

function Question({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`question-${number}`} className="grid gap-4">
      <h2 id={`question-${number}`} className="flex items-baseline gap-3 text-xl">
        <span aria-hidden className="font-display text-ember tabular-nums">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
