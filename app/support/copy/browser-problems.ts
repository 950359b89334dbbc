import type { BrowserProblem } from '#core/support/browser-problems.ts'
import { zonePlace } from '#core/support/zone-place.ts'

/** What a browser found out about itself, in words; `href` only where a page of ours puts it right. */
export function browserProblemText(problem: BrowserProblem): {
  text: string
  fix: { href: string; action: string } | null
} {
  switch (problem.kind) {
    case 'wrong_clock': {
      const { minutes, isAhead } = problem
      const off = minutes === 1 ? 'a minute' : `${minutes} minutes`
      return {
        text: `This device’s clock is ${off} ${isAhead ? 'fast' : 'slow'}. Codes of two-step sign-in may be refused. Turn on “set time automatically” in its settings.`,
        fix: null,
      }
    }
    case 'other_zone':
      return {
        text: `This device is set to ${zonePlace(problem.device)} time, and your settings say ${zonePlace(problem.own)}. We show times by your settings.`,
        fix: { href: '/app/settings', action: 'Change time zone' },
      }
    case 'no_stream':
      return {
        text: 'Something between this browser and us blocks live updates: an extension, a company network or a VPN. Pages work, but you need to reload them to see what others change.',
        fix: { href: '/app/support/help/when-something-is-wrong', action: 'What you can do' },
      }
    case 'no_storage':
      return {
        text: 'This browser keeps nothing for us, so what you type is lost if the page closes before it’s saved. Allow cookies and site data for this address, or leave the private window.',
        fix: null,
      }
  }
}
