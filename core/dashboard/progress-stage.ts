import { readKey } from '../shared/untrusted.ts'
import type { ProgressRecord } from './progress.ts'

export type ProgressStage = 'onboarding' | 'building' | 'creating' | 'optimizing'

export interface NextAction {
  readonly label: string
  readonly path: string
}

type Flag = 'clarifyCompleted' | 'storybankCompleted' | 'createCompleted' | 'convertCompleted'

const ACTIONS: readonly (NextAction & { readonly flag: Flag })[] = [
  { flag: 'clarifyCompleted', label: 'Complete Clarify', path: '/clarify' },
  { flag: 'storybankCompleted', label: 'Add Stories', path: '/storybank' },
  { flag: 'createCompleted', label: 'Create Content', path: '/create' },
  { flag: 'convertCompleted', label: 'Launch Campaign', path: '/convert' },
]

/** The stage of learning: each needs the ones before it; an unreadable record is onboarding. */
export function progressStage(progress: Pick<ProgressRecord, Flag>): ProgressStage {
  const done = (flag: Flag) => readKey(progress, flag) === true
  if (!done('clarifyCompleted')) return 'onboarding'
  if (!done('storybankCompleted')) return 'building'
  return done('createCompleted') ? 'optimizing' : 'creating'
}

/** What is not yet done, in the order of the way. */
export function openActions(progress: Pick<ProgressRecord, Flag>): NextAction[] {
  return ACTIONS.filter(action => readKey(progress, action.flag) !== true).map(({ label, path }) => ({
    label,
    path,
  }))
}

/** The first thing not yet done, in the order of the way; null when all four are. */
export function nextAction(progress: Pick<ProgressRecord, Flag>): NextAction | null {
  return openActions(progress)[0] ?? null
}
