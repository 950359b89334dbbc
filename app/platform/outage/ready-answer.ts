import type { NotReady } from './check-ready.ts'

const PROBLEMS: Readonly<Record<NotReady, string>> = {
  silent: 'the database does not answer\n',
  migrations_pending: 'migrations are pending: npm run cli -- migrate\n',
}

/** What /readyz says of it. */
export function readyAnswer(problem: NotReady | null): {
  status: 200 | 503
  text: string
  headers: Readonly<Record<string, string>>
} {
  return problem
    ? { status: 503, text: PROBLEMS[problem], headers: { 'Retry-After': '5' } }
    : { status: 200, text: 'ready\n', headers: {} }
}
