import type { Ledger } from '../books/ledger.ts'
import type { Endpoint } from '../shapes/endpoints.ts'
import type { FormTree } from '../shapes/parameter-shape.ts'
import type { Json } from './present.ts'

/** Answers one call: an object, or all rows of a list, newest first, which the router cuts into pages. */
export type Handler = (ledger: Ledger, form: FormTree, id: string) => Json | Json[]
export type Handlers = Partial<Record<Endpoint, Handler>>
