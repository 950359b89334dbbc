import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { ChipToggles } from '#app/design/primitives/fields/chip-toggles.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { RULE_LABELS, WORKFLOW_TEXTS } from '#app/team/copy/workflow.ts'
import { RULE_CONDITIONS, type RuleCondition } from '#core/posts/approval/workflow/rules.ts'
import { APPROVER_ROLES, DAYS_MOST, STEPS_MOST, type Workflow } from '#core/posts/approval/workflow/steps.ts'
import { ruleChoice, workflowSchema } from '#core/posts/approval/workflow/workflow-form.ts'
import { PLATFORMS } from '#core/posts/platforms/platforms.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import type { TeamRole } from '#core/team/roles.ts'

export interface ApproverView {
  readonly id: string
  readonly name: string
  readonly role: TeamRole
  readonly mayApprove: boolean
}

const KINDS = [
  { value: 'inside', label: 'Someone on the team' },
  { value: 'client', label: 'The client, with a link' },
]

/** Up to three steps and what each rule does, in one form that needs no script. */
export function StepsForm(props: {
  stored: Workflow | null
  people: readonly ApproverView[]
  reply?: FormReply | undefined
}) {
  const { stored } = props
  const people = props.people.filter(({ mayApprove }) => mayApprove)
  const [form, fields] = useCheckedForm({
    id: 'workflow',
    schema: workflowSchema,
    reply: props.reply,
    defaultValue: defaultsOf(stored),
  })
  const isSaving = usePending({ name: 'intent', value: 'workflow' })
  const members = people.filter(({ role }) => role !== 'owner')
  const who = [
    ...APPROVER_ROLES.map(role => ({ value: role, label: ROLE_CHIPS[role] })),
    ...members.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const effects = [
    { value: '', label: 'Nothing more' },
    { value: 'step:owner', label: 'The owner approves as well' },
    ...members.map(({ id, name }) => ({ value: `step:${id}`, label: `${name} approves as well` })),
    { value: 'client', label: 'The client approves as well' },
    { value: 'approver:owner', label: 'The owner may approve the first step' },
    ...members.map(({ id, name }) => ({
      value: `approver:${id}`,
      label: `${name} may approve the first step`,
    })),
  ]
  const rules = fields.rules.getFieldset()
  return (
    <KeptForm keptAs="workflow" {...formProps(form)} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FormNotice errors={form.errors} />
      <Panel title="Steps" description={WORKFLOW_TEXTS.overdue}>
        <ol className="grid gap-6">
          {fields.steps.getFieldList().map((step, at) => {
            const part = step.getFieldset()
            return (
              <li key={step.key} className="border-line not-first:border-t not-first:pt-6">
                <fieldset className="grid min-w-0 gap-4">
                  <legend className="sr-only">Step {at + 1}</legend>
                  <p aria-hidden="true" className="font-semibold">
                    Step {at + 1}
                  </p>
                  <div className="grid items-start gap-4 sm:grid-cols-2">
                    <SelectField
                      {...textProps(part.kind)}
                      label="Who approves"
                      options={at === 0 ? KINDS : [{ value: '', label: 'No such step' }, ...KINDS]}
                    />
                    <TextField
                      {...textProps(part.days)}
                      label="Working days to reply"
                      description={`From 1 to ${DAYS_MOST}. Leave it empty for no due date.`}
                      inputMode="numeric"
                      maxLength={2}
                      optional
                    />
                  </div>
                  <ChipToggles
                    legend="Any one of"
                    description="For a step on the team. One approval is enough."
                    name={part.who.name}
                    options={who}
                    defaultValues={listOf(part.who.initialValue)}
                    error={part.who.errors ?? null}
                  />
                </fieldset>
              </li>
            )
          })}
        </ol>
      </Panel>
      <Panel title="Rules" description="What a post needs beyond these steps. Each rule counts by itself.">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {RULE_CONDITIONS.map(when => (
            <SelectField key={when} {...textProps(rules[when])} label={RULE_LABELS[when]} options={effects} />
          ))}
          <SelectField
            {...textProps(fields.platform)}
            label="Which platform"
            placeholder="Choose one"
            options={Object.entries(PLATFORMS).map(([value, { name }]) => ({ value, label: name }))}
          />
        </div>
      </Panel>
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">{WORKFLOW_TEXTS.saved}</p>
        <div>
          <Button variant="primary" name="intent" value="workflow" pending={isSaving} pendingText="Saving…">
            Save steps
          </Button>
        </div>
      </div>
    </KeptForm>
  )
}

const ROLE_CHIPS = {
  owner: 'The owner',
  admin: `${ROLE_WORDS.admin.name}s`,
  reviewer: `${ROLE_WORDS.reviewer.name}s`,
} as const

function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' && value !== '' ? [value] : []
}

function defaultsOf(stored: Workflow | null) {
  const steps = stored?.steps ?? [
    { kind: 'inside' as const, roles: ['owner' as const], members: [], days: 0 },
  ]
  const choice = (when: RuleCondition) => ruleChoice(stored?.rules.find(rule => rule.when === when))
  return {
    steps: Array.from({ length: STEPS_MOST }, (_, at) => {
      const step = steps[at]
      return {
        kind: step?.kind ?? ('' as const),
        who: step ? [...step.roles, ...step.members] : [],
        days: step && step.days > 0 ? String(step.days) : '',
      }
    }),
    rules: {
      has_price: choice('has_price'),
      mentions_offer: choice('mentions_offer'),
      limited_story: choice('limited_story'),
      on_platform: choice('on_platform'),
      ad_label: choice('ad_label'),
      by_contributor: choice('by_contributor'),
    },
    platform: stored?.rules.find(({ when }) => when === 'on_platform')?.platform ?? '',
  }
}
