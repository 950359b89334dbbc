/** A failure that a stand-in was told to have. Which failures and calls there are is its own affair. */
export interface Order<Failure extends string, Calls extends string> {
  readonly failure: Failure
  readonly calls: Calls
  /** How many calls are left to fail. */
  times: number
  /** Milliseconds, for answers that come late. */
  readonly ms: number
}

/** An order as it is given: the next call that posts fails once, where nothing else is said. */
export type GivenOrder<Each extends Order<string, string>> = Pick<Each, 'failure'> & Partial<Each>

/** An order with all that was not said. */
export function newOrder<Failure extends string, Calls extends string>(
  order: GivenOrder<Order<Failure, Calls | 'post'>>,
): Order<Failure, Calls | 'post'> {
  return { calls: 'post', times: 1, ms: 10_000, ...order }
}

/** The order that a form names; null when it names no failure. */
export function readOrder<Failure extends string, Calls extends string>(
  form: URLSearchParams,
  { failures, calls }: { readonly failures: readonly Failure[]; readonly calls: readonly Calls[] },
): Order<Failure, Calls | 'post'> | null {
  const failure = failures.find(name => name === form.get('failure'))
  if (!failure) return null
  return newOrder<Failure, Calls>({
    failure,
    calls: calls.find(name => name === form.get('calls')) ?? 'post',
    times: Number(form.get('times') ?? 1),
    ms: Number(form.get('ms') ?? 10_000),
  })
}

/** The first order that a call meets, counted off; null when it meets none. */
export function takeOrder<Failure extends string, Calls extends string>(
  orders: Order<Failure, Calls>[],
  isMet: (order: Order<Failure, Calls>) => boolean,
): Order<Failure, Calls> | null {
  const order = orders.find(isMet)
  if (!order) return null
  order.times -= 1
  if (order.times <= 0) orders.splice(orders.indexOf(order), 1)
  return order
}
