import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { OPERATION_LIST } from '#core/api/operations.ts'
import { buildDocument } from './build-document.ts'

const document = JSON.parse(JSON.stringify(await buildDocument('https://app.example'))) as {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, { parameters: { name: string; in: string }[]; requestBody?: unknown }>>
}

describe('the description of the API', () => {
  test('is valid OpenAPI 3.1 at our own address', async () => {
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true })
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers).toEqual([{ url: 'https://app.example/api/v1' }])
  })

  test.each(OPERATION_LIST)('describes $id by its schemas', operation => {
    const described = document.paths[operation.path]?.[operation.method.toLowerCase()]
    expect(described?.requestBody === undefined).toBe(operation.body === undefined)
    const named = described?.parameters.filter(parameter => parameter.in === 'path').map(({ name }) => name)
    expect(named?.every(name => operation.path.includes(`{${name}}`))).toBe(true)
  })

  test('offers an Idempotency-Key with what adds something, and with nothing else', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, { parameters }] of Object.entries(methods))
        expect(
          parameters.some(({ name }) => name === 'Idempotency-Key'),
          `${method} ${path}`,
        ).toBe(method === 'post' && path !== '/score')
  })
})
