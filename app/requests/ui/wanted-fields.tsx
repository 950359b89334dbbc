import { SelectField, TextAreaField, TextField } from '#app/design/primitives/fields/text-field.tsx'
import { POST_FORMAT_LABELS, POST_FORMATS } from '#core/posts/formats.ts'
import { PLATFORM_IDS, PLATFORMS } from '#core/posts/platforms/platforms.ts'
import { REQUEST_LIMITS } from '#core/requests/schema.ts'

/** What somebody asks for, inside or outside: what about, for where, by when, and what helps. */
export function WantedFields(props: {
  typed: (name: string) => string
  errorOf: (name: string) => string[] | null
}) {
  const { typed, errorOf } = props
  const field = (name: string) => ({
    id: `ask-${name}`,
    name,
    defaultValue: typed(name),
    error: errorOf(name),
  })
  return (
    <>
      <TextField
        {...field('about')}
        label="What should the post be about?"
        maxLength={REQUEST_LIMITS.about}
        required
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <SelectField
          {...field('platform')}
          label="Platform"
          optional
          placeholder="No preference"
          options={PLATFORM_IDS.map(id => ({ value: id, label: PLATFORMS[id].name }))}
        />
        <SelectField
          {...field('format')}
          label="Format"
          optional
          placeholder="No preference"
          options={POST_FORMATS.map(format => ({ value: format, label: POST_FORMAT_LABELS[format] }))}
        />
      </div>
      <TextField {...field('wishedOn')} label="By when?" type="date" optional />
      <TextAreaField
        {...field('notes')}
        label="Notes and links"
        description="Who it’s for, what it should say, where pictures are."
        optional
        rows={5}
        maxLength={REQUEST_LIMITS.notes}
      />
    </>
  )
}
