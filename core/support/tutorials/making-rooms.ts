import type { Tutorial } from './tutorial.ts'

const CAMPAIGN_TEASER = 'Campaigns are part of the Pro plan. What you would do here:'

/** The rooms where posts are made, planned and bundled. */
export const MAKING_ROOMS: readonly Tutorial[] = [
  {
    id: 'create',
    room: 'Create',
    title: 'Write a post that sounds like you',
    summary: 'From a blank page, or from a story, to a checked post.',
    minutes: 5,
    difficulty: 'beginner',
    steps: [
      {
        title: 'Say where it goes',
        text: 'Each platform has its own limit, counted as the network counts. You can fill in a different text for each of them later.',
        path: '/app/create',
        target: '[name="platform"]',
      },
      {
        title: 'Write, or let a story begin',
        text: 'Nothing comes to mind? Start from a story or an idea and the first draft is there. What you type is kept on this device, even when the connection is gone.',
        path: '/app/create',
        target: '[name="body"]',
      },
      {
        title: 'Watch the score while you write',
        text: 'Voice, values, audience and emotion move with your words. Open a dimension to see which of your words were found, and which one is missing.',
        path: '/app/create',
        target: '#alignment',
      },
      {
        title: 'Keep what you use often',
        text: 'Skeletons of posts and sets of hashtags live here. Put them into any post with one press.',
        path: '/app/create/templates',
      },
      {
        title: 'Find it again',
        text: 'Saved posts stand under Content. Earlier versions of each are one press away, so you can try things.',
        path: '/app/content?tab=create',
      },
    ],
  },
  {
    id: 'content',
    room: 'Content',
    title: 'Plan a week in ten minutes',
    summary: 'Put posts on the calendar, and get them out on time.',
    minutes: 6,
    difficulty: 'intermediate',
    steps: [
      {
        title: 'See the month, the week or the day',
        text: 'Drag a post to another day, or open it and change its date. Times are those of your own clock, also when the clocks change.',
        path: '/app/content',
        target: '[aria-label="View"]',
      },
      {
        title: 'Set a weekly rhythm',
        text: 'Name the slots at which you like to post. “Next free slot” then fills them from the front, and the same page gives you a feed for your own calendar.',
        path: '/app/content/settings',
      },
      {
        title: 'Collect ideas before you need them',
        text: 'An idea is a line that waits for its day. Move it along the board until it is a post.',
        path: '/app/content?tab=ideas',
      },
      {
        title: 'Pick a post to plan',
        text: 'Open “Plan it” beside a post. Clashes, repeats and a post too like an earlier one are said before you press.',
        path: '/app/content?tab=create',
      },
      {
        title: 'Hand it over when it is due',
        text: 'What is due waits here with its text ready to copy. Say that it is out, and the plan, the score and the streak know it too.',
        path: '/app/content?tab=publish',
      },
    ],
  },
  {
    id: 'campaigns',
    room: 'Campaigns',
    title: 'Run your first campaign',
    summary: 'Bundle posts round one offer, with a beginning and an end.',
    minutes: 5,
    difficulty: 'advanced',
    steps: [
      {
        title: 'Give it a name and an offer',
        text: 'One campaign, one offer. If you cannot say it in a line, it is two campaigns.',
        path: '/app/campaigns',
        tier: 'pro',
        teaser: `${CAMPAIGN_TEASER} give a campaign its name, its offer, two dates and one number to reach.`,
      },
      {
        title: 'Bring in the posts',
        text: 'Open the campaign and add posts you have, or start one from Create with the campaign chosen. Each stands there with its state.',
        path: '/app/campaigns',
        tier: 'pro',
        teaser: `${CAMPAIGN_TEASER} gather the posts that belong together and see which is missing.`,
      },
      {
        title: 'See it among everything else',
        text: 'The plan shows the posts of a campaign between all others, so two things never shout on the same morning.',
        path: '/app/content',
        tier: 'pro',
        teaser: `${CAMPAIGN_TEASER} see a campaign’s posts on the same calendar as all others.`,
      },
      {
        title: 'Start it, hold it, finish it',
        text: 'A draft becomes active when you say so. Hold it when life comes in between; complete it and it stays to read and learn from.',
        path: '/app/campaigns',
        tier: 'pro',
        teaser: `${CAMPAIGN_TEASER} start, hold and complete it when you decide, not when a date does.`,
      },
    ],
  },
]
