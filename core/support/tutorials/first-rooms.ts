import type { Tutorial } from './tutorial.ts'

/** The rooms where a workspace begins: the tour, the brand, its strategy, its stories. */
export const FIRST_ROOMS: readonly Tutorial[] = [
  {
    id: 'dashboard',
    room: 'Dashboard',
    title: 'Find your way around',
    summary: 'Where to start, and how the pages fit together.',
    minutes: 3,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Start with the first thing on the page',
        text: 'It shows the most useful thing to do next, and why. Select its button to go there.',
        path: '/app/dashboard',
        target: '[aria-label="Your next best action"]',
      },
      {
        title: 'Check in once a week',
        text: 'Move the slider to show how much this week felt like your brand. We combine it with your posts to work out your brand score.',
        path: '/app/dashboard',
        target: '#check-in',
      },
      {
        title: 'Tell us about your brand',
        text: 'Answer these questions to get scores, prompts and drafts based on your brand.',
        path: '/app/clarify',
        target: '[aria-label="Sections of your brand"]',
      },
      {
        title: 'Group posts into a campaign',
        text: 'Give a campaign an offer, a start and end date, and a goal. Add its posts to see what’s still missing.',
        path: '/app/campaigns',
        tier: 'pro',
        teaser:
          'Campaigns group the posts that promote one offer, with dates and a goal. They’re part of Pro.',
      },
      {
        title: 'Publish your posts',
        text: 'Open Publish when a post is due. Copy the text, post it yourself, then mark it as published.',
        path: '/app/content?tab=publish',
        tier: 'pro',
        teaser: 'Your plan includes one platform in the planner. Pro includes every platform.',
      },
      {
        title: 'Invite your team',
        text: 'Invite people and choose a role for each. If someone leaves, their drafts become yours.',
        path: '/app/team',
        onlyFrom: 'collective',
      },
    ],
  },
  {
    id: 'clarify',
    room: 'Brand',
    title: 'Define your brand',
    summary: 'Answer the brand questions, and see what each answer is used for.',
    minutes: 6,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Answer one section at a time',
        text: 'Start with the five foundation answers: heart, values, audience, voice and offer. Add the rest when you’re ready.',
        path: '/app/clarify',
        target: '[aria-label="Sections of your brand"]',
      },
      {
        title: 'Answer in your own words',
        text: 'Write one simple sentence for each question. There’s an example with each one. Your answers save automatically.',
        path: '/app/clarify?section=heart',
        target: '#section-title',
      },
      {
        title: 'Paste what you’ve already written',
        text: 'Paste notes or an old questionnaire. You can check what we found before we save anything.',
        path: '/app/clarify/import',
      },
      {
        title: 'Try a change first',
        text: 'Change an answer here to see how your last 50 posts would score. Nothing is saved until you choose to.',
        path: '/app/clarify/what-if',
        tier: 'pro',
      },
      {
        title: 'Restore an earlier version',
        text: 'Each time you save, we keep a version. Select two to compare them, or restore one.',
        path: '/app/clarify/versions',
      },
    ],
  },
  {
    id: 'strategy',
    room: 'Strategy',
    title: 'Your strategy on one page',
    summary: 'Turn your foundation into a position, pillars and a rhythm.',
    minutes: 5,
    difficulty: 'intermediate',
    steps: [
      {
        title: 'Check the first draft',
        text: 'We’ve filled this in from your brand answers. We mark our guesses for you to confirm.',
        path: '/app/strategy',
        target: '[aria-labelledby="strategy-title"]',
      },
      {
        title: 'Choose three to five pillars',
        text: 'A pillar is a subject you keep coming back to. Give each a share of your posts.',
        path: '/app/strategy/edit?section=pillars',
      },
      {
        title: 'Choose a rhythm you can keep',
        text: 'Choose where you’ll post and how often each week. Two posts you publish are better than five you don’t.',
        path: '/app/strategy/edit?section=rhythm',
      },
      {
        title: 'Check for drift',
        text: 'Look here to compare your strategy with what you published in the last 30 days.',
        path: '/app/strategy',
        target: '#drift',
      },
    ],
  },
  {
    id: 'storybank',
    room: 'Stories',
    title: 'Save what happens',
    summary: 'Save a story in one line, then add the details.',
    minutes: 4,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Write down what happened',
        text: 'One line is enough. Press C on any page to open this box.',
        path: '/app/storybank',
        target: '#capture',
      },
      {
        title: 'Add the details',
        text: 'Open a story to add what was hard, what changed and what you learned. Record permission from anyone in it.',
        path: '/app/storybank',
        target: '#kept ~ ul',
      },
      {
        title: 'Find missing stories',
        text: 'Check which of your values, pillars and offers have no story yet. Use a prompt to find one.',
        path: '/app/storybank',
        target: '#gaps',
      },
      {
        title: 'Ask a customer',
        text: 'Send a customer a short form. Their answer arrives as a draft story, with the permissions they gave.',
        path: '/app/storybank/ask',
        target: '#new-request',
      },
    ],
  },
]
