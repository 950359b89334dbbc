/**
 * Every call of Stripe's API that the stand-in answers, with the type of its parameters in the `stripe` package.
 * `extract-parameters.ts` reads the types of these names into `parameters.json`; a call that is not here gets 404.
 */
export const ENDPOINTS = {
  'POST /v1/customers': 'CustomerCreateParams',
  'GET /v1/customers/:id': 'CustomerRetrieveParams',
  'POST /v1/customers/:id': 'CustomerUpdateParams',
  'DELETE /v1/customers/:id': 'CustomerDeleteParams',
  'GET /v1/products': 'ProductListParams',
  'POST /v1/products': 'ProductCreateParams',
  'POST /v1/products/:id': 'ProductUpdateParams',
  'GET /v1/prices': 'PriceListParams',
  'POST /v1/prices': 'PriceCreateParams',
  'GET /v1/prices/:id': 'PriceRetrieveParams',
  'POST /v1/prices/:id': 'PriceUpdateParams',
  'POST /v1/coupons': 'CouponCreateParams',
  'GET /v1/promotion_codes': 'PromotionCodeListParams',
  'POST /v1/promotion_codes': 'PromotionCodeCreateParams',
  'POST /v1/checkout/sessions': 'Checkout.SessionCreateParams',
  'GET /v1/checkout/sessions': 'Checkout.SessionListParams',
  'GET /v1/checkout/sessions/:id': 'Checkout.SessionRetrieveParams',
  'POST /v1/checkout/sessions/:id/expire': 'Checkout.SessionExpireParams',
  'GET /v1/subscriptions': 'SubscriptionListParams',
  'GET /v1/subscriptions/:id': 'SubscriptionRetrieveParams',
  'POST /v1/subscriptions/:id': 'SubscriptionUpdateParams',
  'DELETE /v1/subscriptions/:id': 'SubscriptionCancelParams',
  'POST /v1/subscription_schedules': 'SubscriptionScheduleCreateParams',
  'GET /v1/subscription_schedules/:id': 'SubscriptionScheduleRetrieveParams',
  'POST /v1/subscription_schedules/:id': 'SubscriptionScheduleUpdateParams',
  'POST /v1/subscription_schedules/:id/release': 'SubscriptionScheduleReleaseParams',
  'POST /v1/billing_portal/sessions': 'BillingPortal.SessionCreateParams',
  'GET /v1/billing_portal/configurations': 'BillingPortal.ConfigurationListParams',
  'POST /v1/billing_portal/configurations': 'BillingPortal.ConfigurationCreateParams',
  'GET /v1/invoices': 'InvoiceListParams',
  'GET /v1/invoices/:id': 'InvoiceRetrieveParams',
  'POST /v1/invoices/:id/void': 'InvoiceVoidInvoiceParams',
  'POST /v1/invoices/create_preview': 'InvoiceCreatePreviewParams',
  'GET /v1/events': 'EventListParams',
  'GET /v1/events/:id': 'EventRetrieveParams',
} as const

export type Endpoint = keyof typeof ENDPOINTS
