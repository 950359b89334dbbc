import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepTyped } from './forms/live/keep-typed.ts'
import { installPatientFetch } from './forms/live/patient-fetch.ts'
import { showToast } from './ui/primitives/toast/toast.ts'

installPatientFetch(() =>
  showToast({
    title: 'Connection Error',
    text: 'What you wrote is kept. We send it as soon as the connection is back.',
    tone: 'error',
  }),
)

keepTyped(document)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
