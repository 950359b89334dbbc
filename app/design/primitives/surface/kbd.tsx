/** A key to press. The sidebar of every page has two. */
export function Kbd({ children }: { children: string }) {
  return <kbd className="key">{children}</kbd>
}
