import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'

/** One line above every page while the person's account is about to be deleted, and the way to undo that. */
export function DeletionBanner({ on, isVisiting }: { on: string; isVisiting: boolean }) {
  return (
    <p role="status" className="border-b border-line bg-warning-soft px-4 py-2.5 text-center text-sm sm:px-8">
      Your account will be deleted on {on}.{' '}
      {isVisiting ? (
        'Switch to your own workspace to undo this.'
      ) : (
        <TextLink to="/app/settings/privacy">Keep my account</TextLink>
      )}
    </p>
  )
}
