/** Whether what was allowed holds a right to change records of a collection. */
export function mayWrite(scope: string, collection: string, action: 'create' | 'update' | 'delete'): boolean {
  return isAllowed(scope, 'repo', 'collection', (collections, query) => {
    const actions = query.getAll('action')
    return (
      collections.some(name => name === '*' || name === collection) &&
      (actions.length === 0 || actions.includes(action))
    )
  })
}

/** Whether what was allowed holds a right to upload files of a type. */
export function mayUpload(scope: string, mimeType: string): boolean {
  const kind = `${mimeType.split('/')[0]}/*`
  return isAllowed(scope, 'blob', 'accept', types =>
    types.some(type => type === '*/*' || type === kind || type === mimeType),
  )
}

/** Whether what was allowed holds a right to call a method of another service. */
export function mayCall(scope: string, method: string): boolean {
  return isAllowed(scope, 'rpc', 'lxm', methods => methods.some(name => name === '*' || name === method))
}

/** Looks through scopes of one kind: `kind:value?more=…`, or `kind?name=value&…`. */
function isAllowed(
  scope: string,
  kind: string,
  name: string,
  fits: (values: readonly string[], query: URLSearchParams) => boolean,
): boolean {
  return scope.split(' ').some(part => {
    if (part === 'transition:generic') return true
    const [head = '', tail = ''] = part.split('?', 2)
    const [prefix, ...value] = head.split(':')
    if (prefix !== kind) return false
    const query = new URLSearchParams(tail)
    return fits(value.length > 0 ? [decodeURIComponent(value.join(':'))] : query.getAll(name), query)
  })
}
