import { expect, it } from 'vitest'
import { faultsOf } from '#core/brand/sentences/faults.ts'
import { FOUNDERS } from '../founders/founders.ts'
import { makeStrategy } from './strategy.ts'

it('reads aloud for every founder of the demo', () => {
  for (const founder of FOUNDERS) {
    const { data } = makeStrategy(founder, { days: 90, now: new Date('2026-11-20'), nextId: () => 'x' })
    const { position_for, position_who, position_only, client_moment, message_ask } = data
    const position = `For ${position_for}, who ${position_who}, we are the only ones who ${position_only}.`
    for (const sentence of [position, client_moment ?? '', message_ask ?? ''])
      expect(
        sentence === '' ? [] : faultsOf(sentence.replace('only ones who .', 'only ones.')),
        sentence,
      ).toEqual([])
  }
})
