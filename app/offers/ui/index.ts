export { FounderPage, type FounderPageProps } from './founder-page.tsx'
export { OfferBody } from './offer-body.tsx'
