/** Code whose tests are tested: every change that could be made to it should fail one. */
export interface Area {
  readonly what: string
  /** Minutes on two processor cores, estimated where docs/mutation.md has no figure. */
  readonly minutes: number
  /** Test files that may kill its mutants, as patterns from the root of the project. */
  readonly tests: readonly string[]
  /** Do they need PostgreSQL? */
  readonly needsDatabase: boolean
  /** Files of texts, words and examples: to change one is an edit, and the reader judges it. */
  readonly words: readonly string[]
}

/** The areas by their folder, from the root of the project. */
export const AREAS: Readonly<Record<string, Area>> = {
  'core/billing': {
    what: 'the rules of plans, trials and charges',
    minutes: 7,
    tests: ['core/billing/**/*.test.ts'],
    needsDatabase: false,
    words: ['catalogue.ts'],
  },
  'core/posts': {
    what: 'the rules of posts: states, deadlines, approval, checks of writing',
    minutes: 60,
    tests: ['core/posts/**/*.test.ts'],
    needsDatabase: false,
    words: [],
  },
  'core/schedule': {
    what: 'the rules of the planner: slots, repeats, quiet hours, import',
    minutes: 11,
    tests: ['core/schedule/**/*.test.ts'],
    needsDatabase: false,
    words: [],
  },
  'app/billing/services': {
    what: 'what is charged, stored and mailed',
    minutes: 240,
    tests: ['app/billing/services/**/*.test.ts'],
    needsDatabase: true,
    words: [],
  },
  'app/schedule/services': {
    what: 'how posts are scheduled, changed and fall due',
    minutes: 240,
    tests: ['app/schedule/services/**/*.test.ts'],
    needsDatabase: true,
    words: [],
  },
}

/** The area that a folder or file lies in, or null. */
export function areaOf(path: string): Area | null {
  const folder = Object.keys(AREAS).find(name => path === name || path.startsWith(`${name}/`))
  return folder === undefined ? null : (AREAS[folder] ?? null)
}
