import type { Tutorial } from './tutorial.ts'

/** The rooms that help with the others. */
export const HELPING_ROOMS: readonly Tutorial[] = [
  {
    id: 'insights',
    room: 'Insights',
    title: 'See what matters, and why',
    summary: 'What the workspace noticed by itself, and what to make of it.',
    minutes: 3,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Most pressing first',
        text: 'Each card says how pressing it is, what was noticed and what helps. They are made from your own check-ins, posts and answers, by rules you can read.',
        path: '/insights',
        target: 'article',
      },
      {
        title: 'Ask where it comes from',
        text: 'Every card opens the rows behind it. If you do not believe a number, look at what it was counted from.',
        path: '/insights',
        target: 'article',
      },
      {
        title: 'Act on it, dismiss it, or mute it',
        text: 'An action takes you to the place where it is done. What you dismiss comes back only if it happens again; a kind you mute stays quiet until you say so.',
        path: '/insights',
        target: 'article',
      },
      {
        title: 'A check-in keeps them honest',
        text: 'Most of what is said here rests on your own answer. One move of the slider a week is enough.',
        path: '/app/dashboard',
        target: '#check-in',
      },
    ],
  },
  {
    id: 'assistant',
    room: 'Assistant',
    title: 'Ask somebody who knows your brand',
    summary: 'What it can do, what it is told, and what stays yours.',
    minutes: 3,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Ask as you would ask a colleague',
        text: 'It has read your foundation and the titles of your stories. Enter sends, Shift and Enter begin a new line. The same chat opens from the button on every page.',
        path: '/app/assistant',
        target: '[aria-label="Chat"]',
      },
      {
        title: 'Nothing happens by itself',
        text: 'When it offers to keep an idea or begin a post, a button says exactly what. Only your press makes it happen.',
        path: '/app/assistant',
        target: '[aria-label="Conversation"]',
      },
      {
        title: 'Let it help while you write',
        text: 'The editor asks the same assistant to draft, rewrite or shorten. A rewrite that would lower your score is not offered.',
        path: '/app/create',
        target: '[name="body"]',
      },
      {
        title: 'See what is sent, or switch it off',
        text: 'Here is every fact that goes along with a question, how many credits are left this month, and the switch.',
        path: '/app/settings/assistant',
      },
    ],
  },
  {
    id: 'team',
    room: 'Team',
    title: 'Work in one workspace together',
    summary: 'Bring somebody in, with exactly the say you give them.',
    minutes: 4,
    difficulty: 'intermediate',
    steps: [
      {
        title: 'See who is here, and how many seats are left',
        text: 'Seats come with the plan. Whoever only reads what you share by a link needs none.',
        path: '/app/team',
        target: '#team-seats',
      },
      {
        title: 'Invite by e-mail',
        text: 'Give a role with the invitation. It waits for seven days, and you can take it back or send it once more.',
        path: '/app/team',
        target: '#team-invite',
      },
      {
        title: 'Know who may do what',
        text: 'A plain table says it for every role. Each form is held to it, not only the buttons.',
        path: '/app/team',
        target: '#team-roles',
      },
      {
        title: 'Move between workspaces',
        text: 'Whoever was invited keeps a workspace of their own and changes between them here. What is yours alone, like your picture and these tutorials, goes with you.',
        path: '/app/team',
        target: '#team-workspaces',
      },
    ],
  },
  {
    id: 'settings',
    room: 'Settings',
    title: 'Make it yours, and safe',
    summary: 'Your name and clock, your sign-in, and the health of your data.',
    minutes: 4,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Say who you are',
        text: 'Your first name is how we greet you. The time zone decides what “today” means on every calendar here.',
        path: '/app/settings',
        target: '[name="timeZone"]',
      },
      {
        title: 'Choose what the assistant may know',
        text: 'Read what is sent with a question, and switch the assistant off if you would rather do without.',
        path: '/app/settings/assistant',
      },
      {
        title: 'Let the data be checked',
        text: 'We look for what does not fit together and offer the repair. Nothing is mended behind your back.',
        path: '/app/settings/data-health',
      },
      {
        title: 'Put a second lock on the door',
        text: 'Two-step sign-in or a passkey keeps others out even when a password is known. Keep the recovery codes on paper.',
        path: '/app/settings/security',
      },
    ],
  },
  {
    id: 'support',
    room: 'Support',
    title: 'Find help quickly',
    summary: 'Read, look around, or ask a person.',
    minutes: 2,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Search the articles first',
        text: 'They are short, and searched by their words. Half a word is enough.',
        path: '/app/support',
        target: '#help-search',
      },
      {
        title: 'Come back to a tutorial',
        text: 'Every room has one. What you have not finished goes on where you left it, on any device.',
        path: '/app/support',
        target: '#tutorials',
      },
      {
        title: 'Ask a person',
        text: 'Tell us what you did, saw and expected. You see what is sent along before it is, and the answer comes by e-mail.',
        path: '/app/support',
        target: '#ask',
      },
      {
        title: 'Learn three keys',
        text: 'Ctrl and K goes anywhere, C keeps what happened, and the question mark shows all of them.',
        path: '/app/support/help/keyboard-shortcuts',
      },
    ],
  },
]
