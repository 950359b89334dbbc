import type { IdeaPattern } from '../pattern.ts'

/** Out of posts that scored best, or that lie some time back. */
export const WORKED_PATTERNS: readonly IdeaPattern[] = [
  {
    id: 'worked-next-question',
    needs: ['best_post'],
    frames: [
      '{post} is among your best posts. Write the answer to the question it leaves open.',
      'Take one of your best posts and write the answer to the question it leaves open.',
    ],
  },
  {
    id: 'worked-first-line',
    needs: ['best_post'],
    frames: [
      'Open a new post the way you opened {post}, about something else.',
      'Open a new post the way you opened one of your best, about something else.',
    ],
  },
  {
    id: 'worked-opposite',
    needs: ['best_post'],
    frames: [
      'Write about a day that went the opposite way to {post}.',
      'Write about a day that went the opposite way to one of your best posts.',
    ],
  },
  {
    id: 'worked-one-paragraph',
    needs: ['best_post'],
    frames: [
      'Take one paragraph of {post} and give it a post of its own.',
      'Take one paragraph of one of your best posts and give it a post of its own.',
    ],
  },
  {
    id: 'worked-other-platform',
    needs: ['best_post'],
    frames: [
      'Rewrite {post} for a platform where you haven’t published it, shorter or longer.',
      'Rewrite one of your best posts for a platform where you haven’t published it.',
    ],
  },
  {
    id: 'worked-example-added',
    needs: ['best_post'],
    frames: [
      'Add a new example to what you said in {post}.',
      'Add a new example to what you said in one of your best posts.',
    ],
  },
  {
    id: 'worked-why',
    needs: ['best_post'],
    frames: [
      '{post} sounds most like you. Say where the thought in it came from.',
      'Take the post that sounds most like you. Say where the thought in it came from.',
    ],
  },
  {
    id: 'worked-series',
    needs: ['two_best_posts'],
    frames: ['Put two of your best posts next to each other and write the third of the series.'],
  },
  {
    id: 'old-post-again',
    needs: ['old_post'],
    frames: [
      'You published {oldPost} months ago. Write what you would add today.',
      'Take a post from months ago and write what you would add today.',
    ],
  },
  {
    id: 'old-post-fewer-words',
    needs: ['old_post'],
    frames: [
      'Say what {oldPost} said, in three sentences.',
      'Take a post from months ago and say the same in three sentences.',
    ],
  },
  {
    id: 'old-post-proved-right',
    needs: ['old_post'],
    frames: [
      'Check {oldPost} against what happened since. Say where you were right and where not.',
      'Check an old post against what happened since. Say where you were right and where not.',
    ],
  },
  {
    id: 'posts-favourite-sentence',
    needs: ['five_posts'],
    frames: ['Choose your favourite sentence from five posts and ask readers for theirs.'],
  },
  {
    id: 'posts-silence',
    needs: ['quiet_fortnight'],
    frames: ['Say what kept you busy while you weren’t posting. One scene is enough, and no apology.'],
  },
  {
    id: 'posts-still-here',
    needs: ['quiet_fortnight'],
    frames: [
      'Write three lines on what you’re working on right now, for people who haven’t heard from you lately.',
    ],
  },
]

/** Out of what is begun or scheduled. */
export const PLANNED_PATTERNS: readonly IdeaPattern[] = [
  {
    id: 'planned-teaser',
    needs: ['planned_post'],
    frames: [
      'Write two lines that make people look forward to {planned}.',
      'Write two lines that make people look forward to your next scheduled post.',
    ],
  },
  {
    id: 'planned-making-of',
    needs: ['planned_post'],
    frames: [
      'Show where {planned} comes from: the notes, the mess, the first attempt.',
      'Show where your next scheduled post comes from: the notes, the mess, the first attempt.',
    ],
  },
  {
    id: 'planned-ask-before',
    needs: ['planned_post'],
    frames: [
      'Ask readers the question that {planned} answers, a day before it goes live.',
      'Ask readers the question that your next post answers, a day before it goes live.',
    ],
  },
  {
    id: 'draft-one-thought',
    needs: ['draft'],
    frames: [
      'Cut your draft {draft} down to one thought and publish that.',
      'Cut one of your drafts down to a single thought and publish that.',
    ],
  },
  {
    id: 'draft-for-one-person',
    needs: ['draft'],
    frames: [
      'Finish your draft {draft} as a message to one person you know.',
      'Finish one of your drafts as a message to one person you know.',
    ],
  },
  {
    id: 'campaign-why-now',
    needs: ['campaign'],
    frames: [
      'Say why {campaign} is happening now and not last year.',
      'Say why your campaign is happening now and not last year.',
    ],
  },
  {
    id: 'campaign-doubts',
    needs: ['campaign'],
    frames: [
      'Answer the one doubt that stops people from joining in with {campaign}.',
      'Answer the one doubt that stops people from joining in with your campaign.',
    ],
  },
  {
    id: 'campaign-behind',
    needs: ['campaign'],
    frames: [
      'Show one hour of the work behind {campaign}.',
      'Show one hour of the work behind your campaign.',
    ],
  },
  {
    id: 'board-oldest',
    needs: ['board_idea'],
    frames: ['Open your idea board and write the idea that has waited longest, in five sentences.'],
  },
]
