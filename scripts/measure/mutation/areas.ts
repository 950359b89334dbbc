/** Code whose tests are tested: every change that could be made to it should fail one. */
export interface Area {
  /** From the root of the project; tests elsewhere cannot kill. */
  readonly folder: string
  readonly what: string
  /** Minutes on two processor cores, estimated where docs/mutation.md has no figure. */
  readonly minutes: number
  /** Do they need PostgreSQL? */
  readonly needsDatabase: boolean
  /** Files of texts, words and examples: to change one is an edit, and the reader judges it. */
  readonly words: readonly string[]
}

export const AREAS: readonly Area[] = [
  {
    folder: 'core/billing',
    what: 'the rules of plans, trials and charges',
    minutes: 7,
    needsDatabase: false,
    words: ['catalogue.ts'],
  },
  {
    folder: 'core/posts',
    what: 'the rules of posts: states, deadlines, approval, checks of writing',
    minutes: 240,
    needsDatabase: false,
    words: [],
  },
  {
    folder: 'core/schedule',
    what: 'the rules of the planner: slots, repeats, quiet hours, import',
    minutes: 11,
    needsDatabase: false,
    words: [],
  },
  {
    folder: 'app/billing/services',
    what: 'what is charged, stored and mailed',
    minutes: 240,
    needsDatabase: true,
    words: [],
  },
  {
    folder: 'app/schedule/services',
    what: 'how posts are scheduled, changed and fall due',
    minutes: 240,
    needsDatabase: true,
    words: [],
  },
]

/** The area that a folder or file lies in, or null. */
export function areaOf(path: string): Area | null {
  return AREAS.find(({ folder }) => path === folder || path.startsWith(`${folder}/`)) ?? null
}
