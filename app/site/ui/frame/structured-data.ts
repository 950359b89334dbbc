import { sharePictureName } from '#app/design/layout/share-picture-name.ts'
import type { Question } from '#app/site/copy/faq.ts'
import { PLANS } from '#core/billing/plans.ts'
import { TIERS } from '#core/billing/tiers.ts'

/** Who we are, for machines. */
export function organisationData(origin: string): object {
  return { '@type': 'Organization', name: 'Brandhearth', url: origin, logo: `${origin}/icon-512.png` }
}

/** The product with its three offers, in pounds and from the one list of prices. */
export function productData(origin: string): object {
  return {
    '@type': 'SoftwareApplication',
    name: 'Brandhearth',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: origin,
    offers: TIERS.map(tier => ({
      '@type': 'Offer',
      name: PLANS[tier].name,
      price: (PLANS[tier].monthlyPence / 100).toFixed(2),
      priceCurrency: 'GBP',
      url: `${origin}/pricing`,
    })),
  }
}

/** Questions and answers that stand on the page. */
export function faqData(questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** One article. */
export function articleData(
  origin: string,
  article: { slug: string; title: string; summary: string; date: string },
): object {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    datePublished: article.date,
    image: `${origin}/og/${sharePictureName(`/insights/${article.slug}`)}.png`,
    url: `${origin}/insights/${article.slug}`,
    author: { '@type': 'Organization', name: 'Brandhearth', url: origin },
  }
}
