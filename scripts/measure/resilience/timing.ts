import { hashPassword } from '#app/identity/services/passwords/hash-password.ts'
import { PUBLIC_FORMS, type PublicForm } from '../harness/load/public-forms.ts'
import { send } from '../harness/load/send.ts'
import { note, short } from '../harness/report.ts'
import { startApp } from '../harness/servers/app.ts'
import { openServerDatabase } from '../harness/servers/databases.ts'
import { aucOf } from './auc.ts'
import type { Figure } from './figures.ts'

const PAIRS = 400
/**
 * Each pair is measured so often. By chance alone 400 pairs leave 0.45 to 0.55 once in seventy runs, 1 200 hardly ever;
 * more often the limits for one account would answer.
 */
const ROUNDS = 3
const WARM_UP = 40
/** The forms that answer alike whether or not there is an account. */
const FORMS = PUBLIC_FORMS.filter(({ name }) => ['sign-in', 'magic link', 'reset', 'resend'].includes(name))

/** The clock does not tell who has an account: known and unknown addresses in turn, in an order of chance. */
export async function run(share: number): Promise<Figure[]> {
  const database = await openServerDatabase()
  if (typeof database === 'string') throw new Error(database)
  try {
    const app = await startApp(database.place, { TRUST_PROXY: '1' })
    try {
      const pairs = Math.max(20, Math.round(PAIRS * share))
      const passwordHash = await hashPassword('Hearthstone9')
      await database.use(async db => {
        await db.sql`
          insert into accounts (email, full_name, password_hash, email_confirmed_at)
          select 'known-' || n || '@example.test', 'Ada', ${passwordHash}, now() from generate_series(1000, ${999 + pairs}) n`
      })
      const origin = `http://localhost:${app.port}`
      const figures: Figure[] = [{ what: 'pairs', value: pairs, bar: { atLeast: PAIRS * share } }]
      for (const form of FORMS) figures.push(...(await measure(origin, form, pairs)))
      return figures
    } finally {
      await app.stop()
    }
  } finally {
    await database.remove()
  }
}

let address = 0

async function measure(origin: string, form: PublicForm, pairs: number): Promise<Figure[]> {
  let refused = 0
  const time = async (email: string) => {
    address += 1
    const from = `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`
    const fields = form.fields({ email, stamp: '' })
    const startedAt = performance.now()
    const { status } = await send(origin, form.path, { from, form: fields })
    const ms = performance.now() - startedAt
    if (status !== form.admitted) refused += 1
    return ms
  }
  for (let n = 0; n < WARM_UP; n += 1) await time(`warm-up-${n}@example.test`)
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let n = 1000; n < 1000 + pairs; n += 1) {
      const order = Math.random() < 0.5 ? ([known, unknown] as const) : ([unknown, known] as const)
      for (const times of order)
        times.push(await time(times === known ? `known-${n}@example.test` : `other-${n}@example.test`))
    }
  }
  const auc = aucOf(known, unknown)
  note(
    `${form.name}: median ${short(middle(known))} ms with an account, ${short(middle(unknown))} ms without`,
  )
  return [
    { what: `${form.name}: AUC of known against unknown`, value: auc, bar: { atLeast: 0.45 } },
    { what: '… and', value: auc, bar: { atMost: 0.55 } },
    { what: '… answers that were not the form’s own', value: refused, bar: { atMost: 0 } },
  ]
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
