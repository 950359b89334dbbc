import { type ContextType, useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigation } from 'react-router'

type Router = NonNullable<ContextType<typeof RouterContext>>['router']

/** The page's router, once the page is awake. */
let router: Router | null = null
/** When what the page shows was asked for. */
let askedAt = 0
const waiting = new Set<() => void>()

/** For the root of the page: follows the router on behalf of those who must not be drawn anew for it. */
export function useWatchedMoves(): void {
  const known = useContext(RouterContext)?.router ?? null
  const { state } = useNavigation()
  // New with each page that came, also with one that came before it was ever drawn as being on its way.
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is that this is another one
  useEffect(() => {
    router = known
    if (state === 'idle') for (const onSettled of [...waiting]) onSettled()
  }, [known, state, location])
  useEffect(() => known?.subscribe(noteAsking), [known])
}

let wasAsking = ''

/** Notes the moment when the router begins to load a page, or to read the present one anew. */
function noteAsking({ navigation, revalidation }: Router['state']): void {
  const asking = `${navigation.state === 'loading' ? navigation.location.key : ''} ${revalidation}`
  if (asking !== wasAsking && asking !== ' idle') askedAt = performance.now()
  wasAsking = asking
}

/** For data that was asked for before the router asked. */
export function notePageAskedAt(ms: number): void {
  askedAt = ms
}

/** When the data that the page shows, or waits for, was asked for; milliseconds since the browser loaded the page. */
export function pageAskedAt(): number {
  return askedAt
}

/**
 * Whether another page or a form is on its way. Asked of the router itself, by a context that it names unsafe because it may
 * change with any version: its hooks tell of a move once that is drawn, and whoever reads anew before starts it again.
 */
export function isMoving(): boolean {
  return router !== null && router.state.navigation.state !== 'idle'
}

/**
 * Whether a page that is being drawn was come to by a link, and so begins at its top: going back leads to where one was, and
 * a link that keeps its place leaves one there.
 */
export function beginsAtTop(): boolean {
  if (router === null) return false
  const { historyAction, location, preventScrollReset } = router.state
  return historyAction !== 'POP' && location.hash === '' && !preventScrollReset
}

/** Reads the data of the page anew. */
export function rereadPage(): void {
  void router?.revalidate()
}

/** Calls `onSettled` each time that what was on its way has come, and is drawn. Returns the way to stop. */
export function whenSettled(onSettled: () => void): () => void {
  waiting.add(onSettled)
  return () => waiting.delete(onSettled)
}
