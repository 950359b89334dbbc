import type postgres from 'postgres'
import type { Sql } from './client.ts'

/** A value as a jsonb parameter. It must survive JSON: no undefined at the top, no functions, no bigint. */
export function jsonb(sql: Sql, value: object): postgres.Parameter {
  return sql.json(value as postgres.JSONValue)
}
