import { type ComponentProps, useEffect, useRef } from 'react'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import type { ScoredText } from '../use-live-alignment.ts'
import { InkLayer } from './ink-layer.tsx'
import { InkNote } from './ink-note.tsx'
import { typeOver } from './type-over.ts'
import type { Ink } from './use-ink.ts'

const FONT_SIZE = '1.0625rem'

export interface InkedAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style'> {
  /** The text as far as the eye can follow: a moment behind. */
  readonly shownText: string
  readonly scored: ScoredText
  readonly ink: Ink
}

/**
 * A text area with the words marked that count, and a note beside those that are pressed. Without scripts it is the text area
 * alone; keyboard and screen reader have the list of reasons.
 */
export function InkedArea({ shownText, scored, ink, readOnly, ...area }: InkedAreaProps) {
  const isHydrated = useHydrated()
  const areaRef = useRef<HTMLTextAreaElement>(null)
  const layerRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const field = areaRef.current
    if (!isHydrated || !field) return
    const observer = new ResizeObserver(() => follow(field, layerRef.current))
    observer.observe(field)
    return () => observer.disconnect()
  }, [isHydrated])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that grew can be scrolled further
  useEffect(() => follow(areaRef.current, layerRef.current), [shownText])

  function place(note: HTMLElement) {
    const [field, layer] = [areaRef.current, layerRef.current]
    const start = Math.min(...(ink.pressed?.matches ?? []).map(match => match.start))
    const mark = layer ? pieceAt(layer, start) : null
    const line = mark ? [...mark.getClientRects()].at(-1) : null
    if (!field || !line) return
    const frame = field.getBoundingClientRect()
    note.style.top = `${line.bottom - frame.top + 8}px`
    note.style.left = `${Math.max(0, Math.min(line.left - frame.left, frame.width - note.offsetWidth))}px`
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the text area and its note pass through here
    <div
      className="ink"
      onKeyDown={event => {
        if (event.key !== 'Escape' || !ink.pressed) return
        ink.close()
        areaRef.current?.focus()
      }}
      onBlur={event => {
        if (ink.pressed && !event.currentTarget.contains(event.relatedTarget)) ink.close()
      }}
    >
      {isHydrated ? (
        <InkLayer text={shownText} scored={scored} fontSize={FONT_SIZE} layerRef={layerRef} />
      ) : null}
      <textarea
        {...area}
        ref={areaRef}
        className="control"
        readOnly={readOnly}
        style={{ minHeight: '18rem', fontSize: FONT_SIZE }}
        onScroll={event => follow(event.currentTarget, layerRef.current)}
        onInput={ink.pressed ? ink.close : undefined}
        onClick={({ currentTarget: { value, selectionStart, selectionEnd } }) => {
          if (selectionStart === selectionEnd) ink.press(value, selectionStart)
        }}
      />
      {ink.pressed ? (
        <InkNote
          pressed={ink.pressed}
          canSwap={!readOnly}
          onPlace={place}
          onClose={() => {
            ink.close()
            areaRef.current?.focus()
          }}
          onSwap={({ start, end, instead }) => {
            ink.close()
            if (areaRef.current) typeOver(areaRef.current, start, end, instead)
          }}
        />
      ) : null}
    </div>
  )
}

/** The layer scrolls with the text, and is as wide as the text is beside a scroll bar. */
function follow(field: HTMLElement | null, layer: HTMLElement | null): void {
  if (!field || !layer) return
  layer.style.direction = getComputedStyle(field).direction
  layer.style.borderInlineEndWidth = `${field.offsetWidth - field.clientWidth - field.clientLeft}px`
  layer.scrollTop = field.scrollTop
}

/** The mark that a place of the text stands in. */
function pieceAt(layer: HTMLElement, start: number): Element | null {
  let passed = 0
  for (const node of layer.childNodes) {
    passed += node.textContent?.length ?? 0
    if (passed > start) return node instanceof Element ? node : null
  }
  return null
}
