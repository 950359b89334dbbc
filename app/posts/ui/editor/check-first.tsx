/** Stands in a fold whose inside scripts draw: without them it comes with a check, and what was typed is saved by that. */
export function CheckFirst() {
  return (
    <noscript>
      <p className="pt-2 text-sm text-ink-soft">Select “Check my post” to see this.</p>
    </noscript>
  )
}
