import { Printer } from '#app/design/icons/icons.ts'
import { NeedsScripts } from '../needs-scripts.tsx'
import { Button } from './button.tsx'

/** Prints the page as it stands. */
export function PrintButton() {
  return (
    <NeedsScripts>
      <Button type="button" icon={<Printer aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
    </NeedsScripts>
  )
}
