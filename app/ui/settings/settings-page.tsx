import { ShieldCheck } from 'lucide-react'
import { ButtonLink } from '../primitives/actions/button-link.tsx'
import { Panel } from '../primitives/surface/panel.tsx'
import { PageHeading } from '../primitives/surface/section-heading.tsx'

/** Where everything about the account begins. */
export function SettingsPage({ name, email }: { name: string; email: string }) {
  return (
    <div className="grid gap-6">
      <PageHeading title="Settings" description={name ? `${name} · ${email}` : email} />
      <Panel
        title="Security"
        description="Password, two-step sign-in, passkeys, the devices you are signed in on, and what happened when."
      >
        <div>
          <ButtonLink to="/app/settings/security" icon={<ShieldCheck size={18} aria-hidden />}>
            Open security
          </ButtonLink>
        </div>
      </Panel>
    </div>
  )
}
