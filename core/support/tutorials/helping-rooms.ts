import type { Tutorial } from './tutorial.ts'

/** The rooms that help with the others. */
export const HELPING_ROOMS: readonly Tutorial[] = [
  {
    id: 'insights',
    room: 'Insights',
    title: 'See what to do next',
    summary: 'What we’ve noticed in your workspace, and what to do about it.',
    minutes: 3,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Start with the first entry',
        text: 'The most important insight comes first. Each one is based on your check-ins, posts and answers.',
        path: '/insights',
        target: 'article',
      },
      {
        title: 'Check the data',
        text: 'Select “Show the data” to see what an insight is based on.',
        path: '/insights',
        target: 'article',
      },
      {
        title: 'Act, dismiss or mute',
        text: 'Select an action to go to the right page. Dismiss an insight to hide it, or mute that kind until you unmute it.',
        path: '/insights',
        target: 'article',
      },
      {
        title: 'Keep insights accurate',
        text: 'Check in once a week so your insights stay accurate.',
        path: '/app/dashboard',
        target: '#check-in',
      },
    ],
  },
  {
    id: 'assistant',
    room: 'Assistant',
    title: 'Ask an assistant that knows your brand',
    summary: 'What it can do, what we send it, and how to turn it off.',
    minutes: 3,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Ask it like a colleague',
        text: 'Type a question and press Enter. It knows your brand foundation and your stories.',
        path: '/app/assistant',
        target: '[aria-label="Chat"]',
      },
      {
        title: 'Confirm before anything happens',
        text: 'If it suggests a draft or an idea, select the button to save it. Nothing is saved until you do.',
        path: '/app/assistant',
        target: '[aria-label="Conversation"]',
      },
      {
        title: 'Get help while you write',
        text: 'Ask for a draft, a rewrite or a shorter version here. We only offer rewrites that don’t lower your score.',
        path: '/app/create',
        target: '[name="body"]',
      },
      {
        title: 'See what we send',
        text: 'Check what we send with a question, and how many credits you have left. You can turn the assistant off here.',
        path: '/app/settings/assistant',
      },
    ],
  },
  {
    id: 'team',
    room: 'Team',
    title: 'Work together',
    summary: 'Invite people, and choose what they can do.',
    minutes: 4,
    difficulty: 'intermediate',
    steps: [
      {
        title: 'Check your seats',
        text: 'See who’s in the workspace and how many seats are left. People you share a link with don’t need one.',
        path: '/app/team',
        target: '#team-seats',
      },
      {
        title: 'Invite by email',
        text: 'Enter an email address and choose a role. The invitation is valid for 7 days.',
        path: '/app/team',
        target: '#team-invite',
      },
      {
        title: 'Compare roles',
        text: 'Use this table to see what each role can do.',
        path: '/app/team',
        target: '#team-roles',
      },
      {
        title: 'Switch workspace',
        text: 'If you’re in more than one workspace, switch between them here.',
        path: '/app/team',
        target: '#team-workspaces',
      },
    ],
  },
  {
    id: 'settings',
    room: 'Settings',
    title: 'Set up your account',
    summary: 'Your name and time zone, how you sign in, and data health.',
    minutes: 4,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Add your details',
        text: 'Check your name and time zone. We show every date and time in this zone.',
        path: '/app/settings',
        target: '[name="timeZone"]',
      },
      {
        title: 'Control the assistant',
        text: 'Check what we send with a question, or turn the assistant off.',
        path: '/app/settings/assistant',
      },
      {
        title: 'Check your data',
        text: 'See whether anything is missing or inconsistent. We never change anything without asking.',
        path: '/app/settings/data-health',
      },
      {
        title: 'Make sign-in safer',
        text: 'Turn on two-step sign-in or add a passkey. Write your recovery codes down on paper.',
        path: '/app/settings/security',
      },
    ],
  },
  {
    id: 'support',
    room: 'Support',
    title: 'Find help quickly',
    summary: 'Search the help articles, take a tutorial or ask us.',
    minutes: 2,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Search the help articles',
        text: 'Type all or the start of a word to find an article.',
        path: '/app/support',
        target: '#help-search',
      },
      {
        title: 'Take a tutorial',
        text: 'Choose a page to see how it works. You can carry on where you left off on any device.',
        path: '/app/support',
        target: '#tutorials',
      },
      {
        title: 'Ask us',
        text: 'Tell us what you did, what happened and what you expected. We’ll reply by email.',
        path: '/app/support',
        target: '#ask',
      },
      {
        title: 'Use keyboard shortcuts',
        text: 'Press Ctrl and K to search, C to save a story, and the question mark to see all shortcuts.',
        path: '/app/support/help/keyboard-shortcuts',
      },
    ],
  },
]
