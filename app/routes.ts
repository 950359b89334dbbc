import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the product on one page, grouped by room. */
export default [
  // site: what a visitor sees
  layout('routes/site/content-layout.tsx', [
    index('routes/site/home.tsx'),
    route('landing', 'routes/site/home.tsx', { id: 'landing' }),
    route('pricing', 'routes/site/pricing.tsx'),
    route('about', 'routes/site/about.tsx'),
    ...[
      ...['services', 'our-services', 'content-creation-services', 'socialmediamanagement'],
      ...['social-media-strategy', 'branding'],
    ].map(path => route(path, `routes/site/services/${path}.tsx`)),
    route('insights/:slug', 'routes/site/insights/article.tsx'),
    ...['privacy', 'cookies', 'terms', 'refund-policy', 'acceptable-use'].map(path =>
      route(path, `routes/site/legal/${path}.tsx`),
    ),
  ]),
  // articles for visitors, insights for members
  layout('routes/insights/frame.tsx', [route('insights', 'routes/insights/insights.tsx')]),
  layout('routes/site/form-layout.tsx', [
    route('contact', 'routes/site/contact.tsx'),
    route('brand-compass', 'routes/site/compass.tsx'),
    route('newsletter', 'routes/site/newsletter/subscribe.tsx'),
    route('newsletter/confirm', 'routes/site/newsletter/confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/site/newsletter/unsubscribe.tsx'),
  ]),
  // team: an invitation's link, and the way from one workspace to another
  route('join', 'routes/team/join.tsx'),
  route('team/switch', 'routes/team/switch.ts'),

  // shared by a founder: read by whoever has the link
  route('shared/:token', 'routes/brand/sharing/shared.tsx'),

  route('brand-clarity-quiz', 'routes/site/quiz.tsx'),
  route('brand-clarity-quiz/result/:token', 'routes/site/quiz-result.tsx'),

  // auth: every way in and out
  route('auth', 'routes/auth/auth.tsx'),
  route('signup', 'routes/auth/signup.tsx'),
  route('auth/confirm', 'routes/auth/confirm.tsx'),
  route('auth/resend', 'routes/auth/resend.tsx'),
  route('auth/forgot', 'routes/auth/forgot.tsx'),
  route('auth/magic', 'routes/auth/magic.tsx'),
  route('auth/google', 'routes/auth/google.ts'),
  route('auth/google/callback', 'routes/auth/google-callback.ts'),
  route('auth/second-step', 'routes/auth/second-step.tsx'),
  route('auth/passkey', 'routes/auth/passkey.ts'),
  route('auth/session', 'routes/auth/session.ts'),
  route('sign-out', 'routes/auth/sign-out.ts'),

  // billing
  route('select-tier', 'routes/billing/select-tier.tsx'),
  route('checkout-success', 'routes/billing/checkout-success.tsx'),
  route('manage-your-subscription', 'routes/billing/manage.tsx'),
  route('manage-your-subscription/invoices/:invoiceId', 'routes/billing/invoice.ts'),
  route('billing/checkout', 'routes/billing/checkout.ts'),
  route('billing/check-subscription', 'routes/billing/check-subscription.ts'),

  // onboarding: signed in, with a plan
  route('onboarding', 'routes/onboarding/layout.tsx', [
    index('routes/onboarding/entry.ts'),
    route('welcome', 'routes/onboarding/welcome.tsx'),
    route('video', 'routes/onboarding/video.tsx'),
    route('kickstart/:step?', 'routes/onboarding/kickstart.tsx'),
    route('setup', 'routes/onboarding/setup.tsx'),
    route('results', 'routes/onboarding/results.tsx'),
    route('tier-setup', 'routes/onboarding/tier-setup.tsx'),
    route('brand-snapshot.pdf', 'routes/onboarding/snapshot-pdf.ts'),
  ]),

  // workspace: signed in, with a plan
  route('app', 'routes/workspace/layout.tsx', [
    index('routes/workspace/entry.ts'),
    // A page that fails is caught here, so that the workspace round it stays.
    layout('routes/workspace/boundary.tsx', [
      route('dashboard', 'routes/workspace/dashboard.tsx'),
      route('upgrade', 'routes/billing/upgrade.tsx'),
      route('upgrade/change', 'routes/billing/change.tsx'),
      route('clarify', 'routes/brand/clarify.tsx'),
      route('clarify/answer', 'routes/brand/answer.ts'),
      route('clarify/what-if', 'routes/brand/what-if.tsx'),
      route('clarify/versions', 'routes/brand/versions.tsx'),
      route('clarify/import', 'routes/brand/import.tsx'),
      route('clarify/snapshot', 'routes/brand/sharing/snapshot.tsx'),
      route('clarify/brand-snapshot.pdf', 'routes/brand/sharing/snapshot-file.ts'),
      route('strategy', 'routes/brand/strategy/plan.tsx'),
      route('strategy/edit', 'routes/brand/strategy/edit.tsx'),
      route('strategy/versions', 'routes/brand/strategy/versions.tsx'),
      route('storybank', 'routes/stories/storybank.tsx'),
      route('capture', 'routes/stories/capture.ts'),
      route('storybank/ask', 'routes/stories/ask.tsx'),
      route('storybank/import', 'routes/stories/import.tsx'),
      route('storybank/:storyId', 'routes/stories/story.tsx'),
      route('storybank/:storyId/people', 'routes/stories/person.tsx'),
      route('create/autosave', 'routes/content/editor/autosave.ts'),
      route('create/checks', 'routes/content/editor/checks.ts'),
      route('create/past-posts', 'routes/content/editor/past-posts.ts'),
      route('create/templates', 'routes/content/editor/templates.tsx'),
      route('create/versions/:postId', 'routes/content/editor/versions.tsx'),
      route('create/:storyId?', 'routes/content/create.tsx'),
      route('content', 'routes/content/content.tsx'),
      route('content/schedule', 'routes/content/schedule.tsx'),
      route('content/planned/:id', 'routes/content/planned.tsx'),
      route('content/import', 'routes/content/import.tsx'),
      route('content/review/:postId', 'routes/content/review.tsx'),
      route('content/settings', 'routes/content/planner-settings.tsx'),
      route('content/export/:file', 'routes/content/export.ts'),
      route('campaigns', 'routes/campaigns/campaigns.tsx'),
      route('campaigns/:campaignId', 'routes/campaigns/campaign.tsx'),
      route('assistant', 'routes/workspace/assistant/assistant.tsx'),
      route('assistant/start', 'routes/workspace/assistant/start.ts'),
      route('assistant/stream', 'routes/workspace/assistant/stream.ts'),
      route('assistant/confirm', 'routes/workspace/assistant/confirm.ts'),
      route('suggestions', 'routes/workspace/assistant/suggestions.ts'),
      route('search', 'routes/workspace/search.tsx'),
      route('support/style', 'routes/workspace/style.tsx'),
      ...['sales-hub', 'analytics', 'brand-watch'].map(room =>
        route(room, 'routes/workspace/gated.tsx', { id: `gated-${room}` }),
      ),
      route('team', 'routes/team/team.tsx'),
      route('support', 'routes/workspace/support.tsx'),
      route('support/help/:slug', 'routes/workspace/help-article.tsx'),
      route('support/tutorials/:tutorialId', 'routes/workspace/tutorial.tsx'),
      route('support/tutorials/:tutorialId/steps', 'routes/workspace/tutorial-steps.ts'),
      layout('routes/settings/frame.tsx', [
        route('settings', 'routes/settings/settings.tsx'),
        route('settings/assistant', 'routes/settings/assistant.tsx'),
        route('settings/data-health', 'routes/settings/data-health.tsx'),
        route('settings/security', 'routes/settings/security.tsx'),
        route('settings/security/password', 'routes/settings/password.tsx'),
        route('settings/security/two-factor', 'routes/settings/two-factor.tsx'),
      ]),
      route('settings/avatar', 'routes/settings/avatar.ts'),
      route('settings/security/sessions', 'routes/settings/sessions.ts'),
      route('settings/security/passkeys', 'routes/settings/passkeys.ts'),
    ]),
    route('storybank/export/:format', 'routes/stories/export.ts'),
    route('team/export/:format', 'routes/team/export.ts'),
  ]),

  // a post for a client to approve, without an account
  route('review/:token', 'routes/content/client-review.tsx'),

  // a form for one customer, without an account
  route('ask/:token', 'routes/stories/answer.tsx'),

  // short and older addresses that lead into the workspace (spec, section 2)
  ...[
    ...['dashboard', 'storybank', 'clarify', 'strategy', 'campaigns', 'analytics', 'settings', 'support'],
    ...['upgrade', 'create', 'content', 'convert', 'connect', 'app/planner', 'app/connect', 'app/research'],
    ...['app/saleshub', 'app/brandwatch', 'app/select-tier', 'app/offer-details'],
  ].map(from => route(from, 'routes/resources/short-address.ts', { id: `short-${from.replace('/', '-')}` })),

  route('help', 'routes/workspace/help-door.ts'),

  // resources: read by machines
  route('readyz', 'routes/resources/readyz.ts'),
  route('events', 'routes/resources/events.ts'),
  route('alignment/evaluate-post-alignment', 'routes/resources/evaluate-alignment.ts'),
  route('webhooks/stripe', 'routes/resources/stripe-webhook.ts'),
  route('insights/feed.xml', 'routes/resources/articles-feed.ts'),
  route('api/clarify', 'routes/brand/clarify-api.ts'),
  route('calendar/:file', 'routes/resources/calendar-feed.ts'),
  route('theme', 'routes/resources/theme.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('metrics', 'routes/resources/metrics.ts'),

  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig
