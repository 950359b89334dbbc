export type Side = 'top' | 'right' | 'bottom' | 'left'

/** Pixels between the element and the bubble, and between the bubble and the edge of the window. */
const GAP = 6
const EDGE = 8

/** Puts a fixed bubble beside an element, on the opposite side when there is no room, never outside the window. */
export function placeBeside(target: Element, bubble: HTMLElement, side: Side): void {
  const at = target.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const places: Record<Side, [x: number, y: number]> = {
    top: [at.left + (at.width - width) / 2, at.top - height - GAP],
    bottom: [at.left + (at.width - width) / 2, at.bottom + GAP],
    left: [at.left - width - GAP, at.top + (at.height - height) / 2],
    right: [at.right + GAP, at.top + (at.height - height) / 2],
  }
  const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const
  const fits = ([x, y]: [number, number]) =>
    x >= EDGE && y >= EDGE && x + width <= innerWidth - EDGE && y + height <= innerHeight - EDGE
  const [x, y] = fits(places[side]) ? places[side] : places[opposite[side]]
  bubble.style.left = `${Math.max(EDGE, Math.min(x, innerWidth - width - EDGE))}px`
  bubble.style.top = `${Math.max(EDGE, Math.min(y, innerHeight - height - EDGE))}px`
}
