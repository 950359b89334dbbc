import { Form } from 'react-router'
import { type Theme, ThemeSwitch } from '#app/design/layout/theme-switch.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { ChoiceGroup } from '#app/design/primitives/fields/choice-group.tsx'
import { SelectField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { Avatar } from '#app/design/primitives/surface/avatar.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { AVATAR_COLOURS, type AvatarColour } from '#core/identity/account/avatar.ts'
import { timeZoneChoices } from '#core/identity/forms/time-zones.ts'
import { BUSINESS_TYPES, youSchema } from '#core/identity/forms/you.ts'
import { PictureForm } from './picture-form.tsx'

export interface YouPageProps {
  readonly email: string
  /** Whether our emails to them have not arrived for two days. */
  readonly isUnmailed: boolean
  readonly you: {
    readonly fullName: string
    readonly firstName: string
    readonly avatarColour: AvatarColour
    readonly businessType: string
    readonly industry: string
    readonly timeZone: string
  }
  /** Where their picture is; null while initials stand for it. */
  readonly picture: string | null
  readonly pictureProblem?: string | undefined
  readonly theme: Theme
  /** Where the plan stands, in a sentence. */
  readonly plan: string
  readonly reply?: FormReply | undefined
}

/** Settings, "You": name, looks, trade, clock, theme, and the way to the plan. */
export function YouPage(props: YouPageProps) {
  const { email, isUnmailed, you, picture, pictureProblem, theme, plan, reply } = props
  return (
    <div className="grid gap-6">
      <PageHeading title="Settings" description={you.fullName ? `${you.fullName} · ${email}` : email} />
      {isUnmailed ? (
        <Notice tone="warning" title="Our emails don’t reach you">
          We tried for two days to deliver an email to {email}. Check that your mailbox isn’t full. If you
          can’t use this address any more, write to us under Support.
        </Notice>
      ) : null}
      <Panel title="You">
        <YouForm {...{ email, you, reply }} />
      </Panel>
      <Panel title="Email address" description={email}>
        <div>
          <ButtonLink to="/app/settings/security/email">Change email</ButtonLink>
        </div>
      </Panel>
      <PictureForm
        name={you.fullName || email}
        colour={you.avatarColour}
        picture={picture}
        problem={pictureProblem}
      />
      <Panel
        title="Theme"
        description="Saved on this device. “System” follows your device’s light or dark setting."
      >
        <ThemeSwitch theme={theme} back="/app/settings" wordy />
      </Panel>
      <Panel title="Plan and billing" description={plan}>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to="/manage-your-subscription">Manage your subscription</ButtonLink>
          <ButtonLink to="/app/upgrade" variant="quiet">
            See plans
          </ButtonLink>
        </div>
      </Panel>
    </div>
  )
}

/** Most zones are named as they are sent, and there are four hundred. */
function zoneOption(zone: string) {
  const label = zone.replaceAll('_', ' ')
  return label === zone ? { label } : { value: zone, label }
}

function YouForm({ email, you, reply }: Pick<YouPageProps, 'email' | 'you' | 'reply'>) {
  const [form, fields] = useCheckedForm({ id: 'you', schema: youSchema, reply, defaultValue: you })
  const pending = usePending()
  const colour = AVATAR_COLOURS.find(({ key }) => key === fields.avatarColour.initialValue)?.key
  return (
    <Form {...formProps(form)} className="grid gap-5">
      <FormNotice errors={form.errors} />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          {...textProps(fields.fullName)}
          label="Full name"
          optional
          autoComplete="name"
          maxLength={100}
        />
        <TextField
          {...textProps(fields.firstName)}
          label="What we call you"
          optional
          description="Leave blank to use your first name."
          autoComplete="given-name"
          maxLength={50}
        />
      </div>
      <ChoiceGroup legend="Colour of your initials">
        {() => (
          <div className="flex flex-wrap gap-2">
            {AVATAR_COLOURS.map(({ key, label }) => (
              <label key={key} className="chip flex items-center gap-2">
                <input
                  type="radio"
                  className="sr-only"
                  name={fields.avatarColour.name}
                  value={key}
                  defaultChecked={key === (colour ?? you.avatarColour)}
                />
                <Avatar name={you.fullName || email} size="sm" colour={key} />
                {label}
              </label>
            ))}
          </div>
        )}
      </ChoiceGroup>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <SelectField
          {...textProps(fields.businessType)}
          label="Business type"
          optional
          placeholder="Not set"
          options={BUSINESS_TYPES.map(({ key, label }) => ({ value: key, label }))}
        />
        <TextField {...textProps(fields.industry)} label="Industry" optional maxLength={100} />
      </div>
      <SelectField
        {...textProps(fields.timeZone)}
        label="Time zone"
        description="We show all times in this zone."
        options={timeZoneChoices(you.timeZone).map(zoneOption)}
      />
      <div>
        <Button variant="primary" pending={pending} pendingText="Saving…">
          Save details
        </Button>
      </div>
    </Form>
  )
}
