import type { Tutorial } from './tutorial.ts'

/** The rooms where a workspace begins: the tour, the brand, its strategy, its stories. */
export const FIRST_ROOMS: readonly Tutorial[] = [
  {
    id: 'dashboard',
    room: 'Dashboard',
    title: 'Find your way round',
    summary: 'Where a day begins, and how the rooms hang together.',
    minutes: 3,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Begin with the card at the top',
        text: 'It names the one thing that helps most today, and says why. Press its button and you are there. When you have done it, the card moves on.',
        path: '/app/dashboard',
        target: '[aria-label="Your next best action"]',
      },
      {
        title: 'Check in once a week',
        text: 'Move the slider to say how much the week felt like your brand. That answer, and how your posts read, make your brand score. Each point of it can be traced to a reason.',
        path: '/app/dashboard',
        target: '#check-in',
      },
      {
        title: 'Everything starts from your brand',
        text: 'Your answers under Brand are what the score measures and what drafts are made from. Stories keeps what happened to you, and Create turns a story into a post. Press “Show me around” in any of these rooms.',
        path: '/app/clarify',
        target: '[aria-label="Sections of your brand"]',
      },
      {
        title: 'Bundle posts into a campaign',
        text: 'A campaign has an offer, two dates and one number to reach. Its posts stand together, so you see what is still missing before the first day.',
        path: '/app/campaigns',
        tier: 'pro',
        teaser:
          'Campaigns bundle posts round one offer, with dates and a number to reach. They are part of the Pro plan.',
      },
      {
        title: 'Connect the plan with the world',
        text: 'What is due waits under Publish. Hand it over to its network with a press, then say that it is out. Nothing is lost if you come late: it stays here until you decide.',
        path: '/app/content?tab=publish',
        tier: 'pro',
        teaser:
          'On your plan the calendar holds one platform. Pro plans every platform side by side, and adds Connect.',
      },
      {
        title: 'Bring your team in',
        text: 'Your plan has five seats. Invite people with a role, see who did what, and take a seat back when a job is done. Drafts stay with you.',
        path: '/app/team',
        onlyFrom: 'collective',
      },
    ],
  },
  {
    id: 'clarify',
    room: 'Brand',
    title: 'Lay your foundation',
    summary: 'Answer what your brand stands on, and see what each answer does.',
    minutes: 6,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Take one section at a time',
        text: 'The list shows what is answered. Begin with the five foundation answers: heart, values, audience, voice and offer. The rest adds depth whenever you like.',
        path: '/app/clarify',
        target: '[aria-label="Sections of your brand"]',
      },
      {
        title: 'Answer in your own words',
        text: 'Every question says what it is good for and brings an example. One plain sentence is enough. A field saves itself when you leave it; the button below saves the whole section.',
        path: '/app/clarify?section=heart',
        target: '#section-title',
      },
      {
        title: 'Paste what you have already written',
        text: 'Put in notes, an old website or a questionnaire. You see what was read out of it, and nothing is saved before you say so.',
        path: '/app/clarify/import',
      },
      {
        title: 'Try a change before you make it',
        text: 'What if your voice were calmer? Write the new answer here: your last 50 posts are scored again with it, and nothing is changed.',
        path: '/app/clarify/what-if',
      },
      {
        title: 'Go back, or pass it on',
        text: 'Every save keeps a version that you can compare and restore. The Snapshot beside it is your brand on one page: to print, or to share with a link that you can take back.',
        path: '/app/clarify/versions',
      },
    ],
  },
  {
    id: 'strategy',
    room: 'Strategy',
    title: 'Your plan on one page',
    summary: 'Turn the foundation into a position, pillars and a rhythm.',
    minutes: 5,
    difficulty: 'intermediate',
    steps: [
      {
        title: 'Read what is there already',
        text: 'The page is filled in from your brand answers. What is a guess of ours says so and asks you to confirm it.',
        path: '/app/strategy',
        target: '[aria-labelledby="strategy-title"]',
      },
      {
        title: 'Choose three to five pillars',
        text: 'A pillar is something you keep coming back to. Give each its share, so that you notice when one of them falls silent.',
        path: '/app/strategy/edit?section=pillars',
      },
      {
        title: 'Promise a rhythm that you can keep',
        text: 'Say where you post and how often in a week. Two posts that appear beat five that do not.',
        path: '/app/strategy/edit?section=rhythm',
      },
      {
        title: 'Watch the drift',
        text: 'Beside the plan stands what really went out in 30 days: pillars without a story, channels below their rhythm, claims without proof.',
        path: '/app/strategy',
        target: '#drift',
      },
    ],
  },
  {
    id: 'storybank',
    room: 'Stories',
    title: 'Keep what happened',
    summary: 'Catch a story in one line, and make it worth telling.',
    minutes: 4,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Write down what happened',
        text: 'One line is enough: who, what, and why it stayed with you. On any page the key C opens the same box, so nothing gets lost on the way here.',
        path: '/app/storybank',
        target: '#capture',
      },
      {
        title: 'Give it a turn and a lesson',
        text: 'Open a story to add the struggle, the turn, the result and what you learned. Add a number or a quote as proof, and who is in it: each person’s permission is kept beside their name.',
        path: '/app/storybank',
        target: '#kept ~ ul',
      },
      {
        title: 'See which stories are missing',
        text: 'The bank knows your values, pillars and offers, and lists those that have no story yet. A prompt in your own words helps to find one.',
        path: '/app/storybank',
        target: '#gaps',
      },
      {
        title: 'Ask somebody who was there',
        text: 'Send a customer a short form that works once. Their answer arrives as a draft, with what they allow you to do. From any story, “Turn it into a post” writes the first draft.',
        path: '/app/storybank/ask',
        target: '#new-request',
      },
    ],
  },
]
