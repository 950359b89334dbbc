import { brandOf } from '#app/api/http/operations/brand-of.ts'
import { newCampaign } from '#app/api/http/operations/new-campaign.ts'
import { newPerson } from '#app/api/http/operations/new-person.ts'
import { newPost } from '#app/api/http/operations/new-post.ts'
import { newStory } from '#app/api/http/operations/new-story.ts'
import { numbersOf } from '#app/api/http/operations/numbers-of.ts'
import { scoreOf } from '#app/api/http/operations/score-of.ts'
import { oneOf, pageOf, wantedOf } from '#app/api/http/page.ts'
import { listPeople } from '#app/api/services/lists/list-people.ts'
import { listPosts } from '#app/api/services/lists/list-posts.ts'
import { listStories } from '#app/api/services/lists/list-stories.ts'
import { listAccounts } from '#app/api/services/mcp/list-accounts.ts'
import { readPlanner } from '#app/api/services/mcp/read-planner.ts'
import { findPosts } from '#app/assistant/services/tools/find-posts.ts'
import { findStories } from '#app/assistant/services/tools/find-stories.ts'
import { findWatched } from '#app/assistant/services/tools/find-watched.ts'
import { toldPost } from '#app/assistant/services/tools/told-post.ts'
import { toldStory } from '#app/assistant/services/tools/told-story.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { ToolInput, ToolName } from '#core/api/mcp/tools.ts'
import { suggest } from './suggest.ts'

/** A call that passed every check. In a dry run nothing that is done in `ctx` lasts. */
export interface ToolCall<Name extends ToolName> {
  readonly ctx: WorkspaceContext
  readonly input: Omit<ToolInput<Name>, 'dry_run'>
  /** Under this a service acts once. */
  readonly workKey: string
}

type Runners = { readonly [Name in ToolName]: (call: ToolCall<Name>) => Promise<object> }

/** What each tool does: what the operation of the API does, or what the assistant looks up. */
export const RUNNERS: Runners = {
  read_brand: ({ ctx }) => brandOf(ctx),
  find_stories: ({ ctx, input }) => findStories(ctx, input, withId(toldStory)),
  read_story: async ({ ctx, input }) => oneOf(await listStories(ctx, { id: input.storyId, size: 1 })),
  find_posts: ({ ctx, input }) => findPosts(ctx, input, withId(toldPost)),
  read_post: async ({ ctx, input }) => oneOf(await listPosts(ctx, { id: input.postId, size: 1 })),
  read_plan: ({ ctx, input }) => readPlanner(ctx, input),
  list_accounts: async ({ ctx }) => ({ accounts: await listAccounts(ctx) }),
  read_numbers: ({ ctx, input }) => numbersOf({ ctx, query: input }),
  score_text: ({ ctx, input }) => scoreOf(ctx, input),
  find_people: async ({ ctx, input }) => pageOf(await listPeople(ctx, wantedOf(input)), person => person),
  find_watched: ({ ctx, input }) => findWatched(ctx, input),
  capture_story: ({ ctx, input, workKey }) => newStory({ ctx, body: input, workKey }),
  draft_post: ({ ctx, input, workKey }) => newPost({ ctx, body: input, workKey }),
  draft_campaign: ({ ctx, input, workKey }) => newCampaign({ ctx, body: input, workKey }),
  add_person: ({ ctx, input, workKey }) => newPerson({ ctx, body: input, workKey }),
  propose_schedule: ({ ctx, input }) => suggest.schedule(ctx, input),
  propose_publish: ({ ctx, input }) => suggest.publish(ctx, input),
  propose_unschedule: ({ ctx, input }) => suggest.unschedule(ctx, input),
}

/** What the assistant is told of a row, with the id by which programs name it. */
function withId<Row extends { readonly id: string }, At, Told extends object>(
  tell: (row: Row, at: At) => Told,
): (row: Row, at: At) => Told & { readonly id: string } {
  return (row, at) => ({ id: row.id, ...tell(row, at) })
}
