import { Button } from '#app/design/primitives/actions/button.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { BODY_LIMIT, PLATFORM_IDS, PLATFORMS, type PlatformId } from '#core/posts/platforms/platforms.ts'
import type { PostText, postFormSchema } from '#core/posts/schema.ts'
import { PlatformCount } from './platform-count.tsx'
import type { Count } from './use-count.ts'

export interface VariantFieldsProps {
  readonly fields: ReturnType<typeof useCheckedForm<typeof postFormSchema>>[1]
  /** What stands in the form, a moment behind the keys. */
  readonly text: PostText
  readonly count: Count
  readonly isLocked: boolean
  /** False while what is folded is not drawn yet. */
  readonly isWhole: boolean
  /** Puts the main text into the version of a network, or empties it. */
  readonly onFill: (platform: PlatformId, source: 'main' | 'nothing') => void
}

/**
 * A text of its own for single networks; the rest take the one text above. The fields are there from the first picture on, and
 * stay the same ones: a text that was typed before is put into them as soon as the page is there, and others in their place
 * would not have it. A count comes with a version, and where scripts count what is typed.
 */
export function VariantFields(props: VariantFieldsProps) {
  const { fields, text, count, isLocked, isWhole } = props
  const isHydrated = useHydrated()
  const variants = fields.variants.getFieldset()
  const own = PLATFORM_IDS.filter(id => text.variants[id] !== undefined)
  return (
    <details className="field-fold" open={own.length > 0 && !isHydrated}>
      <summary>
        Other platforms
        <span className="ml-2 text-sm font-normal text-ink-soft">
          {own.length === 0
            ? 'all use your main text'
            : `own version for ${own.map(id => PLATFORMS[id].name).join(', ')}`}
        </span>
      </summary>
      <ul className="variants">
        {PLATFORM_IDS.map(id => {
          const version = text.variants[id]
          const counted = isWhole ? count(id, version ?? text.body) : null
          const fits = counted === null || counted <= PLATFORMS[id].limit
          return (
            <li key={id}>
              <details open={version !== undefined && !isHydrated}>
                {isWhole ? (
                  <summary>
                    <span>{PLATFORMS[id].name}</span>
                    <span
                      key={counted === null ? 'unknown' : 'known'}
                      suppressHydrationWarning={counted === null}
                      className={fits ? undefined : 'text-danger'}
                    >
                      {(version === undefined ? 'uses main text' : 'has its own version') +
                        (fits ? '' : ', too long')}
                    </span>
                  </summary>
                ) : null}
                <div>
                  <TextAreaField
                    {...textProps(variants[id])}
                    label={`Version for ${PLATFORMS[id].name}`}
                    rows={5}
                    maxLength={BODY_LIMIT}
                    readOnly={isLocked}
                    placeholder="Leave blank to use your main text"
                  />
                  {isWhole && (isHydrated || version !== undefined) ? (
                    <PlatformCount id={`count-${id}`} platform={id} count={counted} />
                  ) : null}
                  {isWhole && isHydrated && !isLocked ? (
                    <div className="flex flex-wrap gap-2">
                      <Button type="button" size="sm" onClick={() => props.onFill(id, 'main')}>
                        Copy main text
                      </Button>
                      {version === undefined ? null : (
                        <Button
                          type="button"
                          size="sm"
                          variant="quiet"
                          onClick={() => props.onFill(id, 'nothing')}
                        >
                          Use main text
                        </Button>
                      )}
                    </div>
                  ) : null}
                </div>
              </details>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
