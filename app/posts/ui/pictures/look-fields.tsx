import { SelectField } from '#app/design/primitives/fields/text-field.tsx'
import { ACCENTS, BRAND_ACCENT, type CardLook, FORMATS, LOGOS, SHADES } from '#core/media/quote/card.ts'

/** Shape, colours and logo of pictures of words. */
export function LookFields({ look }: { look: CardLook }) {
  return (
    <div className={`grid gap-4 ${look.logo ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}>
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
      {look.logo ? (
        <SelectField
          label="Logo"
          id="logo"
          name="logo"
          defaultValue={look.logo}
          options={Object.entries(LOGOS).map(([value, label]) => ({ value, label }))}
        />
      ) : null}
    </div>
  )
}
