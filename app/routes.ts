import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the product on one page, grouped by room. */
export default [
  // site: what a visitor sees
  layout('site/routes/content-layout.tsx', [
    index('site/routes/home.tsx'),
    route('landing', 'site/routes/home.tsx', { id: 'landing' }),
    route('pricing', 'site/routes/pricing.tsx'),
    route('about', 'site/routes/about.tsx'),
    ...[
      ...['services', 'our-services', 'content-creation-services', 'socialmediamanagement'],
      ...['social-media-strategy', 'branding'],
    ].map(path => route(path, `site/routes/services/${path}.tsx`)),
    route('insights/:slug', 'site/routes/article.tsx'),
    ...['privacy', 'cookies', 'terms', 'refund-policy', 'acceptable-use'].map(path =>
      route(path, `site/routes/legal/${path}.tsx`),
    ),
  ]),
  // articles for visitors, insights for members
  layout('workspace/routes/insights-frame.tsx', [route('insights', 'insights/routes/insights.tsx')]),
  layout('site/routes/form-layout.tsx', [
    route('contact', 'site/routes/contact.tsx'),
    route('brand-compass', 'site/routes/compass.tsx'),
    route('try', 'site/routes/try.tsx'),
    route('newsletter', 'site/routes/newsletter/subscribe.tsx'),
    route('newsletter/confirm', 'site/routes/newsletter/confirm.tsx'),
    route('newsletter/unsubscribe', 'site/routes/newsletter/unsubscribe.tsx'),
    // the way out of an email about a workspace
    route('unsubscribe/:token', 'notifications/routes/unsubscribe.tsx'),
  ]),
  // team: an invitation's link, and the way from one workspace to another
  route('join', 'team/routes/join.tsx'),
  route('team/switch', 'team/routes/switch.ts'),
  route('team/removed', 'team/routes/removed.tsx'),

  // shared by a founder: read by whoever has the link
  route('shared/:token', 'brand/routes/sharing/shared.tsx'),

  route('brand-clarity-quiz', 'site/routes/quiz.tsx'),
  route('brand-clarity-quiz/result/:token', 'site/routes/quiz-result.tsx'),

  // auth: every way in and out
  route('auth', 'identity/routes/auth.tsx'),
  route('signup', 'identity/routes/signup.tsx'),
  route('auth/confirm', 'identity/routes/confirm.tsx'),
  route('auth/resend', 'identity/routes/resend.tsx'),
  route('auth/forgot', 'identity/routes/forgot.tsx'),
  route('auth/magic', 'identity/routes/magic.tsx'),
  route('auth/google', 'identity/routes/google.ts'),
  route('auth/google/callback', 'identity/routes/google-callback.ts'),
  route('auth/second-step', 'identity/routes/second-step.tsx'),
  route('auth/passkey', 'identity/routes/passkey.ts'),
  route('auth/verify', 'identity/routes/verify.tsx'),
  route('auth/passkeys-after-reset', 'identity/routes/passkeys-after-reset.tsx'),
  route('auth/session', 'identity/routes/session.ts'),
  route('unsaved/:formId', 'identity/routes/unsaved.tsx'),
  route('sign-out', 'identity/routes/sign-out.ts'),

  // billing
  route('select-tier', 'onboarding/routes/select-tier.tsx'),
  route('checkout-success', 'billing/routes/checkout-success.tsx'),
  route('manage-your-subscription', 'billing/routes/manage.tsx'),
  route('manage-your-subscription/invoices/:invoiceId', 'billing/routes/invoice.ts'),
  route('billing/checkout', 'billing/routes/checkout.ts'),
  route('billing/check-subscription', 'billing/routes/check-subscription.ts'),

  // onboarding: signed in, with a plan
  route('onboarding', 'onboarding/routes/layout.tsx', [
    index('onboarding/routes/entry.ts'),
    route('welcome', 'onboarding/routes/welcome.tsx'),
    route('video', 'onboarding/routes/video.tsx'),
    route('kickstart/:step?', 'onboarding/routes/kickstart.tsx'),
    route('setup', 'onboarding/routes/setup.tsx'),
    route('results', 'onboarding/routes/results.tsx'),
    route('tier-setup', 'onboarding/routes/tier-setup.tsx'),
    route('brand-snapshot.pdf', 'onboarding/routes/snapshot-pdf.ts'),
  ]),

  // pictures: by a signed address, for whoever has it
  route('media/:workspace/:pictureId', 'media/routes/picture-file.ts'),

  // workspace: signed in, with a plan
  route('app', 'workspace/routes/layout.tsx', [
    index('workspace/routes/entry.ts'),
    // A page that fails is caught here, so that the workspace round it stays.
    layout('workspace/routes/boundary.tsx', [
      route('dashboard', 'dashboard/routes/dashboard.tsx'),
      route('upgrade', 'billing/routes/upgrade.tsx'),
      route('plan-ended', 'billing/routes/plan-ended.tsx'),
      route('upgrade/change', 'billing/routes/change.tsx'),
      route('clarify', 'brand/routes/clarify.tsx'),
      route('clarify/answer', 'brand/routes/answer.ts'),
      route('clarify/what-if', 'brand/routes/what-if.tsx'),
      route('clarify/versions', 'brand/routes/versions.tsx'),
      route('clarify/import', 'brand/routes/import.tsx'),
      route('clarify/snapshot', 'brand/routes/sharing/snapshot.tsx'),
      route('clarify/brand-snapshot.pdf', 'brand/routes/sharing/snapshot-file.ts'),
      route('strategy', 'brand/routes/strategy/plan.tsx'),
      route('strategy/edit', 'brand/routes/strategy/edit.tsx'),
      route('strategy/versions', 'brand/routes/strategy/versions.tsx'),
      route('storybank', 'stories/routes/storybank.tsx'),
      route('capture', 'stories/routes/capture.ts'),
      route('storybank/ask', 'stories/routes/ask.tsx'),
      route('storybank/import', 'stories/routes/import.tsx'),
      route('storybank/import/:importId', 'stories/routes/import-progress.tsx'),
      route('storybank/:storyId', 'stories/routes/story.tsx'),
      route('storybank/:storyId/people', 'stories/routes/person.tsx'),
      route('media/:place/:placeId', 'media/routes/pictures.tsx'),
      route('create/autosave', 'posts/routes/autosave.ts'),
      route('create/checks', 'posts/routes/checks.ts'),
      route('create/past-posts', 'posts/routes/past-posts.ts'),
      route('create/templates', 'posts/routes/templates.tsx'),
      route('create/versions/:postId', 'posts/routes/versions.tsx'),
      route('create/quote/:postId', 'posts/routes/pictures/quote.tsx'),
      route('create/carousel/:postId', 'posts/routes/pictures/carousel.tsx'),
      route('create/card', 'posts/routes/pictures/card.ts'),
      route('create/:storyId?', 'posts/routes/create.tsx'),
      route('content', 'schedule/routes/content.tsx'),
      route('content/schedule', 'schedule/routes/schedule-post.tsx'),
      route('content/planned/:id', 'schedule/routes/scheduled-post.tsx'),
      route('content/import', 'schedule/routes/import.tsx'),
      route('content/import/:importId', 'schedule/routes/import-progress.tsx'),
      route('content/review/:postId', 'posts/routes/review.tsx'),
      route('content/settings', 'schedule/routes/schedule-settings.tsx'),
      route('content/export/:file', 'schedule/routes/export.ts'),
      route('campaigns', 'campaigns/routes/campaigns.tsx'),
      route('campaigns/:campaignId', 'campaigns/routes/campaign.tsx'),
      route('assistant', 'assistant/routes/assistant.tsx'),
      route('assistant/start', 'assistant/routes/start.ts'),
      route('assistant/stream', 'assistant/routes/stream.ts'),
      route('assistant/confirm', 'assistant/routes/confirm.ts'),
      route('suggestions', 'assistant/routes/suggestions.ts'),
      route('search', 'workspace/routes/search.tsx'),
      route('notifications', 'notifications/routes/notifications.tsx'),
      route('support/style', 'support/routes/style.tsx'),
      ...['sales-hub', 'analytics', 'brand-watch'].map(room =>
        route(room, 'workspace/routes/gated.tsx', { id: `gated-${room}` }),
      ),
      route('team', 'team/routes/team.tsx'),
      route('support', 'support/routes/support.tsx'),
      route('support/help/:slug', 'support/routes/help-article.tsx'),
      route('support/tutorials/:tutorialId', 'support/routes/tutorial.tsx'),
      route('support/tutorials/:tutorialId/steps', 'support/routes/tutorial-steps.ts'),
      layout('settings/routes/frame.tsx', [
        route('settings', 'settings/routes/settings.tsx'),
        route('settings/assistant', 'assistant/routes/settings.tsx'),
        route('settings/connections', 'publishing/routes/connections.tsx'),
        route('settings/notifications', 'notifications/routes/settings.tsx'),
        route('settings/data-health', 'settings/routes/data-health.tsx'),
        route('settings/webhooks', 'webhooks/routes/webhooks.tsx'),
        route('settings/webhooks/:webhookId', 'webhooks/routes/webhook.tsx'),
        route('settings/webhooks/:webhookId/secret', 'webhooks/routes/secret.tsx'),
        route('settings/security', 'identity/routes/settings/security.tsx'),
        route('settings/security/password', 'identity/routes/settings/password.tsx'),
        route('settings/security/two-factor', 'identity/routes/settings/two-factor.tsx'),
      ]),
      route('settings/avatar', 'settings/routes/avatar.ts'),
      route('settings/connections/leave', 'publishing/routes/connection-leave.ts'),
      route('settings/connections/:network', 'publishing/routes/connection-return.ts'),
      route('settings/security/sessions', 'identity/routes/settings/sessions.ts'),
      route('settings/security/passkeys', 'identity/routes/settings/passkeys.ts'),
    ]),
    route('storybank/export/:format', 'stories/routes/export.ts'),
    route('team/export/:format', 'team/routes/export.ts'),
    route('settings/security/export/:format', 'identity/routes/settings/export.ts'),
  ]),

  // a post for a client to approve, without an account
  route('review/:token', 'posts/routes/client-review.tsx'),

  // a form for one customer, without an account
  route('ask/:token', 'stories/routes/answer.tsx'),

  // short and older addresses that lead into the workspace
  ...[
    ...['dashboard', 'storybank', 'clarify', 'strategy', 'campaigns', 'analytics', 'settings', 'support'],
    ...['upgrade', 'create', 'content', 'convert', 'connect', 'app/planner', 'app/connect', 'app/research'],
    ...['app/saleshub', 'app/brandwatch', 'app/select-tier', 'app/offer-details'],
  ].map(from => route(from, 'workspace/routes/short-address.ts', { id: `short-${from.replace('/', '-')}` })),

  route('help', 'support/routes/help-door.ts'),

  // resources: read by machines
  route('readyz', 'platform/routes/readyz.ts'),
  route('events', 'platform/routes/events.ts'),
  route('alignment/evaluate-post-alignment', 'posts/routes/evaluate-alignment.ts'),
  route('webhooks/stripe', 'billing/routes/stripe-webhook.ts'),
  route('insights/feed.xml', 'site/routes/articles-feed.ts'),
  route('api/clarify', 'brand/routes/clarify-api.ts'),
  route('calendar/:file', 'schedule/routes/calendar-feed.ts'),
  route('oauth/bluesky/:document', 'publishing/routes/bluesky-document.ts'),
  route('theme', 'platform/routes/theme.ts'),
  route('sitemap.xml', 'site/routes/sitemap.ts'),
  route('robots.txt', 'site/routes/robots.ts'),
  route('metrics', 'platform/routes/metrics.ts'),

  route('*', 'site/routes/not-found.tsx'),
] satisfies RouteConfig
