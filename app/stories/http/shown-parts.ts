import type { readStorybank } from '../services/read-storybank.ts'

const GAPS = 5
const PROMPTS = 3

type Found = Awaited<ReturnType<typeof readStorybank>>

/** Of what the story bank knows, what its page shows: beside stories a few gaps and questions, and how many more there are. */
export function shownParts({ gaps, prompts, ...view }: Found) {
  return {
    ...view,
    stories: { ...view.stories, rows: view.stories.rows.map(shownStory) },
    gaps: gaps.slice(0, GAPS),
    moreGaps: Math.max(0, gaps.length - GAPS),
    prompts: view.total === 0 ? prompts : prompts.slice(0, PROMPTS),
  }
}

/** What most stories do not have is not said of each of them. */
function shownStory({ excerpt, picture, isRecorded, ...story }: Found['stories']['rows'][number]) {
  return {
    ...story,
    ...(excerpt === null ? {} : { excerpt }),
    ...(picture ? { picture } : {}),
    ...(isRecorded ? { isRecorded } : {}),
  }
}
