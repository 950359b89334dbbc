import { type Ledger, need, Refusal } from '../books/ledger.ts'
import type { Coupon, Price } from '../books/state.ts'
import { flagOf, metadataOf, numberOf, textOf, textsOf, treeOf } from './given.ts'
import type { Handlers } from './handlers.ts'
import {
  presentCoupon,
  presentCustomer,
  presentPrice,
  presentProduct,
  presentPromotionCode,
} from './present.ts'

/** Customers, products, prices and promotion codes. */
export const catalogue: Handlers = {
  'POST /v1/customers': (ledger, given) => {
    const customer = {
      id: ledger.id('cus'),
      created: ledger.now(),
      email: textOf(given.email),
      name: textOf(given.name),
      metadata: metadataOf(given.metadata),
      balance: 0,
      card: null,
      invoicesNumbered: 0,
    }
    ledger.state.customers[customer.id] = customer
    ledger.emit('customer.created', customer.id)
    return presentCustomer(customer)
  },
  'GET /v1/customers/:id': (ledger, _given, id) =>
    presentCustomer(need(ledger.state.customers, id, 'customer')),
  'POST /v1/customers/:id': (ledger, given, id) => {
    const customer = need(ledger.state.customers, id, 'customer')
    if (given.email !== undefined) customer.email = textOf(given.email)
    if (given.name !== undefined) customer.name = textOf(given.name)
    customer.metadata = metadataOf(given.metadata, customer.metadata)
    ledger.emit('customer.updated', customer.id)
    return presentCustomer(customer)
  },

  'GET /v1/products': (ledger, given) => {
    const ids = textsOf(given.ids)
    const active = flagOf(given.active)
    return Object.values(ledger.state.products)
      .filter(product => ids.length === 0 || ids.includes(product.id))
      .filter(product => active === null || product.active === active)
      .map(presentProduct)
  },
  'POST /v1/products': (ledger, given) => {
    const id = textOf(given.id) ?? ledger.id('prod')
    if (ledger.state.products[id])
      throw new Refusal('Product already exists.', { code: 'resource_already_exists' })
    const product = {
      id,
      created: ledger.now(),
      name: textOf(given.name) ?? '',
      description: textOf(given.description),
      active: flagOf(given.active) ?? true,
      metadata: metadataOf(given.metadata),
    }
    ledger.state.products[id] = product
    ledger.emit('product.created', id)
    return presentProduct(product)
  },
  'POST /v1/products/:id': (ledger, given, id) => {
    const product = need(ledger.state.products, id, 'product')
    product.name = textOf(given.name) ?? product.name
    product.description = textOf(given.description) ?? product.description
    product.active = flagOf(given.active) ?? product.active
    product.metadata = metadataOf(given.metadata, product.metadata)
    ledger.emit('product.updated', product.id)
    return presentProduct(product)
  },

  'GET /v1/prices': (ledger, given) => {
    const keys = textsOf(given.lookup_keys)
    const active = flagOf(given.active)
    const product = textOf(given.product)
    return Object.values(ledger.state.prices)
      .filter(price => keys.length === 0 || (price.lookupKey !== null && keys.includes(price.lookupKey)))
      .filter(price => active === null || price.active === active)
      .filter(price => product === null || price.product === product)
      .map(presentPrice)
  },
  'POST /v1/prices': (ledger, given) => {
    const product = need(ledger.state.products, textOf(given.product) ?? undefined, 'product', 'product')
    const interval = textOf(treeOf(given.recurring).interval)
    const unitAmount = numberOf(given.unit_amount)
    if ((interval !== 'month' && interval !== 'year') || unitAmount === null) {
      throw new Refusal('The stand-in knows prices by the month and by the year, with a unit_amount')
    }
    const lookupKey = textOf(given.lookup_key)
    giveKey(ledger, lookupKey, flagOf(given.transfer_lookup_key) ?? false)
    const price: Price = {
      id: ledger.id('price'),
      created: ledger.now(),
      product: product.id,
      unitAmount,
      currency: textOf(given.currency) ?? 'gbp',
      interval,
      lookupKey,
      active: flagOf(given.active) ?? true,
      metadata: metadataOf(given.metadata),
    }
    ledger.state.prices[price.id] = price
    ledger.emit('price.created', price.id)
    return presentPrice(price)
  },
  'POST /v1/prices/:id': (ledger, given, id) => {
    const price = need(ledger.state.prices, id, 'price')
    if (given.lookup_key !== undefined) {
      giveKey(ledger, textOf(given.lookup_key), flagOf(given.transfer_lookup_key) ?? false)
      price.lookupKey = textOf(given.lookup_key)
    }
    price.active = flagOf(given.active) ?? price.active
    price.metadata = metadataOf(given.metadata, price.metadata)
    ledger.emit('price.updated', price.id)
    return presentPrice(price)
  },

  'POST /v1/coupons': (ledger, given) => {
    const duration = textOf(given.duration) ?? 'once'
    const coupon: Coupon = {
      id: textOf(given.id) ?? ledger.id('coupon'),
      created: ledger.now(),
      percentOff: numberOf(given.percent_off),
      amountOff: numberOf(given.amount_off),
      duration: duration === 'forever' || duration === 'repeating' ? duration : 'once',
      months: numberOf(given.duration_in_months),
      name: textOf(given.name),
    }
    ledger.state.coupons[coupon.id] = coupon
    return presentCoupon(coupon)
  },
  'GET /v1/promotion_codes': (ledger, given) => {
    const code = textOf(given.code)?.toUpperCase()
    const active = flagOf(given.active)
    return Object.values(ledger.state.promotionCodes)
      .filter(one => code === undefined || one.code.toUpperCase() === code)
      .filter(one => active === null || one.active === active)
      .map(presentPromotionCode)
  },
  'POST /v1/promotion_codes': (ledger, given) => {
    const coupon = need(ledger.state.coupons, textOf(treeOf(given.promotion).coupon) ?? undefined, 'coupon')
    const promotionCode = {
      id: ledger.id('promo'),
      created: ledger.now(),
      code: textOf(given.code) ?? `CODE${ledger.state.sequence}`,
      coupon: coupon.id,
      active: flagOf(given.active) ?? true,
    }
    ledger.state.promotionCodes[promotionCode.id] = promotionCode
    return presentPromotionCode(promotionCode)
  },
}

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
