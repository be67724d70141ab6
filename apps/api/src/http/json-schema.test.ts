import { contracts } from '@kostbar/contracts/all'
import type { Contract } from '@kostbar/contracts/endpoint'
import fastJsonStringify from 'fast-json-stringify'
import { expect, it } from 'vitest'
import { jsonSchema } from './json-schema.ts'

interface Node {
  readonly type?: string | readonly string[]
  readonly definitions?: object
}

/** All parts of a JSON schema, itself included. */
const partsOf = (schema: unknown): Node[] =>
  typeof schema === 'object' && schema !== null ? [schema, ...Object.values(schema).flatMap(partsOf)] : []

const endpoints = Object.values(contracts).flatMap((calls) => Object.values<Contract>(calls))

it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.output] as const))(
  'every value that may be null is sent as null: %s',
  (_name, output) => {
    const { definitions, ...schema } = jsonSchema(output) as Node
    const nullable = partsOf([definitions, schema]).filter(({ type }) => Array.isArray(type) && type.includes('null'))
    for (const value of nullable) {
      const serialize = fastJsonStringify({ definitions, type: 'object', properties: { value } } as object)
      expect({ value, sent: serialize({ value: null }) }).toEqual({ value, sent: '{"value":null}' })
    }
  },
)
