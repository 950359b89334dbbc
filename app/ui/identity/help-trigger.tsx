import { Button } from '../primitives/actions/button.tsx'
import { TextLink } from '../primitives/navigation/text-link.tsx'
import { useHydrated } from '../primitives/use-hydrated.ts'

/** Leads to a page without scripts and opens the dialog with them. */
export function HelpTrigger({ label, page, onOpen }: { label: string; page: string; onOpen: () => void }) {
  if (!useHydrated()) return <TextLink to={page}>{label}</TextLink>
  return (
    <Button type="button" variant="quiet" size="sm" aria-haspopup="dialog" onClick={onOpen}>
      {label}
    </Button>
  )
}
