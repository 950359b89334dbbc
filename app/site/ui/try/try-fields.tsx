import { SelectField, TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { TRY } from '#app/site/copy/try.ts'
import { KICKSTART_VOICES } from '#core/onboarding/kickstart/choices.ts'
import { TRY_LIMITS } from '#core/site/try-score.ts'

interface TryField {
  readonly id: string
  readonly name: string
  readonly defaultValue?: string
  readonly error?: string[] | null
}

export interface TryFieldsProps {
  readonly business: TryField
  readonly post: TryField
  readonly voice: TryField
}

/** What a score is made from: a few sentences, a voice and a post. */
export function TryFields({ business, post, voice }: TryFieldsProps) {
  return (
    <>
      <TextAreaField
        {...business}
        label={TRY.business}
        description={TRY.businessHint}
        placeholder={TRY.businessExample}
        maxLength={TRY_LIMITS.business}
        rows={4}
      />
      <TextAreaField
        {...post}
        label={TRY.post}
        description={TRY.postHint}
        maxLength={TRY_LIMITS.post}
        rows={6}
        className="lg:row-span-2 lg:grid-rows-[auto_auto_1fr]"
      />
      <SelectField
        {...voice}
        label={TRY.voice}
        optional
        placeholder={TRY.noVoice}
        options={KICKSTART_VOICES.map(({ key, label }) => ({ value: key, label }))}
      />
    </>
  )
}
