import type { PageLink } from '#app/design/layout/links.ts'

/** Only where the operator has inbound mail. */
export const CAPTURE_SECTION = '/app/settings/captures'

/** The sections of settings, in their order. A new one is a line here and a route beside the others. */
export const SETTINGS_SECTIONS: readonly PageLink[] = [
  { label: 'You', to: '/app/settings' },
  { label: 'Brand kit', to: '/app/settings/brand-kit' },
  { label: 'Security', to: '/app/settings/security' },
  { label: 'Notifications', to: '/app/settings/notifications' },
  { label: 'Assistant', to: '/app/settings/assistant' },
  { label: 'Connections', to: '/app/settings/connections' },
  { label: 'Mail server', to: '/app/settings/mail-server' },
  { label: 'Capture by email', to: CAPTURE_SECTION },
  { label: 'Team', to: '/app/team' },
  { label: 'Webhooks', to: '/app/settings/webhooks' },
  { label: 'API tokens', to: '/app/settings/tokens' },
  { label: 'Trash', to: '/app/settings/trash' },
  { label: 'Data health', to: '/app/settings/data-health' },
  { label: 'Privacy and data', to: '/app/settings/privacy' },
  { label: 'Plan and billing', to: '/manage-your-subscription' },
]
