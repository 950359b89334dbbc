import type { ProgressStage } from '../../dashboard/progress-stage.ts'
import { onboardingHintDue } from './behaviour.ts'
import { suggestionKind, WELCOME_ID } from './kinds.ts'
import { sellingSuggestions } from './selling.ts'
import type { ReadProactiveState } from './state.ts'
import type { AssistantAction, ProactiveSuggestion } from './suggestion.ts'

function open(label: string, path: string): AssistantAction {
  return { type: 'open_creator', label, data: { path } }
}

const WELCOMES: Readonly<Record<ProgressStage, string>> = {
  onboarding: 'Welcome. Shall we start with the five answers that everything else builds on?',
  building: 'Good to see you. Your foundation is done. Now add some stories.',
  creating: 'Good to see you. You have stories waiting to become posts.',
  optimizing: 'Good to see you. Shall we look at what has worked since last time?',
}

const WELCOME_ACTIONS: Readonly<Record<ProgressStage, AssistantAction>> = {
  onboarding: open('Open Brand', '/app/clarify'),
  building: open('Add a story', '/app/storybank'),
  creating: open('Write a post', '/app/create'),
  optimizing: open('Open the dashboard', '/app/dashboard'),
}

function welcome(state: ReadProactiveState): ProactiveSuggestion {
  return {
    id: WELCOME_ID,
    message: WELCOMES[state.stage],
    type: 'guidance',
    priority: 'low',
    timing: 'immediate',
    actions: [WELCOME_ACTIONS[state.stage]],
  }
}

function encouragement(state: ReadProactiveState): ProactiveSuggestion | null {
  if (!state.clarified || state.hasStories) return null
  return {
    id: 'first_story_encouragement',
    message: 'Your brand foundation is done. Now add one small story.',
    type: 'encouragement',
    priority: 'high',
    timing: 'immediate',
    actions: [open('Add your first story', '/app/storybank')],
  }
}

const STUCK: Readonly<Record<string, Omit<ProactiveSuggestion, 'type' | 'timing'>>> = {
  stuck_on_brand_clarity: {
    id: 'stuck_on_brand_clarity',
    message:
      'Stuck on a question? Answer as if a friend had asked you. One simple sentence is enough for now.',
    priority: 'high',
    actions: [open('Show me an example', '/app/clarify')],
  },
  stuck_on_content_creation: {
    id: 'stuck_on_content_creation',
    message: 'Starting from nothing is hard. Shall we start from one of your stories, or from an idea?',
    priority: 'high',
    actions: [
      { type: 'create_content', label: 'Start a draft for me', data: { path: '/app/create' } },
      { type: 'add_idea', label: 'Give me an idea', data: { path: '/app/content' } },
    ],
  },
  stuck_on_storybank: {
    id: 'stuck_on_storybank',
    message:
      'Can’t think of anything? Think of the last time someone thanked you, and write down what they said.',
    priority: 'high',
    actions: [open('Show me prompts', '/app/storybank')],
  },
  extended_time_on_page: {
    id: 'extended_time_on_page',
    message: 'You’ve been here for a while. Is there something I can help with?',
    priority: 'low',
    actions: [open('Ask the assistant', '/app/assistant')],
  },
}

function stuck(state: ReadProactiveState): ProactiveSuggestion[] {
  const suggestions: ProactiveSuggestion[] = []
  for (const indicator of Object.keys(STUCK)) {
    const text = STUCK[indicator]
    if (text && state.indicators.includes(indicator))
      suggestions.push({ ...text, type: 'guidance', timing: 'contextual' })
  }
  return suggestions
}

const NUDGES: Readonly<Record<Exclude<ProgressStage, 'optimizing'>, readonly [string, AssistantAction]>> = {
  onboarding: [
    'You’ve told us enough about your brand to start adding stories. Shall we?',
    open('Open the story bank', '/app/storybank'),
  ],
  building: [
    'You have what you need for your first post. Shall we write it together?',
    { type: 'create_content', label: 'Write your first post', data: { path: '/app/create' } },
  ],
  creating: [
    'You have enough stories for a series. You could plan a campaign with them.',
    { type: 'create_campaign', label: 'Plan a campaign', data: { path: '/app/campaigns' } },
  ],
}

function readiness(state: ReadProactiveState): ProactiveSuggestion | null {
  if (!state.ready || state.stage === 'optimizing') return null
  const [message, action] = NUDGES[state.stage]
  return {
    id: `ready_after_${state.stage}`,
    message,
    type: 'next_step',
    priority: 'medium',
    timing: 'delayed',
    actions: [action],
  }
}

function onboardingHint(state: ReadProactiveState): ProactiveSuggestion | null {
  if (state.stage !== 'onboarding' || !onboardingHintDue(state.seconds)) return null
  return {
    id: 'onboarding_hint',
    message: 'Your answers don’t need to be perfect. You can change them at any time.',
    type: 'guidance',
    priority: 'medium',
    timing: 'contextual',
    actions: [open('Continue with Brand', '/app/clarify')],
  }
}

/** How much a suggestion matters: the lower, the more. */
export const SUGGESTION_RANK = { high: 0, medium: 1, low: 2 } as const

/**
 * Every suggestion that fits the situation, times aside, the most important first. Of high priority there is one at
 * most: somebody who is stuck is helped first, then people who wait are told of, and cheering on comes last. Muted kinds
 * are left out.
 */
export function candidates(state: ReadProactiveState): ProactiveSuggestion[] {
  const all = [
    ...stuck(state),
    ...sellingSuggestions(state.selling),
    encouragement(state),
    readiness(state),
    onboardingHint(state),
    welcome(state),
  ]
  const fitting = all
    .filter(suggestion => suggestion !== null)
    .filter(suggestion => !state.muted.includes(suggestionKind(suggestion)))
  const [firstHigh] = fitting.filter(suggestion => suggestion.priority === 'high')
  return fitting
    .filter(suggestion => suggestion.priority !== 'high' || suggestion === firstHigh)
    .sort((a, b) => SUGGESTION_RANK[a.priority] - SUGGESTION_RANK[b.priority])
}
