const groups = [
  ['Paper', ['paper', 'raised', 'sunk', 'line', 'line-strong']],
  ['Ink', ['ink', 'ink-soft', 'ink-faint']],
  ['Ember', ['ember', 'ember-strong', 'ember-soft', 'on-ember']],
  [
    'Meaning',
    ['success', 'warning', 'danger', 'info', 'success-soft', 'warning-soft', 'danger-soft', 'info-soft'],
  ],
  ['Dimensions', ['voice', 'values', 'audience', 'emotion']],
] as const

/** Every colour token with its name. */
export function Colours() {
  return (
    <div className="grid gap-4">
      {groups.map(([title, names]) => (
        <div key={title} className="grid gap-2">
          <p className="text-sm font-semibold">{title}</p>
          <ul className="flex flex-wrap gap-3">
            {names.map(name => (
              <li key={name} className="grid w-20 gap-1 text-xs">
                <span
                  className="h-12 rounded-md border border-line"
                  style={{ background: `var(--${name})` }}
                />
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
