import fastJsonStringify from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type * as z from 'zod/mini'
import { jsonSchema } from './json-schema.ts'

type Serialize = (data: unknown) => string

/** Serialisers by zod schema: all routes share the schema of problems. */
const compiled = new WeakMap<object, Serialize>()

/**
 * Compiles the serialiser of a zod schema when the first response needs it, and once per schema. Fastify would compile
 * one for each status code of each route before it starts listening, which takes a fifth of the start's processor time.
 * @throws Error when a schema cannot be compiled: at the first response, not at the start
 */
export const lazySerializer: FastifySerializerCompiler<object> = ({ schema }) => {
  const compile = (): Serialize => {
    const inJson: object = jsonSchema(schema as z.core.$ZodType)
    const serialize = fastJsonStringify(inJson)
    compiled.set(schema, serialize)
    return serialize
  }
  return (data) => (compiled.get(schema) ?? compile())(data)
}
