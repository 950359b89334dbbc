const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const

/** Light or dark, by a plain form: the choice is a cookie, and the same page comes back wearing it. */
export function ThemeForm({ currentPath }: { currentPath: string }) {
  return (
    <form
      method="post"
      action={`/theme?back=${encodeURIComponent(currentPath)}`}
      className="flex flex-wrap items-center gap-1 text-sm"
    >
      <span className="mr-1 text-ink-soft">Colours:</span>
      {THEMES.map(({ value, label }) => (
        <button
          key={value}
          type="submit"
          name="theme"
          value={value}
          className="rounded-sm px-2 py-1 font-medium underline decoration-line-strong underline-offset-4 hover:text-ember"
        >
          {label}
        </button>
      ))}
    </form>
  )
}
