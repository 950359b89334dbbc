import { formatDate } from '../shared/time.ts'
import { suggestTitle } from './title.ts'

/** What a captured story is called: by its first words, or by the day, in `timeZone` (IANA name), where it was only spoken. */
export function captureTitle(body: string, { at, timeZone }: { at: Date; timeZone: string }): string {
  return body === '' ? `Voice note, ${formatDate(at, timeZone)}` : suggestTitle(body)
}
