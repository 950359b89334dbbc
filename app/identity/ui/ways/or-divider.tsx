/** Between one way in and another. */
export function OrDivider() {
  return (
    <p className="flex items-center gap-3 text-sm text-ink-soft">
      <span className="h-px flex-1 bg-line" aria-hidden="true" />
      or
      <span className="h-px flex-1 bg-line" aria-hidden="true" />
    </p>
  )
}
