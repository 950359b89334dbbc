import { expect, it } from 'vitest'
import { keepSaid, readSaid, saidAddress, saidAnchor } from './said-address.ts'

const params = (address: string) => new URL(address, 'https://a.test/compare').searchParams

it('asks for a word besides those that are open, and takes it back when it is asked for again', () => {
  const both = saidAddress(['hand'], 'pain is a message')
  expect(readSaid(params(both))).toEqual(['hand', 'pain is a message'])
  expect(both.split('#')[1]).toBe(saidAnchor('pain is a message'))
  expect(readSaid(params(saidAddress(['hand', 'thumb'], 'hand')))).toEqual(['thumb'])
})

it('keeps the sentences of the words that were asked for, and counts of all', () => {
  const quote = { id: 'a', title: 'A', address: '', at: null, quote: 'The hand.' }
  const use = { count: 3, share: 30, quotes: [quote] }
  const term = (text: string) => ({ text, isPhrase: false, theirs: use, ours: use })
  const overlap = { shared: 1, all: 2, share: 50 }
  const kept = keepSaid({ both: [term('hand'), term('thumb')], onlyTheirs: [], onlyOurs: [], overlap }, [
    'hand',
  ])
  expect(kept.both.map(({ ours }) => ours.quotes.length)).toEqual([1, 0])
  expect(kept.both.map(({ theirs }) => theirs.count)).toEqual([3, 3])
})
