import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { showToast } from '#app/design/primitives/toast/toast.ts'
import type { ToolProps } from '#app/platform/client/tools.ts'
import { useGo } from '#app/platform/client/use-post.ts'
import { TUTORIAL_TEXTS } from '#app/support/copy/tutorials.ts'
import { tutorialAt } from '#core/support/tutorials/places.ts'
import { TutorialCard } from './tutorial-card.tsx'
import {
  beginTutorial,
  carryFocus,
  keepFocus,
  leaveTutorial,
  readPlace,
  storedPlace,
  storePlace,
  type TutorialPlace,
  watchPlace,
} from './tutorial-place.ts'
import { fetchTutorial, type LoadedTutorial, sendTutorial } from './tutorial-server.ts'
import { useTarget } from './use-target.ts'

/**
 * A tutorial over the page: it moves from page to page with its reader, who can use each page meanwhile. Nothing is
 * modal; the shell is in tutorial mode while the card is open.
 */
export default function TutorialOverlay({ isOpen, onClose, path }: ToolProps) {
  const stored = useSyncExternalStore(watchPlace, storedPlace, () => null)
  const place = useMemo(() => readPlace(stored), [stored])
  const isAsked = isOpen && place === null
  useEffect(() => {
    if (isAsked) beginTutorial(tutorialAt(path))
  }, [isAsked, path])
  return place && isOpen ? <Shown key={place.id} place={place} path={path} onClose={onClose} /> : null
}

function Shown({ place, path, onClose }: { place: TutorialPlace; path: string; onClose: () => void }) {
  const go = useGo()
  const { id, isMinimised } = place
  const [loaded, setLoaded] = useState<LoadedTutorial | null>(null)
  const [announcement, setSaid] = useState('')
  const wantsFocus = useRef(place.step === null)
  const steps = loaded?.tutorial.steps ?? []
  const at = place.step ?? 0
  const step = place.step === null ? undefined : steps[at]

  const move = (to: string) => {
    carryFocus(wantsFocus.current)
    go(to)
  }
  const show = (to: number, loaded: LoadedTutorial) => {
    const next = loaded.tutorial.steps[to]
    if (!next) return
    storePlace({ id, step: to, isMinimised: false })
    void sendTutorial(id, 'step', to)
    if (next.path && !isThere(next.path, path)) move(next.path)
  }
  const close = () => {
    storePlace(null)
    onClose()
    leaveTutorial()
  }
  const complete = () => {
    close()
    void sendTutorial(id, 'complete', at)
    const { room } = loaded?.tutorial ?? { room: '' }
    showToast({
      ...TUTORIAL_TEXTS.completed(room),
      link: { label: 'More tutorials', to: '/app/support#tutorials' },
    })
  }
  const minimise = (to: boolean) => {
    wantsFocus.current = true
    storePlace({ ...place, isMinimised: to })
  }
  const turn = (by: number) => {
    const to = at + by
    const next = steps[to]
    if (!loaded || !next) return
    setSaid(`Step ${to + 1} of ${steps.length}. ${next.title}. ${next.text}`)
    show(to, loaded)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each tutorial, however often one moves
  useEffect(() => {
    let isHere = true
    void fetchTutorial(id).then(answer => {
      if (!isHere) return
      if (answer) {
        setLoaded(answer)
        if (place.step === null) show(answer.start, answer)
        return
      }
      close()
      // Whoever asked for it reads it as a page instead.
      if (place.step === null) go(`/app/support/tutorials/${id}`)
    })
    return () => {
      isHere = false
    }
  }, [id])

  const shownOn = useRef(path)
  useEffect(() => {
    if (shownOn.current !== path) keepFocus()
    shownOn.current = path
  }, [path])

  const isShown = step !== undefined && !isMinimised
  useEffect(() => {
    if (!isShown) return
    document.documentElement.dataset.mode = 'tutorial'
    return () => {
      delete document.documentElement.dataset.mode
    }
  }, [isShown])
  useTarget(isShown ? step.target : null, path)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Escape') minimise(true)
    else if (event.key === 'ArrowRight') turn(1)
    else if (event.key === 'ArrowLeft') turn(-1)
    else return
    event.preventDefault()
  }

  if (!loaded || !step) return null
  return (
    <aside aria-label="Tutorial">
      <p role="status" className="sr-only">
        {isMinimised ? '' : announcement}
      </p>
      <TutorialCard
        tutorial={loaded.tutorial}
        step={step}
        at={at}
        isMinimised={isMinimised}
        isAway={step.path !== null && !isThere(step.path, path)}
        wantsFocus={wantsFocus}
        onBack={() => step.path && move(step.path)}
        onPrevious={() => turn(-1)}
        onNext={() => turn(1)}
        onMinimise={minimise}
        onClose={close}
        onComplete={complete}
        onKeyDown={onKeyDown}
      />
    </aside>
  )
}

/** Is the page that a step belongs to the one that is shown? A step without a query takes any. */
function isThere(to: string, path: string): boolean {
  return path === to || (!to.includes('?') && path.split('?')[0] === to)
}
