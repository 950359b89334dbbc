import * as v from 'valibot'
import { CAMPAIGN_LIMITS } from '../campaigns/schema.ts'
import { BODY_LIMIT, readPlatform } from '../posts/platforms/platforms.ts'
import { POST_LIMITS } from '../posts/schema.ts'
import { textField } from '../shared/sanitise/field.ts'
import { isPlainObject } from '../shared/untrusted.ts'
import { isPlanning, PLANNING_SCHEMAS, PLANNING_TYPES } from './planning-actions.ts'
import { parseArguments } from './tools/arguments.ts'

/** What the assistant may propose; nothing of it happens before the founder's press. */
export const ACTION_TYPES = ['create_content', 'create_campaign', 'add_idea', 'open_creator'] as const

/** All that is proposed: by the assistant, or by a program. */
const PROPOSED_TYPES = [...ACTION_TYPES, ...PLANNING_TYPES] as const
export type ActionType = (typeof PROPOSED_TYPES)[number]

/** Pages that `open_creator` may open, by the word the model uses. Anything else leads nowhere. */
export const CREATOR_PAGES = {
  create: { path: '/app/create', name: 'the editor' },
  stories: { path: '/app/storybank', name: 'the story bank' },
  brand: { path: '/app/clarify', name: 'your brand' },
  content: { path: '/app/content', name: 'the planner' },
  ideas: { path: '/app/content?tab=ideas', name: 'the idea board' },
  campaigns: { path: '/app/campaigns', name: 'campaigns' },
  dashboard: { path: '/app/dashboard', name: 'the dashboard' },
} as const
export type CreatorPage = keyof typeof CREATOR_PAGES

const IDEA_LIMIT = 200
/** Proposals shown with one answer, and tool calls looked at for them. */
export const PROPOSAL_LIMITS = { shown: 3, read: 20, minutes: 10 } as const

const CREATOR_PAGE_NAMES = Object.keys(CREATOR_PAGES) as CreatorPage[]

/** Arguments of each tool. Strict: a user id, a workspace id or anything else that was not asked for refuses the call. */
const SCHEMAS = {
  create_content: v.strictObject({
    title: textField({ most: POST_LIMITS.title }),
    body: textField({ required: 'empty', most: BODY_LIMIT }),
    platform: v.pipe(
      v.string(),
      v.check(name => readPlatform(name) !== null),
      v.transform((name: string): string => readPlatform(name) ?? 'blog'),
    ),
  }),
  create_campaign: v.strictObject({
    name: textField({ required: 'empty', most: CAMPAIGN_LIMITS.name }),
    goal: textField({ most: CAMPAIGN_LIMITS.goal }),
    offer: textField({ most: CAMPAIGN_LIMITS.offer }),
  }),
  add_idea: v.strictObject({ title: textField({ required: 'empty', most: IDEA_LIMIT }) }),
  open_creator: v.strictObject({ page: v.picklist(CREATOR_PAGE_NAMES) }),
  ...PLANNING_SCHEMAS,
} as const satisfies Record<ActionType, v.GenericSchema>

export type ActionData = { readonly [T in ActionType]: v.InferOutput<(typeof SCHEMAS)[T]> }

/** An action whose arguments were checked. */
export type CheckedAction = {
  readonly [T in ActionType]: { readonly type: T; readonly data: ActionData[T] }
}[ActionType]

/** The type of a word; null for one we do not know. */
export function readActionType(word: unknown): ActionType | null {
  return PROPOSED_TYPES.find(type => type === word) ?? null
}

/** Checks an action of unknown origin with the rules of its type; null for an unknown type or wrong arguments. */
export function readAction(type: unknown, data: unknown): CheckedAction | null {
  const actionType = readActionType(type)
  if (!actionType || !isPlainObject(data)) return null
  const parsed = v.safeParse(SCHEMAS[actionType], data)
  return parsed.success ? ({ type: actionType, data: parsed.output } as CheckedAction) : null
}

/**
 * The proposals in what a model called: known tools with right arguments, each once, three at most. Everything else is
 * dropped without a word, however much of it there is.
 */
export function readToolCalls(calls: readonly { name: string; arguments: string }[]): CheckedAction[] {
  const actions = new Map<string, CheckedAction>()
  for (const call of calls.slice(0, PROPOSAL_LIMITS.read)) {
    const action = readAction(call.name, parseArguments(call.arguments))
    // The planner is for programs whose proposals a person looks at on a page of their own.
    if (action && !isPlanning(action)) actions.set(actionText(action), action)
    if (actions.size === PROPOSAL_LIMITS.shown) break
  }
  return [...actions.values()]
}

/** The one spelling of an action, for its hash. */
export function actionText({ type, data }: CheckedAction): string {
  return JSON.stringify([type, Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1))])
}

/** What the button says. Our words, never the model's: a button must do what it says. */
export function actionLabel(action: CheckedAction): string {
  switch (action.type) {
    case 'create_content':
      return 'Save draft'
    case 'create_campaign':
      return 'Create campaign'
    case 'add_idea':
      return 'Save idea'
    case 'open_creator':
      return `Open ${CREATOR_PAGES[action.data.page].name}`
    case 'schedule_post':
      return 'Schedule post'
    case 'publish_post':
      return 'Publish post'
    case 'unschedule_post':
      return 'Remove from planner'
  }
}

/** What stands above the button: what exactly would be made. */
export function actionSummary(action: CheckedAction): string {
  switch (action.type) {
    case 'create_content':
      return action.data.title || firstLine(action.data.body)
    case 'create_campaign':
      return action.data.name
    case 'add_idea':
      return action.data.title
    case 'open_creator':
    case 'schedule_post':
    case 'publish_post':
    case 'unschedule_post':
      return ''
  }
}

function firstLine(text: string): string {
  const line = text.split('\n').find(part => part.trim() !== '') ?? ''
  return line.length > 120 ? `${line.slice(0, 119).trimEnd()}…` : line
}
