import { endOfAddress } from '../shared/address-end.ts'
import { sanitiseText } from '../shared/sanitise/text.ts'
import { truncateUnits } from '../shared/text.ts'
import { STORY_LIMITS } from '../stories/limits.ts'
import { readPageAddress } from '../watch/source-address.ts'
import { CAPTURE_LIMITS } from './limits.ts'

/** What a phone's share sheet or an email brought, as a person is asked about it. */
export interface CaptureText {
  readonly title: string
  readonly body: string
  /** A web address; '' for none. */
  readonly link: string
}

const LINK = /https?:\/\/[^\s<>"“”]+/gi
/** What ends a sentence rather than an address. */
const BEHIND = ".,;:!?'’"
const PAIRS = ['()', '[]']

/**
 * What was shared, with its link: phones hand it over as `url`, or anywhere in the text or the title. The first web address
 * that is one counts. Total: what is missing is ''.
 */
export function readSharedCapture(given: { title?: string; text?: string; url?: string }): CaptureText {
  const title = truncateUnits(sanitiseText(given.title ?? ''), CAPTURE_LIMITS.title)
  const body = truncateUnits(sanitiseText(given.text ?? ''), CAPTURE_LIMITS.body)
  const link = [given.url ?? '', body, title].map(findLink).find(found => found !== '') ?? ''
  return { title, body, link }
}

/** The first web address in a text; '' when there is none. Brackets and full stops round it are not part of it. */
export function findLink(text: string): string {
  for (const [found] of text.slice(0, CAPTURE_LIMITS.body).matchAll(LINK)) {
    const bare = found.slice(0, endOfAddress(found, BEHIND, PAIRS))
    if (bare.length <= CAPTURE_LIMITS.link && readPageAddress(bare) !== null) return bare
  }
  return ''
}

/** The text of a story that is proposed: the title unless the text begins with it, the text, and the link unless it is in it. */
export function storyOf({ title, body, link }: CaptureText): string {
  const parts = [
    body.startsWith(title) ? '' : title,
    body,
    body.includes(link) || title.includes(link) ? '' : link,
  ]
  return truncateUnits(parts.filter(part => part !== '').join('\n\n'), STORY_LIMITS.body)
}
