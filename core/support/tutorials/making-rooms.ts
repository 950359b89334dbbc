import type { Tutorial } from './tutorial.ts'

const CAMPAIGN_TEASER = 'Campaigns are part of Pro. With Pro, you can'

/** The rooms where posts are made, planned and bundled. */
export const MAKING_ROOMS: readonly Tutorial[] = [
  {
    id: 'create',
    room: 'Create',
    title: 'Write a post that sounds like you',
    summary: 'Write or draft a post, then check it.',
    minutes: 5,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Choose a platform',
        text: 'Choose where you’ll publish the post. We show how many characters you have left for that platform.',
        path: '/app/create',
        target: '[name="platform"]',
      },
      {
        title: 'Write your post',
        text: 'Start writing, or choose a story or an idea to get a first draft. What you type is saved even if you’re offline.',
        path: '/app/create',
        target: '[name="body"]',
      },
      {
        title: 'Check your alignment score',
        text: 'Watch your score change as you write. It shows how closely the post matches your brand.',
        path: '/app/create',
        target: '#alignment',
      },
      {
        title: 'Save templates and hashtags',
        text: 'Save the templates and hashtag sets you use often. You can add them to any post.',
        path: '/app/create/templates',
      },
      {
        title: 'Find your posts',
        text: 'Find your saved posts under Content. You can restore earlier versions of each one.',
        path: '/app/content?tab=create',
      },
    ],
  },
  {
    id: 'content',
    room: 'Content',
    title: 'Schedule a week of posts',
    summary: 'Schedule your posts, and publish them on time.',
    minutes: 6,
    difficulty: 'intermediate',
    steps: [
      {
        title: 'Look at your planner',
        text: 'Choose month, week, day or list. Drag a post to move it to another day.',
        path: '/app/content',
        target: '[aria-label="View"]',
      },
      {
        title: 'Set a weekly rhythm',
        text: 'Add your regular posting times. We’ll suggest the next free one when you schedule a post.',
        path: '/app/content/settings',
      },
      {
        title: 'Save your ideas',
        text: 'Write an idea in one line. Move it along the board until it’s ready to write.',
        path: '/app/content?tab=ideas',
      },
      {
        title: 'Schedule a post',
        text: 'Select “Schedule post” beside a post. Clashes and similar posts show up before you confirm.',
        path: '/app/content?tab=create',
      },
      {
        title: 'Publish it when it’s due',
        text: 'Copy the text of a due post and post it yourself. Then mark it as published.',
        path: '/app/content?tab=publish',
      },
    ],
  },
  {
    id: 'campaigns',
    room: 'Campaigns',
    title: 'Run your first campaign',
    summary: 'Plan the posts that promote one offer, with a start and end date.',
    minutes: 5,
    difficulty: 'advanced',
    steps: [
      {
        title: 'Give it a name and an offer',
        text: 'Name the campaign and describe one offer in a line.',
        path: '/app/campaigns',
        tier: 'pro',
        teaser: `${CAMPAIGN_TEASER} give a campaign a name, an offer, dates and a goal.`,
      },
      {
        title: 'Add posts',
        text: 'Open a campaign and add your posts to it. You can also choose a campaign while you write.',
        path: '/app/campaigns',
        tier: 'pro',
        teaser: `${CAMPAIGN_TEASER} add the posts that promote your offer and see what’s missing.`,
      },
      {
        title: 'See it in your planner',
        text: 'Check your planner to see campaign posts next to all your other posts.',
        path: '/app/content',
        tier: 'pro',
        teaser: `${CAMPAIGN_TEASER} see campaign posts next to your other posts in the planner.`,
      },
      {
        title: 'Start, pause and complete it',
        text: 'Start the campaign when you’re ready. Pause it if something comes up.',
        path: '/app/campaigns',
        tier: 'pro',
        teaser: `${CAMPAIGN_TEASER} start, pause and complete a campaign whenever you like.`,
      },
    ],
  },
]
