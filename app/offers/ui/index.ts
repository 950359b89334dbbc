export { ChooseOfferPage } from './choose-offer-page.tsx'
export { OfferBody } from './offer-body.tsx'
