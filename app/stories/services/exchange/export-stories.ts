import type { WorkspaceContext } from '#app/platform/context.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import {
  listStoriesForExport,
  type StoryFilter,
  type StoryForExport,
  type StoryPlace,
} from '#db/queries/stories/list-stories.ts'

/** Stories read in one go, so that memory stays flat however many there are. */
const BATCH = 200

/** The columns of the CSV file, in order: what each is called, and its cell. */
const COLUMNS: {
  readonly [K in Exclude<keyof StoryForExport, 'id'>]: readonly [string, (story: StoryForExport) => unknown]
} = {
  title: ['Title', story => story.title],
  body: ['What happened', story => story.body],
  kind: ['Kind', story => story.kind],
  status: ['State', story => story.status],
  situation: ['Situation', story => story.situation],
  struggle: ['Struggle', story => story.struggle],
  turn: ['Turn', story => story.turn],
  result: ['Result', story => story.result],
  lesson: ['Lesson', story => story.lesson],
  proof: ['Proof', story => story.proof],
  proofKind: ['Kind of proof', story => story.proofKind],
  emotion: ['Emotion', story => story.emotion],
  happenedOn: ['Happened on', story => story.happenedOn],
  links: ['Stands for', story => story.links.map(link => `${link.kind}: ${link.label}`).join('; ')],
  people: ['People', story => story.people.map(personText).join('; ')],
  posts: ['Posts made from it', story => story.posts],
  createdAt: ['Added', story => story.createdAt.toISOString()],
  updatedAt: ['Changed', story => story.updatedAt.toISOString()],
}

function personText({ name, permission, scope, expiresOn }: StoryForExport['people'][number]): string {
  return `${name} (${[permission, scope, expiresOn ? `until ${expiresOn}` : ''].filter(Boolean).join(', ')})`
}

/**
 * The filtered stories, newest first, as pieces of a CSV file (whose cells no spreadsheet runs) or of a JSON array. Reads
 * in batches by place, each in a transaction of its own, while the reader takes what came before.
 */
export async function* exportStories(
  ctx: WorkspaceContext,
  { format, filter }: { format: 'csv' | 'json'; filter: Omit<StoryFilter, 'workspace' | 'today'> },
): AsyncGenerator<string> {
  const { workspace } = ctx
  const today = ctx.now().toISOString().slice(0, 10)
  const { stringify } = await import('csv-stringify/sync')
  await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'storybank',
      actionType: 'stories_exported',
    })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'data_exported',
      data: { actor: ctx.userId, what: 'stories', format: format },
    })
  })
  // The mark in front tells Excel that the file is UTF-8.
  yield format === 'csv' ? `\ufeff${stringify([Object.values(COLUMNS).map(([name]) => name)])}` : '['
  const read = (place: StoryPlace | null) =>
    ctx.inWorkspace(sql => listStoriesForExport(sql, { ...filter, workspace, today, place, size: BATCH }))
  let batch = await read(null)
  for (let n = 0; ; n++) {
    const { stories, next } = batch
    if (format === 'csv')
      yield stringify(stories.map(story => Object.values(COLUMNS).map(([, cell]) => safeCell(cell(story)))))
    else if (stories.length > 0)
      yield `${n === 0 ? '' : ','}\n${stories.map(story => JSON.stringify(story)).join(',\n')}`
    if (!next) break
    batch = await read(next)
  }
  if (format === 'json') yield '\n]\n'
}
