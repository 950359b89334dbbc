/** The first thing the Tab key reaches: jumps over the navigation to `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ to = '#main', children = 'Skip to content' }: { to?: string; children?: string }) {
  return (
    <a href={to} className="button button-primary skip-link">
      {children}
    </a>
  )
}
