import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { forgetKeptFiles } from '#app/platform/client/kept-files/forget-kept-files.ts'

/** Ends the session, around the button that does it. What the device keeps of files goes with it. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Form method="post" action="/sign-out" onSubmit={forgetKeptFiles} className={className}>
      {children}
    </Form>
  )
}
