/**
 * The rooms of `app`, from the ground up: a room may use those before it, and none that comes after. `platform` and
 * `design` lie below them all, the files beside the rooms (`app/root.tsx`, `app/jobs.ts` …) above.
 */
export const ROOMS = [
  'billing',
  'identity',
  'site',
  'team',
  'media',
  'notifications',
  'brand',
  'insights',
  'model',
  'stories',
  'posts',
  'publishing',
  'schedule',
  'webhooks',
  'campaigns',
  'assistant',
  'onboarding',
  'settings',
  'support',
  'dashboard',
  'workspace',
] as const
