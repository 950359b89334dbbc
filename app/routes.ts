import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the product on one page, grouped by room. */
export default [
  // site: what a visitor sees
  index('routes/site/home.tsx'),

  // auth: every way in and out
  route('auth', 'routes/auth/auth.tsx'),
  route('signup', 'routes/auth/signup.tsx'),
  route('auth/confirm', 'routes/auth/confirm.tsx'),
  route('auth/resend', 'routes/auth/resend.tsx'),
  route('sign-out', 'routes/auth/sign-out.ts'),

  // resources: read by machines
  route('readyz', 'routes/resources/readyz.ts'),

  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig
