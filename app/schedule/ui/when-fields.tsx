import { DateField } from '#app/design/primitives/fields/date-field.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'

type Field = Parameters<typeof textProps>[0]

/** Day, time and clock of a scheduled post. The clock is a name of the IANA list; the browser suggests some. */
export function WhenFields(props: {
  fields: { day: Field; time: Field; timeZone: Field }
  zones: readonly string[]
}) {
  const { day, time, timeZone } = props.fields
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <DateField {...textProps(day)} label="Day" />
      <TextField {...textProps(time)} label="Time" type="time" />
      <div>
        <TextField {...textProps(timeZone)} label="Time zone" list="zones" autoComplete="off" />
        <datalist id="zones">
          {props.zones.map(zone => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </div>
    </div>
  )
}

/** Clocks that are asked for often; any other can be typed. */
export function commonZones(own: string): readonly string[] {
  return [
    ...new Set([
      own,
      'Europe/London',
      'Europe/Dublin',
      'Europe/Paris',
      'Europe/Berlin',
      'America/New_York',
      'America/Los_Angeles',
      'Asia/Dubai',
      'Asia/Kolkata',
      'Asia/Singapore',
      'Australia/Sydney',
      'UTC',
    ]),
  ]
}
