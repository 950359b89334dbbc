/** On the heading that has the focus because what had it is gone (`useKeptFocus`), and that anybody may take it from. */
const MARK = 'data-kept-focus'

/** Gives a heading the focus for want of a better place, until somebody takes it. */
export function keepFocusOn(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.setAttribute(MARK, '')
  heading.addEventListener('blur', () => heading.removeAttribute(MARK), { once: true })
  heading.focus({ preventScroll: true })
}

/** Whether nothing has the focus that somebody put there. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.hasAttribute(MARK)
}
