import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'

/** Leads to a page without scripts and opens the dialog with them; it looks the same, so that nothing below it jumps. */
export function HelpTrigger({ label, page, onOpen }: { label: string; page: string; onOpen: () => void }) {
  if (!useHydrated()) {
    return (
      <ButtonLink to={page} variant="quiet" size="sm">
        {label}
      </ButtonLink>
    )
  }
  return (
    <Button type="button" variant="quiet" size="sm" aria-haspopup="dialog" onClick={onOpen}>
      {label}
    </Button>
  )
}
