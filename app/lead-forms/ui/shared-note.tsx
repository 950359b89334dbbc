import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { type SharedKind, sharedWording } from '#core/lead-forms/shared.ts'

/** What becomes of what visitors send to our quiz or compass by a founder's address. */
export function SharedNote({ kind }: { kind: SharedKind }) {
  return (
    <Panel title="What you get">
      <p>
        Everyone who takes it here gets what they’d get on our own page. You get nothing of it unless they
        tick these words, with your brand’s name, and they’re emailed a link to confirm:
      </p>
      <blockquote className="border-l-4 border-ember pl-4">{sharedWording(kind, 'your brand')}</blockquote>
    </Panel>
  )
}
