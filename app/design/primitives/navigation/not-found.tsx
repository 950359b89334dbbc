import { ButtonLink } from '../actions/button-link.tsx'
import { TextLink } from './text-link.tsx'

export interface NotFoundProps {
  /** Where 'Contact Support' writes to; left out where it is not known. */
  supportEmail: string | undefined
}

const links = [
  { label: 'Pricing', to: '/pricing' },
  { label: 'Contact Us', to: '/contact' },
  { label: 'Settings', to: '/app/settings' },
  // Leads whoever is signed in to support, and a visitor to the contact form.
  { label: 'Help Center', to: '/help' },
]

/** The body of the 404 page. Send it with status 404. */
export function NotFound({ supportEmail }: NotFoundProps) {
  return (
    <div className="mx-auto grid max-w-prose justify-items-start gap-6 px-5 py-20">
      <p aria-hidden="true" className="font-display text-5xl text-ember italic">
        404
      </p>
      <h1 className="text-4xl">Page Not Found</h1>
      <p className="text-lg text-ink-soft">
        There’s no page at this address. It may have moved, or there may be a typo.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/app/dashboard" variant="primary">
          Back to Dashboard
        </ButtonLink>
        <ButtonLink to="/">Go Home</ButtonLink>
        {supportEmail ? (
          <a href={`mailto:${supportEmail}`} className="button button-quiet">
            Contact Support
          </a>
        ) : null}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-5 text-sm">
        {links.map(link => (
          <li key={link.label}>
            <TextLink to={link.to}>{link.label}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
