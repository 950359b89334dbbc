import type { TypedText } from '#app/platform/client/typed/typed-store.ts'
import { Button } from '../actions/button.tsx'
import { Notice } from '../feedback/notice.tsx'

export interface TypedOfferProps {
  readonly text: TypedText
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

/** Text that was typed into this form and never saved: back into it, or away for good. */
export function TypedOffer({ text, onRestore, onDiscard }: TypedOfferProps) {
  return (
    <Notice
      tone="info"
      live="status"
      title={`Typed ${timeOf(text.at)}, not saved yet`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button type="button" size="sm" onClick={onRestore}>
            Restore
          </Button>
          <Button type="button" size="sm" variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      }
    >
      <p className="line-clamp-3 italic wrap-anywhere">{excerptOf(text)}</p>
    </Notice>
  )
}

/** “at 14:02”, with the day before it unless that is today. */
function timeOf(ms: number): string {
  const at = new Date(ms)
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (at.toDateString() === new Date().toDateString()) return `at ${time}`
  return `on ${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })} at ${time}`
}

/** The longest of what was typed says best what it was. */
function excerptOf({ fields }: TypedText): string {
  const words = Object.values(fields).flat()
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '').slice(0, 300)
}
