import fc from 'fast-check'
import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { CONSENT_TEXTS } from '../stories/consent.ts'
import { pricePenceInAll, priceText, VAT_MODES } from './price.ts'
import { type ProofPerson, type ProofStory, proofRefusal, proofText } from './proof.ts'
import { OFFER_MESSAGES, offerDifferences, offerFormSchema } from './schema.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

describe('a price', () => {
  it.each([
    [{ pricePence: null, priceUnit: '', vatMode: 'none' }, 'Price on request'],
    [{ pricePence: 0, priceUnit: 'a month', vatMode: 'added' }, 'Free'],
    [{ pricePence: 12_000, priceUnit: '', vatMode: 'none' }, '£120, no VAT'],
    [{ pricePence: 12_000, priceUnit: 'a month', vatMode: 'included' }, '£120 a month including VAT'],
    [{ pricePence: 12_000, priceUnit: 'a month', vatMode: 'added' }, '£120 a month plus VAT (£144 in all)'],
    [{ pricePence: 1_999, priceUnit: '', vatMode: 'added' }, '£19.99 plus VAT (£23.99 in all)'],
  ] as const)('%o reads as %s', (price, text) => {
    expect(priceText(price)).toBe(text)
  })

  it('is whole pence in all, a fifth more where VAT is added and the same elsewhere', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom(...VAT_MODES),
        (pricePence, vatMode) => {
          const all = pricePenceInAll({ pricePence, vatMode }) ?? 0
          expect(Number.isInteger(all)).toBe(true)
          expect(Math.abs(all - pricePence * (vatMode === 'added' ? 1.2 : 1))).toBeLessThanOrEqual(0.5)
        },
      ),
    )
  })
})

describe('a story beside an offer', () => {
  const person: ProofPerson = { name: 'Mara Blake', permission: 'granted', scope: '', expiresOn: null }
  const story = (people: readonly Partial<ProofPerson>[], over: Partial<ProofStory> = {}): ProofStory => ({
    title: 'The first loaf',
    text: 'Twelve loaves a week',
    isWhole: false,
    permission: 'none',
    permissionExpiresOn: null,
    people: people.map(each => ({ ...person, ...each })),
    ...over,
  })

  it.each([
    ['is shown where nobody is in it', story([]), null],
    ['is shown where everybody agreed', story([{}, {}]), null],
    ['is not while one has not answered', story([{}, { permission: 'asked' }]), 'asked'],
    ['is not after one took it back', story([{ permission: 'revoked' }]), 'revoked'],
    ['is not after a permission ran out', story([{ expiresOn: '2026-11-19' }]), 'expired'],
    ['is on the last day of a permission', story([{ expiresOn: '2026-11-20' }]), null],
    [
      'is not against “no website”',
      story([{ permission: 'limited', scope: CONSENT_TEXTS.site.without }]),
      'not_site',
    ],
    [
      'is against “no social media”',
      story([{ permission: 'limited', scope: CONSENT_TEXTS.social.without }]),
      null,
    ],
    [
      'is not with a name that is not to be used',
      story([{ permission: 'limited', scope: CONSENT_TEXTS.name.without }], { text: 'Mara’s loaves' }),
      'named',
    ],
    ['is without that name', story([{ permission: 'limited', scope: CONSENT_TEXTS.name.without }]), null],
    [
      'is not cut against their wish',
      story([{ permission: 'limited', scope: CONSENT_TEXTS.shorten.without }]),
      'cut',
    ],
    ['is not with limits we can’t judge', story([{ permission: 'limited', scope: 'only in May' }]), 'limits'],
    ['is not with limits that nobody named', story([{ permission: 'limited', scope: ' ; ' }]), 'limits'],
  ] as const)('%s', (_, told, refusal) => {
    expect(proofRefusal(told, NOW)).toBe(refusal)
  })

  it('is never shown while one of its people has withdrawn, whatever the others say', () => {
    const people = fc.array(
      fc.record({
        permission: fc.constantFrom('none', 'asked', 'granted', 'limited', 'revoked') as fc.Arbitrary<
          ProofPerson['permission']
        >,
        scope: fc.constantFrom('', CONSENT_TEXTS.social.without, 'anything'),
      }),
    )
    fc.assert(
      fc.property(people, others => {
        const refusal = proofRefusal(story([...others, { permission: 'revoked' }]), NOW)
        expect(refusal).not.toBeNull()
      }),
    )
  })

  it('says what backs it up, else what came of it, else how it begins', () => {
    const told = { proof: ' A number ', result: 'It rose', body: 'First.\n\nSecond.' }
    expect(proofText(told)).toBe('A number')
    expect(proofText({ ...told, proof: ' ' })).toBe('It rose')
    expect(proofText({ proof: '', result: '', body: 'First.\n\nSecond.' })).toBe('First.')
    expect(proofText({ proof: '', result: '', body: '' })).toBe('')
  })
})

describe('the form of an offer', () => {
  const form = { name: 'Course', version: '1' }

  it('needs a name alone, and reads pounds and links', () => {
    expect(
      parse(offerFormSchema, { ...form, pricePence: '£1,200.50', paymentLink: 'https://pay.example/x' }),
    ).toMatchObject({
      pricePence: 120_050,
      paymentLink: 'https://pay.example/x',
      vatMode: 'none',
    })
    expect(parse(offerFormSchema, form)).toMatchObject({ pricePence: null, paymentLink: '' })
  })

  it.each([
    [{ name: '' }, OFFER_MESSAGES.nameRequired],
    [{ pricePence: 'cheap' }, OFFER_MESSAGES.priceInvalid],
    [{ pricePence: '1.234' }, OFFER_MESSAGES.priceInvalid],
    [{ paymentLink: 'http://pay.example' }, OFFER_MESSAGES.linkInvalid],
    [{ paymentLink: 'javascript:alert(1)' }, OFFER_MESSAGES.linkInvalid],
  ])('refuses %o', (over, message) => {
    const result = safeParse(offerFormSchema, { ...form, ...over })
    expect(result.issues?.map(issue => issue.message)).toContain(message)
  })

  it('names where two states differ', () => {
    const { version: _, ...saved } = parse(offerFormSchema, { ...form, pricePence: '19' })
    expect(offerDifferences(saved, saved)).toEqual([])
    expect(offerDifferences(saved, { ...saved, pricePence: 2_000 })).toEqual([
      { label: 'Price', saved: '19', typed: '20' },
    ])
  })
})
