/**
 * Moves the demo strip by itself: six seconds each, a second of typing between two, until somebody takes over.
 * One function with nothing outside of it: it is sent as text in the page (app/site/ui/frame/island.tsx).
 */
export function demoCarousel(): void {
  const root = document.querySelector<HTMLElement>('[data-demos]')
  const strip = root?.querySelector<HTMLElement>('[data-strip]')
  const controls = root?.querySelector<HTMLElement>('[data-controls]')
  const play = root?.querySelector<HTMLElement>('[data-play]')
  if (!root || !strip || !controls || !play) return
  const slides = [...strip.children] as HTMLElement[]
  const dots = [...root.querySelectorAll<HTMLElement>('[data-dot]')]
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let at = 0
  let isPlaying = !still.matches
  let isSeen = false
  let timer = 0

  const mark = () => {
    dots.forEach((dot, n) => {
      dot.setAttribute('aria-current', String(n === at))
    })
    play.textContent = isPlaying ? 'Pause' : 'Play'
    strip.setAttribute('aria-live', isPlaying ? 'off' : 'polite')
  }
  const wait = () => {
    clearTimeout(timer)
    if (isPlaying && isSeen) timer = window.setTimeout(() => show(at + 1, true), 6000)
  }
  const show = (next: number, isTyping: boolean) => {
    at = (next + slides.length) % slides.length
    const slide = slides[at]
    if (!slide) return
    strip.scrollTo({ left: slide.offsetLeft - strip.offsetLeft, behavior: still.matches ? 'auto' : 'smooth' })
    if (isTyping) {
      slide.dataset.typing = ''
      setTimeout(() => delete slide.dataset.typing, 1000)
    }
    mark()
    wait()
  }
  const set = (playing: boolean) => {
    isPlaying = playing
    mark()
    wait()
  }
  const goTo = (next: number) => {
    isPlaying = false
    show(next, !still.matches)
  }

  root.querySelector('[data-previous]')?.addEventListener('click', () => goTo(at - 1))
  root.querySelector('[data-next]')?.addEventListener('click', () => goTo(at + 1))
  dots.forEach((dot, n) => {
    dot.addEventListener('click', () => goTo(n))
  })
  play.addEventListener('click', () => set(!isPlaying))
  for (const kind of ['pointerdown', 'wheel', 'keydown', 'touchstart'])
    strip.addEventListener(
      kind,
      event => {
        // A wheel that moves the page past the strip is nobody taking over.
        const isPassing = event instanceof WheelEvent && Math.abs(event.deltaY) > Math.abs(event.deltaX)
        if (isPlaying && !isPassing) set(false)
      },
      { passive: true },
    )
  strip.addEventListener('scrollend', () => {
    at = Math.round(strip.scrollLeft / strip.clientWidth)
    mark()
  })
  still.addEventListener('change', () => still.matches && set(false))
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false
    wait()
  }).observe(strip)
  controls.classList.remove('invisible')
  mark()
}
