import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { type BoardAddress, moveParameters } from '#core/deals/board.ts'
import { DEAL_STAGE_LABELS, DEAL_STAGES, type DealStage } from '#core/deals/stages.ts'
import { listQuery } from '#core/shared/list-address.ts'

const HERE = '/app/sales-hub/pipeline'

interface Moved {
  readonly id: string
  readonly title: string
}

/**
 * Asks for a deal's stage where it stands on the board or in the table, within `data-rooms`: a list in each was half of the
 * page.
 */
export function MoveLink({ deal, address }: { deal: Moved; address: BoardAddress }) {
  return (
    <a href={listQuery(moveParameters(address, deal.id))} aria-label={`Move ${deal.title}`}>
      Move
    </a>
  )
}

/** Moves the deal that was asked for to another stage; `back` is the query of the page it stands on. */
export function MoveForm({ deal, stage, back }: { deal: Moved; stage: DealStage; back: string }) {
  return (
    <Form method="post" action={HERE} discover="none" preventScrollReset className="move-deal">
      <input type="hidden" name="dealId" value={deal.id} />
      {back ? <input type="hidden" name="back" value={back} /> : null}
      <select
        name="stage"
        defaultValue={stage}
        aria-label={`Stage of ${deal.title}`}
        className="control"
        // biome-ignore lint/a11y/noAutofocus: whoever pressed “Move” wants to choose now
        autoFocus
      >
        {DEAL_STAGES.map(each => (
          <option key={each} value={each}>
            {DEAL_STAGE_LABELS[each]}
          </option>
        ))}
      </select>
      <Button size="sm" name="intent" value="move" aria-label={`Move ${deal.title}`}>
        Move
      </Button>
      <RoomLink to={`${HERE}${back}`} keepsPlace className="link">
        Cancel
      </RoomLink>
    </Form>
  )
}
