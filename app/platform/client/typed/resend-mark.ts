/** How long after being sent to sign in a form is sent again by itself; later it is only offered. */
const LIFE_MS = 10 * 60 * 1000
const KEY = 'brandhearth:resend'

/** A form that was sent and answered by the sign-in page, and the button that sent it. */
interface Mark {
  readonly id: string
  readonly at: number
  readonly name: string
  readonly value: string
}

function read(): Mark | null {
  try {
    const mark: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return mark && typeof mark === 'object' && 'id' in mark && 'at' in mark ? (mark as Mark) : null
  } catch {
    return null
  }
}

/**
 * Remembers, in this tab alone, the form that is to be sent again once its writer has signed in. `take` gives the mark
 * away, so that nothing is sent twice.
 */
export const resendMark = {
  set(id: string, button: HTMLElement | null): void {
    const name = button?.getAttribute('name') ?? ''
    const value = button?.getAttribute('value') ?? ''
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ id, at: Date.now(), name, value } satisfies Mark))
    } catch {
      // Then it is offered instead.
    }
  },
  take(id: string): Mark | null {
    const mark = read()
    if (mark?.id !== id) return null
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      return null
    }
    return Date.now() - mark.at <= LIFE_MS ? mark : null
  },
}
