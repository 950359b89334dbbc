import { config, type OpenAIConfig } from '#app/config.server.ts'
import { openOpenAIStandIn } from '#scripts/local/openai/stand-in.ts'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { openEmbeddedDatabase } from '#scripts/measure/harness/servers/databases.ts'
import { type Evaluated, evaluateAssistant } from './assistant/evaluate.ts'

const DEFAULT_MODEL = 'gpt-5-mini'
/** Of sixty. */
const BAR = 57

/**
 * `npm run bench -- assistant` asks sixty questions of six sample brands and checks the answers by rules: of the stand-in,
 * or of a real model when `OPENAI_API_KEY` is set (`OPENAI_BASE_URL` and `OPENAI_MODEL` as for the app). Prints a table, and
 * the answers that failed.
 */
export async function run(): Promise<void> {
  const { openai } = config()
  if (openai) {
    heading(`The assistant’s answers: ${openai.model}${openai.baseUrl ? ` at ${openai.baseUrl}` : ''}`)
    return evaluate(openai)
  }
  heading('The assistant’s answers: the stand-in (set OPENAI_API_KEY to evaluate a model)')
  const standIn = await openOpenAIStandIn()
  try {
    await evaluate({
      apiKey: standIn.apiKey,
      baseUrl: standIn.url,
      model: DEFAULT_MODEL,
      transcriptionModel: '',
    })
  } finally {
    await standIn.close()
  }
}

async function evaluate(openai: OpenAIConfig): Promise<void> {
  const database = await openEmbeddedDatabase()
  try {
    print(await database.use(db => evaluateAssistant(db, openai)))
  } finally {
    await database.remove()
  }
}

function print(results: readonly Evaluated[]): void {
  for (const brand of new Set(results.map(result => result.brand))) {
    const own = results.filter(result => result.brand === brand)
    const right = own.filter(({ problems }) => problems.length === 0).length
    const ms = own.reduce((sum, result) => sum + result.ms, 0) / Math.max(1, own.length)
    note(`${brand.padEnd(28)}${right} of ${own.length} right, ${short(ms)} ms each`)
  }
  for (const { brand, question, problems, reply } of results.filter(result => result.problems.length > 0)) {
    note(`✗ ${brand}: ${question.split('\n')[0]}`)
    note(`    ${problems.join('; ')}`)
    note(`    “${reply.replace(/\s+/g, ' ').slice(0, 160)}”`)
  }
  const right = results.filter(({ problems }) => problems.length === 0).length
  goal(`right answers of ${results.length}`, right, { atLeast: BAR })
}
