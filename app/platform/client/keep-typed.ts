/**
 * Keeps what was typed into the page's text areas before scripts took it over. React 19 writes the server's text into a
 * text area it finds, even when somebody has typed there meanwhile, and takes the selection away. So each one that is there
 * lets that first writing pass by. Call it once, before the page is hydrated.
 */
export function keepTyped(page: Document): void {
  skipSameDefault(HTMLTextAreaElement.prototype)
  for (const area of page.querySelectorAll('textarea')) {
    // Into an empty one React writes nothing.
    if (area.defaultValue !== '') skipFirstWriting(area)
  }
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

/** React also keeps its eye on `value` by a property of the element's own, so this one makes room at its first use. */
function skipFirstWriting(area: HTMLTextAreaElement): void {
  const fromServer = area.defaultValue
  const { prototype } = HTMLTextAreaElement
  Object.defineProperty(area, 'value', {
    configurable: true,
    get: () => Reflect.get(prototype, 'value', area) as string,
    set(text: string) {
      Reflect.deleteProperty(area, 'value')
      if (text !== fromServer) area.value = text
    },
  })
}

/**
 * Tells the page of what was typed, chosen or restored before scripts took it over, by the event that typing would have
 * sent: what follows the fields (a button that waits for an answer, a score, saving by itself) then follows these too.
 * Call it once, after the page is hydrated.
 */
export function tellTyped(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked))
      field.dispatchEvent(new Event('input', { bubbles: true }))
}
