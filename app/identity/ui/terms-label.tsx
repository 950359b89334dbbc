import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'

/** The sentence beside the box that registering needs. */
export function TermsLabel() {
  return (
    <>
      I’m 18 or over and accept the <TextLink to="/terms">terms of service</TextLink> and the{' '}
      <TextLink to="/privacy">privacy policy</TextLink>
    </>
  )
}
