/** A key to press. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="rounded-sm border border-line-strong bg-sunk px-1.5 py-0.5 font-text text-xs font-semibold text-ink-soft">
      {children}
    </kbd>
  )
}
