export { OfferBody } from './offer-body.tsx'
