interface Asleep {
  readonly fromServer: string
  /** Has React written to it? */
  isTaken: boolean
}

/** The text areas of the page that scripts have yet to take over for good. */
const asleep = new WeakMap<HTMLTextAreaElement, Asleep>()
let isAwake = false

/**
 * Keeps what was typed into the page's text areas before scripts took it over. React 19 writes the server's text into a
 * text area it finds, even when somebody has typed there meanwhile, and takes the selection away. Call it once, before the
 * page is hydrated.
 */
export function keepTyped(page: Document): void {
  const { prototype } = HTMLTextAreaElement
  skipSameDefault(prototype)
  // Into an empty one React writes nothing.
  const written = [...page.querySelectorAll('textarea')].filter(({ defaultValue }) => defaultValue !== '')
  skipServersText(prototype, written)
}

/** Writing the same default again replaces the text, and the selection with it. */
function skipSameDefault(prototype: HTMLTextAreaElement): void {
  const own = Object.getOwnPropertyDescriptor(prototype, 'defaultValue')
  if (!own?.set || !own.get) return
  const { get, set } = own
  Object.defineProperty(prototype, 'defaultValue', {
    ...own,
    set(this: HTMLTextAreaElement, text: string) {
      if (get.call(this) !== text) set.call(this, text)
    },
  })
}

/**
 * Lets React's writing of the server's text into `value` pass by for the areas that came with the page. It writes again
 * whenever somebody's press or key interrupts it and it begins anew, so an area is let go only once the whole page is
 * awake; one that wakes later lets the first writing pass by.
 */
function skipServersText(prototype: HTMLTextAreaElement, areas: readonly HTMLTextAreaElement[]): void {
  const own = Object.getOwnPropertyDescriptor(prototype, 'value')
  if (!own?.set) return
  const { set } = own
  for (const area of areas) asleep.set(area, { fromServer: area.defaultValue, isTaken: false })
  Object.defineProperty(prototype, 'value', {
    ...own,
    set(this: HTMLTextAreaElement, text: string) {
      const area = asleep.get(this)
      if (area && (isAwake || text !== area.fromServer)) asleep.delete(this)
      if (text !== area?.fromServer) set.call(this, text)
      else area.isTaken = true
    },
  })
}

/**
 * Tells the page of what was typed, chosen or restored before scripts took it over, by the event that typing would have
 * sent: what follows the fields (a button that waits for an answer, a score, saving by itself) then follows these too.
 * Call it once, after the page is hydrated.
 */
export function tellTyped(page: Document): void {
  isAwake = true
  for (const area of page.querySelectorAll('textarea')) if (asleep.get(area)?.isTaken) asleep.delete(area)
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked))
      field.dispatchEvent(new Event('input', { bubbles: true }))
}
