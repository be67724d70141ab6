import fastJsonStringify from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

type Serialize = (data: unknown) => string

/** Serialisers by JSON schema: all routes share the schema of problems. */
const compiled = new WeakMap<object, Serialize>()

/**
 * Compiles a serialiser when the first response needs it, and once per schema. Fastify would compile one for each status
 * code of each route before it starts listening, which takes a fifth of the start's processor time.
 * @throws Error when a schema cannot be compiled: at the first response, not at the start
 */
export const lazySerializer: FastifySerializerCompiler<object> = ({ schema }) => {
  const compile = (): Serialize => {
    const serialize = fastJsonStringify(schema)
    compiled.set(schema, serialize)
    return serialize
  }
  return (data) => (compiled.get(schema) ?? compile())(data)
}
