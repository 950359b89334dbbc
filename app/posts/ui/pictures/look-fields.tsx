import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { ACCENTS, BRAND_ACCENT, type CardLook, FORMATS, SHADES } from '#core/media/quote/card.ts'

/** Shape and colours of pictures of words. */
export function LookFields({ look }: { look: CardLook }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label="Shape"
        id="format"
        name="format"
        defaultValue={look.format}
        options={Object.entries(FORMATS).map(([value, { label }]) => ({ value, label }))}
      />
      <SelectField
        label="Background"
        id="shade"
        name="shade"
        defaultValue={look.shade}
        options={Object.entries(SHADES).map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        label="Colour"
        id="accent"
        name="accent"
        defaultValue={look.accent}
        options={[
          ...(look.brand ? [{ value: BRAND_ACCENT, label: 'Your brand' }] : []),
          ...Object.entries(ACCENTS).map(([value, label]) => ({ value, label })),
        ]}
      />
    </div>
  )
}
