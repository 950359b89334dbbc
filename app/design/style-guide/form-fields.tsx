import { Checkbox } from '../primitives/fields/checkbox.tsx'
import { ChipToggles } from '../primitives/fields/chip-toggles.tsx'
import { ConfirmForm } from '../primitives/fields/confirm-form.tsx'
import { PasswordField } from '../primitives/fields/password-field.tsx'
import { RadioCards } from '../primitives/fields/radio-cards.tsx'
import { Slider } from '../primitives/fields/slider.tsx'
import { SelectField, TextAreaField, TextField } from '../primitives/fields/text-field.tsx'
import type { GuideTheme } from './both-themes.tsx'

/** Every kind of field, with and without an error. */
export function FormFields({ theme }: { theme: GuideTheme }) {
  return (
    <>
      <TextField label="Email" type="email" name={`email-${theme}`} defaultValue="maya@studio.example" />
      <TextField
        label="Your name"
        name={`name-${theme}`}
        description="As your clients know you."
        error="Name is required"
      />
      <PasswordField
        label="Password"
        name={`password-${theme}`}
        autoComplete="new-password"
        defaultValue="Ember2026"
      />
      <TextField
        label="Price"
        name={`price-${theme}`}
        prefix="£"
        inputMode="decimal"
        optional
        defaultValue="450"
      />
      <TextAreaField
        label="What happened?"
        name={`story-${theme}`}
        description="One line is enough. You can fill in the rest later."
        placeholder="A client told me…"
      />
      <SelectField
        label="Business stage"
        name={`stage-${theme}`}
        placeholder="Choose one"
        options={[
          { value: 'start', label: 'Getting started' },
          { value: 'grow', label: 'Growing' },
        ]}
      />
      <RadioCards
        legend="Brand voice"
        name={`voice-${theme}`}
        defaultValue="warm-expert"
        columns={2}
        options={[
          {
            value: 'warm-expert',
            label: 'Warm expert',
            description: 'Knows the subject and explains it like a friend.',
          },
          { value: 'straight-shooter', label: 'Straight shooter', description: 'Says it plainly.' },
        ]}
      />
      <ChipToggles
        legend="Core values"
        description="Choose two or three."
        name={`values-${theme}`}
        options={['Authenticity', 'Community', 'Simplicity', 'Growth']}
        defaultValues={['Authenticity', 'Simplicity']}
      />
      <Slider
        label="How much like you does your brand feel today?"
        name={`checkin-${theme}`}
        defaultValue={7}
        ends={['Not at all', 'Completely']}
      />
      <Checkbox
        name={`terms-${theme}`}
        label="I’m 18 or over and accept the terms"
        error="You must accept the terms of service"
      />
      <Checkbox name={`remember-${theme}`} label="Remember me" defaultChecked />
      <ConfirmForm word="DELETE" name={`confirm-${theme}`} button="Delete my account">
        Your stories, posts and scores are deleted too. You have 14 days to change your mind.
      </ConfirmForm>
    </>
  )
}
