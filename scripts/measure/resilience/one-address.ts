import { openForm, PUBLIC_FORMS, type PublicForm } from '../harness/load/public-forms.ts'
import { type Reply, send } from '../harness/load/send.ts'
import { note, short } from '../harness/report.ts'
import { startApp } from '../harness/servers/app.ts'
import { openServerDatabase } from '../harness/servers/databases.ts'
import type { Figure } from './figures.ts'

const TRIES = 5000
const AT_ONCE = 8
const ATTACKER = '203.0.113.77'
const VICTIM = 'victim@example.test'

interface Outcome {
  readonly admitted: number
  readonly failed: number
  readonly wroteWhileRefused: number
  readonly heldUp: number
  readonly slowestMs: number
}

/** One address that tries 5 000 times at each form, half of it against one account: who comes after from elsewhere gets in at once. */
export async function run(share: number): Promise<Figure[]> {
  const database = await openServerDatabase()
  if (typeof database === 'string') throw new Error(database)
  try {
    const app = await startApp(database.place, { TRUST_PROXY: '1' })
    try {
      const origin = `http://localhost:${app.port}`
      const tries = Math.max(200, Math.round(TRIES * share))
      const lastTransaction = () =>
        database.use(async db => {
          const [row] = await db.sql<{ next: string }[]>`
            select pg_snapshot_xmax(pg_current_snapshot())::text as next`
          return Number(row?.next)
        })
      const outcomes: Outcome[] = []
      for (const form of PUBLIC_FORMS) {
        const outcome = await attack(origin, form, tries, lastTransaction)
        note(
          `${form.name}: ${outcome.admitted} of ${tries} admitted, ${outcome.wroteWhileRefused} transactions wrote meanwhile; then the others were answered within ${short(outcome.slowestMs)} ms`,
        )
        outcomes.push(outcome)
      }
      const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((all, each) => all + pick(each), 0)
      return [
        { what: 'forms', value: outcomes.length, bar: { atLeast: 10 } },
        { what: 'tries at each', value: tries, bar: { atLeast: TRIES * share } },
        { what: 'answers from 500 on, or none', value: sum(({ failed }) => failed), bar: { atMost: 0 } },
        {
          what: 'people elsewhere who were held up',
          value: sum(({ heldUp }) => heldUp),
          bar: { atMost: 0 },
        },
        {
          what: 'most transactions that wrote during the last half of the tries',
          value: Math.max(...outcomes.map(({ wroteWhileRefused }) => wroteWhileRefused)),
          // The app’s own jobs write meanwhile.
          bar: { atMost: tries * 0.1 },
        },
      ]
    } finally {
      await app.stop()
    }
  } finally {
    await database.remove()
  }
}

async function attack(
  origin: string,
  form: PublicForm,
  tries: number,
  lastTransaction: () => Promise<number>,
): Promise<Outcome> {
  const { stamp, cookie } = await openForm(origin, form)
  const name = form.name.replaceAll(' ', '-').toLowerCase()
  const post = (from: string, email: string): Promise<Reply> =>
    send(origin, form.path, { from, cookie, form: form.fields({ email, stamp }) })
  const counted = { admitted: 0, failed: 0 }
  const batch = async (from: number, to: number) => {
    let next = from
    const worker = async () => {
      while (next < to) {
        const n = next++
        const email = n % 2 === 0 ? VICTIM : `${name}-${n}@example.test`
        const { status } = await post(n % 3 === 0 ? `${ATTACKER}:${1024 + n}` : ATTACKER, email)
        if (status === form.admitted) counted.admitted += 1
        else if (status === 0 || status >= 500) counted.failed += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }
  await batch(0, Math.floor(tries / 2))
  const before = await lastTransaction()
  await batch(Math.floor(tries / 2), tries)
  const wroteWhileRefused = (await lastTransaction()) - before

  let heldUp = 0
  let slowestMs = 0
  for (const [from, email] of [
    ['198.51.100.201', VICTIM],
    ['198.51.100.202', `${name}-someone@example.test`],
  ] as const) {
    const startedAt = performance.now()
    const { status } = await post(from, email)
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    if (status !== form.admitted) heldUp += 1
  }
  return { ...counted, wroteWhileRefused, heldUp, slowestMs }
}
