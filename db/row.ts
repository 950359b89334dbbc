/** One column of a row as our queries hand it out. */
export interface Column<Value> {
  /** The type's name in PostgreSQL's catalogue (`pg_type.typname`). */
  readonly type: string
  readonly nullable: boolean
  /** Carries the TypeScript type; never set. */
  readonly value?: Value
}

export type Columns = Record<string, Column<unknown>>

/** A table's columns as queries select them: the one place from which both SQL and the row's type come. */
export interface RowShape<C extends Columns = Columns> {
  readonly table: string
  readonly columns: C
  /** In camelCase, for `sql(shape.names)`. */
  readonly names: string[]
}

/** The row that a shape describes. */
export type RowOf<Shape> =
  Shape extends RowShape<infer C>
    ? { readonly [K in keyof C]: C[K] extends Column<infer Value> ? Value : never }
    : never

/**
 * Describes the columns of a table that queries hand out (any subset). `tests/database/row-shapes.test.ts` holds every
 * exported shape against the migrated database.
 */
export function rowShape<C extends Columns>(table: string, columns: C): RowShape<C> {
  return { table, columns, names: Object.keys(columns) }
}

/** The columns of a shape but for some, for what is listed, written or exported of a row. */
export function namesBut<C extends Columns, Left extends keyof C>(
  shape: RowShape<C>,
  ...left: readonly Left[]
): Exclude<keyof C & string, Left>[] {
  return Object.keys(shape.columns).filter(
    (name): name is Exclude<keyof C & string, Left> => !left.some(other => other === name),
  )
}

function column<Value>(type: string): Column<Value> {
  return { type, nullable: false }
}

/** The same column where it may be null. */
export function nullable<Value>(base: Column<Value>): Column<Value | null> {
  return { type: base.type, nullable: true }
}

export const uuid = column<string>('uuid')
export const integer = column<number>('int4')
export const smallint = column<number>('int2')
/** Read as a number: exact up to 2^53, which no sum of money of ours comes near. */
export const bigInteger = column<number>('int8')
export const boolean = column<boolean>('bool')
export const instant = column<Date>('timestamptz')
/** A calendar day, `YYYY-MM-DD`. */
export const day = column<string>('date')
export const textList = column<string[]>('_text')

/** Text; name the words when a check constraint allows only some. */
export function text<Word extends string = string>(): Column<Word> {
  return column<Word>('text')
}

/** JSON of a shape that the writer vouches for. */
export function json<Value>(): Column<Value> {
  return column<Value>('jsonb')
}
