import { compileFoundation } from '#core/brand/alignment/foundation/compile.ts'
import { fieldItems, fieldTexts } from '#core/brand/alignment/foundation/fields.ts'
import { rarity } from '#core/brand/alignment/text/rarity.ts'
import { tokenise } from '#core/brand/alignment/text/tokenise.ts'
import type { BenchBrand } from '../brands.ts'
import { chanceFrom, shuffled } from './chance.ts'

/** A text that uses what the brand says of itself without saying anything a founder would publish. */
export interface Fake {
  readonly way: string
  readonly text: string
}

/** Sentences to put around one of the brand's own sentences so that the whole says the opposite. */
const DENIALS: readonly ((sentence: string) => string)[] = [
  s => `It is nonsense that ${lowerFirst(s)}`,
  s => `We have stopped believing that ${lowerFirst(s)}`,
  s => `Nobody with any sense thinks that ${lowerFirst(s)}`,
  s => `It's simply not true that ${lowerFirst(s)}`,
  s => `${s} What a load of rubbish.`,
  s => `Forget the idea that ${lowerFirst(s)}`,
]
/** The same, put aside: nothing in the core was written with these at hand. */
const DENIALS_ASIDE: readonly ((sentence: string) => string)[] = [
  s => `Only a fool would say that ${lowerFirst(s)}`,
  s => `People claim that ${stripEnd(lowerFirst(s))}, which is utter bunkum.`,
  s => `I couldn't disagree more: ${lowerFirst(s)}`,
  s => `${stripEnd(s)}? Don't make me laugh.`,
  s => `We no longer pretend that ${lowerFirst(s)}`,
  s => `The claim that ${stripEnd(lowerFirst(s))} is hogwash.`,
]
const REVERSALS: readonly ((value: string, other: string) => string)[] = [
  (v, w) =>
    `We never bother with ${v}. ${upperFirst(v)} is a myth, and ${w} is for people with too much time.`,
  (v, w) => `Who cares about ${v}? We don't. As for ${w}, we gave that up years ago and nobody noticed.`,
  (v, w) => `${upperFirst(v)} is a waste of money. We laugh at ${w} here and we always will.`,
  (v, w) => `I hate ${v}. I can't stand ${w} either, and I wish people would stop asking me for it.`,
  (v, w) => `Our customers get no ${v} from us. There's no room for ${w} in a business like this one.`,
  (v, w) => `We don't believe in ${v}. It's overrated, like ${w}, and it has never earned anyone a penny.`,
]
const CONTEMPT: readonly ((who: string, what: string) => string)[] = [
  (who, what) =>
    `${upperFirst(who)} is an idiot. People like that make me sick, with their ${what} and their moaning. Get over it.`,
  (who, what) =>
    `I can't stand people like ${who}. They're stupid, they're lazy and they deserve every bit of their ${what}.`,
  (who, what) =>
    `We laugh at ${who} behind closed doors. Pathetic. Nobody wants to hear about your ${what}, so stop whining.`,
  (who, what) =>
    `Still going on about ${what}? Grow up. ${upperFirst(who)} has only got herself to blame, the useless creature.`,
]
const PROMOTIONS: readonly ((a: string, b: string) => string)[] = [
  (a, b) =>
    `MEGA SALE! 50% off all ${a} and ${b} this weekend only. The lowest prices around, guaranteed. Use code SAVE50 at checkout.`,
  (a, b) =>
    `Cheapest ${a} in town! We beat any price on ${b}. Two for one until Sunday, while stocks last. Order now and save £20.`,
  (a, b) =>
    `Black Friday deals on ${a}: was £80, now £39. Hurry, only five left! Buy ${b} today and get free delivery.`,
]
const NONSENSE: readonly ((a: string, b: string, c: string) => string)[] = [
  (a, b) => `It is all about ${a} and ${b}.`,
  (a, b, c) => `We love ${a}, ${b} and ${c}. That is what ${a} means to us and to our ${b}.`,
  (a, b, c) => `Think of ${a}. Think of ${b}. And never forget ${c}, because ${c} is ${a}.`,
]
const FOREIGN: readonly ((a: string, b: string) => string)[] = [
  (a, b) =>
    `Nos gusta mucho hablar de ${a} con nuestros amigos, porque siempre hay algo nuevo que aprender sobre ${b} en esta casa.`,
  (a, b) =>
    `Wir freuen uns sehr über ${a}, denn jeder Tag bringt etwas Neues, und ohne ${b} wäre das Leben nur halb so schön.`,
  (a, b) =>
    `Chaque matin nous pensons à ${a}, et le soir quand tout est calme nous rêvons encore de ${b} avec nos enfants.`,
]

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lowerFirst = (text: string) => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
const stripEnd = (text: string) => text.replace(/[.!?…]+$/, '')

/** The sentences of a post, with their ends. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]["”’)]?)\s+/).filter(sentence => sentence.trim() !== '')
}

function contentWords(text: string): string[] {
  return tokenise(text)
    .filter(token => rarity(token.stem) >= 0.4)
    .map(token => token.word)
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, letter => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}

/** Every way of fooling the score with one brand; `generic` are posts that could be anyone's. */
export function fakesOf(brand: BenchBrand, generic: readonly string[], seed: number): Fake[] {
  const chance = chanceFrom(seed)
  const { foundation, on_brand } = brand
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T
  const own = [...new Set([...compileFoundation(foundation).subject])].filter(key => rarity(key) >= 0.4)
  const written = [
    ...new Set(
      (Object.keys(foundation) as (keyof typeof foundation)[])
        .filter(key => key !== 'words_to_avoid')
        .flatMap(key => fieldTexts(foundation, key))
        .flatMap(contentWords),
    ),
  ]
  const word = () => pick(written.length > 0 ? written : own)
  const values = fieldItems(foundation, 'core_values')
  const who = fieldTexts(foundation, 'dream_client')[0]?.match(/^\p{L}+/u)?.[0] ?? 'the client'
  const pains = [
    ...fieldItems(foundation, 'audience_pain_points'),
    ...fieldItems(foundation, 'dream_client').flatMap(text => contentWords(text)),
  ]
  const fakes: Fake[] = []
  const add = (way: string, text: string) => fakes.push({ way, text })
  for (const post of on_brand.slice(0, 3)) {
    const sentences = sentencesOf(post)
    const words = contentWords(post)
    add('post’s words with commas', `${upperFirst(shuffled(words, chance).slice(0, 25).join(', '))}.`)
    add('post shuffled', shuffled(post.split(/\s+/), chance).join(' '))
    add(
      'post shuffled within sentences',
      sentences.map(s => shuffled(s.split(' '), chance).join(' ')).join(' '),
    )
    add(
      'one sentence repeated',
      Array.from({ length: 6 }, () => [...sentences].sort((a, b) => b.length - a.length)[0]).join(' '),
    )
    add(
      'post in ROT13, own words kept',
      post.replace(/\p{L}+/gu, w => (chance() < 0.3 ? word() : rot13(w))),
    )
    const denial = pick(DENIALS)
    add('each sentence denied', sentences.map(denial).join(' '))
    add(
      'each sentence denied in turn',
      sentences.map((s, at) => (DENIALS[at % DENIALS.length] ?? denial)(s)).join(' '),
    )
    const aside = pick(DENIALS_ASIDE)
    add('each sentence denied, aside', sentences.map(aside).join(' '))
  }
  for (let round = 0; round < 2; round += 1) {
    const list = shuffled(written, chance)
    add('own words with commas', list.slice(0, 24).join(', '))
    add(
      'own words in bullets',
      list
        .slice(0, 12)
        .map(w => `- ${upperFirst(w)}`)
        .join('\n'),
    )
    add(
      'own words as hashtags',
      list
        .slice(0, 12)
        .map(w => `#${w}`)
        .join(' '),
    )
    add('own words with and', list.slice(0, 14).join(' and '))
    add('own words without commas', list.slice(0, 30).join(' '))
    const filler = pick(generic).split(' ')
    add(
      'own words put into a generic post',
      filler.flatMap((w, at) => (at % 4 === 3 ? [w, word()] : [w])).join(' '),
    )
    add('own words behind a generic post', `${pick(generic)} ${list.slice(0, 15).join(', ')}.`)
    const value = pick(values) ?? 'care'
    add(
      'values reversed',
      Array.from({ length: 2 }, () => pick(REVERSALS)(value, pick(values) ?? word())).join(' '),
    )
    add(
      'contempt for the client',
      `${pick(CONTEMPT)(who, pick(pains) ?? 'worries')} ${pick(CONTEMPT)(who, pick(pains) ?? 'worries')}`,
    )
    add(
      'promotion of the same subject',
      `${pick(PROMOTIONS)(word(), word())} ${pick(PROMOTIONS)(word(), word())}`,
    )
    add(
      'nonsense in a frame',
      Array.from({ length: 4 }, () => pick(NONSENSE)(word(), word(), word())).join(' '),
    )
    add('another language', `${pick(FOREIGN)(word(), word())} ${pick(FOREIGN)(word(), word())}`)
  }
  return fakes
}
