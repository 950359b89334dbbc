import type { IdeaPattern } from '../pattern.ts'

/** Out of stories that no post was made from. */
export const STORY_PATTERNS: readonly IdeaPattern[] = [
  {
    id: 'story-as-it-happened',
    needs: ['unused_story'],
    frames: [
      'Tell {story} as it happened. Start at the moment it turned.',
      'Take a story you haven’t used yet and start at the moment it turned.',
    ],
  },
  {
    id: 'story-one-line',
    needs: ['unused_story'],
    frames: [
      'Find the one line of {story} that someone said aloud, and open a post with it.',
      'Find the line in an unused story that someone said aloud, and open a post with it.',
    ],
  },
  {
    id: 'story-lesson-first',
    needs: ['unused_story'],
    frames: [
      'Write what {story} taught you in the first line, then say how you learned it.',
      'Pick an unused story. Write what it taught you first, then how you learned it.',
    ],
  },
  {
    id: 'story-last-scene',
    needs: ['unused_story'],
    frames: [
      'Tell only the last scene of {story}, and let readers ask for the rest.',
      'Tell only the last scene of a story you haven’t used, and let readers ask for the rest.',
    ],
  },
  {
    id: 'story-other-side',
    needs: ['unused_story'],
    frames: [
      'Tell {story} from the other person’s side, as far as you know it.',
      'Tell an unused story from the other person’s side, as far as you know it.',
    ],
  },
  {
    id: 'story-three-photographs',
    needs: ['unused_story'],
    frames: [
      'Tell {story} in three pictures with a sentence each: before, during and after.',
      'Tell an unused story in three pictures with a sentence each: before, during and after.',
    ],
  },
  {
    id: 'story-decision',
    needs: ['unused_story'],
    frames: [
      'Tell {story} up to the point where you had to decide. Ask readers what they would have done.',
      'Tell an unused story up to the point where you had to decide. Ask readers what they would have done.',
    ],
  },
  {
    id: 'story-objects',
    needs: ['unused_story'],
    frames: [
      'Choose one object from {story} and describe it. The story can follow from it.',
      'Choose one object from an unused story and describe it. The story can follow from it.',
    ],
  },
  {
    id: 'story-short-and-long',
    needs: ['unused_story'],
    frames: [
      'Write {story} in 50 words for today. Save the long version for your newsletter.',
      'Write an unused story in 50 words for today. Save the long version for your newsletter.',
    ],
  },
  {
    id: 'stories-two-together',
    needs: ['two_unused_stories'],
    frames: ['Put two stories you haven’t used side by side and say what they have in common.'],
  },
  {
    id: 'stories-reader-chooses',
    needs: ['two_unused_stories'],
    frames: ['Name two stories you haven’t used, one line each, and ask readers which to tell first.'],
  },
]

/** Out of stories that a post was made from some time ago. */
export const TOLD_PATTERNS: readonly IdeaPattern[] = [
  {
    id: 'told-what-came-after',
    needs: ['told_story'],
    frames: [
      'Say what has happened since {told}.',
      'Go back to a story you’ve published and say what has happened since.',
    ],
  },
  {
    id: 'told-part-left-out',
    needs: ['told_story'],
    frames: [
      'Tell the part of {told} that you left out of the post.',
      'Tell the part of an earlier story that you left out of the post.',
    ],
  },
  {
    id: 'told-changed-mind',
    needs: ['told_story'],
    frames: [
      'Say whether you would still do the same as in {told}, and why.',
      'Take a story you’ve published. Say whether you would still do the same, and why.',
    ],
  },
  {
    id: 'told-as-steps',
    needs: ['told_story'],
    frames: [
      'Turn what you did in {told} into steps that a reader can follow.',
      'Turn what you did in an earlier story into steps that a reader can follow.',
    ],
  },
  {
    id: 'told-questions',
    needs: ['told_story'],
    frames: [
      'Answer the question people asked you after {told}.',
      'Answer the question people asked you after a story you published.',
    ],
  },
  {
    id: 'told-for-newcomers',
    needs: ['told_story'],
    frames: [
      'Introduce {told} again for people who have followed you since, in half the words.',
      'Tell an earlier story again for people who have followed you since, in half the words.',
    ],
  },
]
