import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { ChoiceGroup } from '#app/design/primitives/fields/choice-group.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import type { textProps } from '#app/platform/forms/field-props.ts'
import { WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS } from '#core/webhooks/events.ts'

interface WebhookFieldsProps {
  readonly address: ReturnType<typeof textProps>
  readonly description: ReturnType<typeof textProps>
  /** What was ticked: nothing, one event or several. */
  readonly events: {
    readonly name: string
    readonly initialValue?: unknown
    readonly errors?: string[] | undefined
  }
  /** An address to try things out with, in local use; null for none. */
  readonly localHost: string | null
}

/** What people choose about a webhook: where it goes, and what it’s told. */
export function WebhookFields({ address, description, events, localHost }: WebhookFieldsProps) {
  const chosen = ([] as unknown[]).concat(events.initialValue ?? [])
  return (
    <>
      <TextField
        {...address}
        label="Address"
        description={
          localHost
            ? `Where we post events, over https. To try it out, use the local receiver: http://${localHost}/`
            : 'Where we post events, over https.'
        }
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="url"
        maxLength={500}
      />
      <TextField {...description} label="Description (optional)" maxLength={200} />
      <ChoiceGroup legend="Events" error={events.errors ?? null}>
        {() => (
          <div className="grid gap-2">
            {WEBHOOK_EVENT_TYPES.map(type => (
              <Checkbox
                key={type}
                name={events.name}
                value={type}
                defaultChecked={chosen.includes(type)}
                label={WEBHOOK_EVENTS[type].label}
                description={WEBHOOK_EVENTS[type].when}
              />
            ))}
          </div>
        )}
      </ChoiceGroup>
    </>
  )
}
