import { attachCard, needCard } from '../books/cards.ts'
import { deleteCustomer } from '../books/customers.ts'
import { type Ledger, need, needCustomer, Refusal } from '../books/ledger.ts'
import type { Coupon, Price } from '../books/state.ts'
import { flagOf, metadataOf, numberOf, textOf, textsOf, treeOf } from './given.ts'
import type { Handlers } from './handlers.ts'
import {
  presentCoupon,
  presentCustomer,
  presentDeletedCustomer,
  presentPaymentMethod,
  presentPrice,
  presentProduct,
  presentPromotionCode,
} from './present.ts'

/** Customers, products, prices and promotion codes. */
export const catalogue: Handlers = {
  'POST /v1/customers': (ledger, form) => {
    const customer = {
      id: ledger.id('cus'),
      created: ledger.now(),
      email: textOf(form.email),
      name: textOf(form.name),
      metadata: metadataOf(form.metadata),
      balance: 0,
      card: null,
      footer: textOf(treeOf(form.invoice_settings).footer),
      invoicesNumbered: 0,
      deleted: false,
      testClock: testClockOf(ledger, textOf(form.test_clock)),
    }
    ledger.state.customers[customer.id] = customer
    ledger.emit('customer.created', customer.id)
    return presentCustomer(customer)
  },
  'GET /v1/customers/:id': (ledger, _given, id) => {
    const customer = need(ledger.state.customers, id, 'customer')
    return customer.deleted ? presentDeletedCustomer(customer) : presentCustomer(customer)
  },
  'DELETE /v1/customers/:id': (ledger, _given, id) => {
    const customer = needCustomer(ledger, id, 'id')
    deleteCustomer(ledger, customer)
    return presentDeletedCustomer(customer)
  },
  'POST /v1/customers/:id': (ledger, form, id) => {
    const customer = needCustomer(ledger, id, 'id')
    if (form.email !== undefined) customer.email = textOf(form.email)
    if (form.name !== undefined) customer.name = textOf(form.name)
    customer.metadata = metadataOf(form.metadata, customer.metadata)
    const settings = treeOf(form.invoice_settings)
    if (settings.footer !== undefined) customer.footer = textOf(settings.footer)
    const card = textOf(settings.default_payment_method)
    if (card !== null) customer.card = needCard(ledger, card, id)
    ledger.emit('customer.updated', customer.id)
    return presentCustomer(customer)
  },
  'POST /v1/payment_methods/:id/attach': (ledger, form, id) => {
    const customer = needCustomer(ledger, textOf(form.customer), 'customer')
    return presentPaymentMethod(attachCard(ledger, customer, id))
  },

  'GET /v1/products': (ledger, form) => {
    const ids = textsOf(form.ids)
    const active = flagOf(form.active)
    return Object.values(ledger.state.products)
      .filter(product => ids.length === 0 || ids.includes(product.id))
      .filter(product => active === null || product.active === active)
      .map(presentProduct)
  },
  'POST /v1/products': (ledger, form) => {
    const id = textOf(form.id) ?? ledger.id('prod')
    if (ledger.state.products[id])
      throw new Refusal('Product already exists.', { code: 'resource_already_exists' })
    const product = {
      id,
      created: ledger.now(),
      name: textOf(form.name) ?? '',
      description: textOf(form.description),
      active: flagOf(form.active) ?? true,
      metadata: metadataOf(form.metadata),
    }
    ledger.state.products[id] = product
    ledger.emit('product.created', id)
    return presentProduct(product)
  },
  'POST /v1/products/:id': (ledger, form, id) => {
    const product = need(ledger.state.products, id, 'product')
    product.name = textOf(form.name) ?? product.name
    product.description = textOf(form.description) ?? product.description
    product.active = flagOf(form.active) ?? product.active
    product.metadata = metadataOf(form.metadata, product.metadata)
    ledger.emit('product.updated', product.id)
    return presentProduct(product)
  },

  'GET /v1/prices': (ledger, form) => {
    const keys = textsOf(form.lookup_keys)
    const active = flagOf(form.active)
    const product = textOf(form.product)
    return Object.values(ledger.state.prices)
      .filter(price => keys.length === 0 || (price.lookupKey !== null && keys.includes(price.lookupKey)))
      .filter(price => active === null || price.active === active)
      .filter(price => product === null || price.product === product)
      .map(presentPrice)
  },
  'POST /v1/prices': (ledger, form) => {
    const product = need(ledger.state.products, textOf(form.product) ?? undefined, 'product', 'product')
    const interval = textOf(treeOf(form.recurring).interval)
    const unitAmount = numberOf(form.unit_amount)
    if ((interval !== 'month' && interval !== 'year') || unitAmount === null) {
      throw new Refusal('The stand-in knows prices by the month and by the year, with a unit_amount')
    }
    const lookupKey = textOf(form.lookup_key)
    giveKey(ledger, lookupKey, flagOf(form.transfer_lookup_key) ?? false)
    const price: Price = {
      id: ledger.id('price'),
      created: ledger.now(),
      product: product.id,
      unitAmount,
      currency: textOf(form.currency) ?? 'gbp',
      interval,
      lookupKey,
      active: flagOf(form.active) ?? true,
      metadata: metadataOf(form.metadata),
    }
    ledger.state.prices[price.id] = price
    ledger.emit('price.created', price.id)
    return presentPrice(price)
  },
  'GET /v1/prices/:id': (ledger, _given, id) => presentPrice(need(ledger.state.prices, id, 'price')),
  'POST /v1/prices/:id': (ledger, form, id) => {
    const price = need(ledger.state.prices, id, 'price')
    if (form.lookup_key !== undefined) {
      giveKey(ledger, textOf(form.lookup_key), flagOf(form.transfer_lookup_key) ?? false)
      price.lookupKey = textOf(form.lookup_key)
    }
    price.active = flagOf(form.active) ?? price.active
    price.metadata = metadataOf(form.metadata, price.metadata)
    ledger.emit('price.updated', price.id)
    return presentPrice(price)
  },

  'POST /v1/coupons': (ledger, form) => {
    const duration = textOf(form.duration) ?? 'once'
    if ((duration === 'repeating') !== (numberOf(form.duration_in_months) !== null)) {
      throw new Refusal('`duration_in_months` goes with `duration` `repeating`, and with no other.', {
        param: 'duration_in_months',
      })
    }
    const coupon: Coupon = {
      id: textOf(form.id) ?? ledger.id('coupon'),
      created: ledger.now(),
      percentOff: numberOf(form.percent_off),
      amountOff: numberOf(form.amount_off),
      duration: duration === 'forever' || duration === 'repeating' ? duration : 'once',
      months: numberOf(form.duration_in_months),
      name: textOf(form.name),
    }
    ledger.state.coupons[coupon.id] = coupon
    return presentCoupon(coupon)
  },
  'GET /v1/promotion_codes': (ledger, form) => {
    const code = textOf(form.code)?.toUpperCase()
    const active = flagOf(form.active)
    return Object.values(ledger.state.promotionCodes)
      .filter(one => code === undefined || one.code.toUpperCase() === code)
      .filter(one => active === null || one.active === active)
      .map(presentPromotionCode)
  },
  'POST /v1/promotion_codes': (ledger, form) => {
    const coupon = need(ledger.state.coupons, textOf(treeOf(form.promotion).coupon) ?? undefined, 'coupon')
    const promotionCode = {
      id: ledger.id('promo'),
      created: ledger.now(),
      code: textOf(form.code) ?? `CODE${ledger.state.sequence}`,
      coupon: coupon.id,
      active: flagOf(form.active) ?? true,
    }
    ledger.state.promotionCodes[promotionCode.id] = promotionCode
    return presentPromotionCode(promotionCode)
  },
}

const testClockOf = (ledger: Ledger, id: string | null) =>
  id === null ? null : need(ledger.state.testClocks, id, 'test_clock', 'test_clock').id

function giveKey(ledger: Ledger, key: string | null, mayTake: boolean): void {
  if (key === null) return
  for (const price of Object.values(ledger.state.prices)) {
    if (price.lookupKey !== key) continue
    if (!mayTake) {
      throw new Refusal(`A price (\`${price.id}\`) already uses that lookup key.`, { param: 'lookup_key' })
    }
    price.lookupKey = null
  }
}
