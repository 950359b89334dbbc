import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Lookup, LookupName, LookupResults } from '#core/assistant/tools/lookups.ts'
import { findPosts } from './find-posts.ts'
import { findStories } from './find-stories.ts'
import { findWatched } from './find-watched.ts'
import { readNumbers } from './read-numbers.ts'
import { readPlan } from './read-plan.ts'
import { scoreText } from './score-text.ts'

/** Looks up what a model asked for, with the rights of whoever asked the model. Nothing is written. */
export async function lookUp(ctx: WorkspaceContext, lookup: Lookup): Promise<LookupResults[LookupName]> {
  switch (lookup.name) {
    case 'find_stories':
      return findStories(ctx, lookup.input)
    case 'find_posts':
      return findPosts(ctx, lookup.input)
    case 'score_text':
      return scoreText(ctx, lookup.input)
    case 'read_plan':
      return readPlan(ctx, lookup.input)
    case 'read_numbers':
      return readNumbers(ctx)
    case 'find_watched':
      return findWatched(ctx, lookup.input)
  }
}
