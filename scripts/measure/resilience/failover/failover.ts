import type { Figure } from '../figures.ts'
import { missingForCluster } from './cluster.ts'
import { surviveKills } from './survive-kills.ts'

const KILLS = 10
const BACK_WITHIN_S = 30

/** Ten kills at full share, and the promise as figures. Throws where a program is missing. */
export async function run(share: number): Promise<Figure[]> {
  const missing = missingForCluster()
  if (missing !== null) throw new Error(missing)
  const kills = Math.ceil(KILLS * share)
  const survival = await surviveKills(kills)
  return [
    { what: 'times the primary was killed', value: survival.kills, bar: { atLeast: kills } },
    { what: 'writes acknowledged', value: survival.acknowledged, bar: { atLeast: kills * 10 } },
    { what: 'of these lost', value: survival.lost, bar: { atMost: 0 } },
    { what: 'writes doubled', value: survival.doubled, bar: { atMost: 0 } },
    { what: 'answers of another kind', value: survival.odd, bar: { atMost: 0 } },
    {
      what: 'slowest return of pages and writes, s',
      value: survival.slowestReturnS,
      bar: { atMost: BACK_WITHIN_S },
    },
    {
      what: 'streams open at the end',
      value: survival.streams.open,
      bar: { atLeast: survival.streams.held },
    },
    {
      what: 'mails asked for after a kill and sent',
      value: survival.mails.sent,
      bar: { atLeast: survival.mails.asked },
    },
  ]
}
