import type { Founder } from './founders/founder.ts'
import { FOUNDERS } from './founders/founders.ts'
import type { Random } from './random.ts'

const FIRST_NAMES = [
  'Amara',
  'Ben',
  'Carys',
  'Dominic',
  'Esme',
  'Farid',
  'Georgia',
  'Hamish',
  'Imogen',
  'Jakub',
  'Kezia',
  'Liam',
  'Maeve',
  'Nikhil',
  'Olive',
  'Pavel',
  'Quentin',
  'Rhian',
  'Sofia',
  'Theo',
  'Uma',
  'Vera',
  'Wyn',
  'Xenia',
  'Yannick',
  'Zadie',
]
const LAST_NAMES = [
  'Abbott',
  'Bianchi',
  'Chaudhry',
  'Davies',
  'Ellis',
  'Forsyth',
  'Gill',
  'Hughes',
  'Ibrahim',
  'Jarvis',
  'Kowalski',
  'Lowe',
  'Murray',
  'Novak',
  'O\u2019Brien',
  'Patel',
  'Quinn',
  'Rees',
  'Singh',
  'Taylor',
  'Usman',
  'Vickers',
  'Walsh',
  'Young',
]
const TOWNS = [
  'Hexham',
  'Ludlow',
  'Whitby',
  'Totnes',
  'Oban',
  'Frome',
  'Hebden Bridge',
  'Rye',
  'Kendal',
  'Stroud',
  'Cromer',
  'Tenby',
  'Leith',
  'Bangor',
  'Deal',
  'Malvern',
]

/** A founder of one's own: one of the made-up ones under another name and in another town. */
export function makeFounder(random: Random): Founder {
  const model = random.pick(FOUNDERS)
  const name = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`
  return { ...model, name, brand: `${model.brand} ${random.pick(TOWNS)}` }
}
