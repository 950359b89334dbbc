/** The first thing the Tab key reaches: jumps over the navigation to `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ to = '#main', children = 'Skip to content' }: { to?: string; children?: string }) {
  return (
    <a
      href={to}
      className="button button-primary fixed top-3 left-3 z-50 -translate-y-24 focus:translate-y-0 print:hidden"
    >
      {children}
    </a>
  )
}
