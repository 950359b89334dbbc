import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { showToast } from './design/primitives/toast/toast.ts'
import { keepTyped, tellTyped } from './platform/client/keep-typed.ts'
import { installPatientFetch } from './platform/client/patient-fetch.ts'

installPatientFetch(() =>
  showToast({
    title: 'Connection Error',
    text: 'We’ve saved what you wrote and will send it when you’re back online.',
    tone: 'error',
  }),
)

/**
 * Round the router, so that its effect comes once the whole page is taken over. Beside it, it would be a second child
 * that the server has not: every id that React makes would differ from the page's own.
 */
function AfterHydration({ children }: { children: ReactNode }) {
  useEffect(() => {
    tellTyped(document)
    // For the tests, which press nothing before. Not a mark of the browser's timings: a clock that stands still keeps none.
    document.documentElement.dataset.awake = ''
  }, [])
  return children
}

keepTyped(document)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AfterHydration>
        <HydratedRouter />
      </AfterHydration>
    </StrictMode>,
  )
})
