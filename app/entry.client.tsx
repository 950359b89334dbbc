import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { showToast } from './design/primitives/toast/toast.ts'
import { keepTyped, tellTyped } from './platform/client/keep-typed.ts'
import { installPatientFetch } from './platform/client/patient-fetch.ts'

installPatientFetch(() =>
  showToast({
    title: 'Connection Error',
    text: 'What you wrote is kept. We send it as soon as the connection is back.',
    tone: 'error',
  }),
)

/** Beside the router, so that its effect comes once the whole page is taken over. */
function AfterHydration() {
  useEffect(() => tellTyped(document), [])
  return null
}

keepTyped(document)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <AfterHydration />
    </StrictMode>,
  )
})
