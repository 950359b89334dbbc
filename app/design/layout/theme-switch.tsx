import { Form } from 'react-router'
import { Monitor, Moon, Sun } from '../icons/icons.ts'

export type Theme = 'light' | 'dark' | 'system'

const THEMES = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
] as const

/**
 * Light, dark or the device's own, by one press: a form that also works without scripts. The choice is a cookie. The page to
 * go back to is in the address: with each field that changes in the sidebar, the browser looks at all of it anew.
 */
export function ThemeSwitch({ theme, back, wordy }: { theme: Theme; back: string; wordy?: boolean }) {
  return (
    <Form
      method="post"
      action={`/theme?back=${encodeURIComponent(back)}`}
      preventScrollReset
      className="theme-switch"
    >
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">Theme</legend>
        {THEMES.map(({ value, label, Icon }) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={theme === value}
            aria-label={wordy ? undefined : `${label} theme`}
            title={wordy ? undefined : label}
            className="theme-choice"
          >
            <Icon aria-hidden />
            {wordy ? label : null}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
