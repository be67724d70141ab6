import * as z from 'zod/mini'

/**
 * Replaces `anyOf: [schema, null]` with a list of types: the serialiser would try each schema of an `anyOf` on every
 * value.
 */
function mergeNullType(schema: z.core.JSONSchema.BaseSchema): void {
  const [variant, nullVariant, ...others] = schema.anyOf ?? []
  if (typeof variant?.type !== 'string' || nullVariant?.type !== 'null' || others.length > 0) return
  delete schema.anyOf
  Object.assign(schema, variant, { type: [variant.type, 'null'] }, variant.enum && { enum: [...variant.enum, null] })
}

const convert = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7', override: ({ jsonSchema }) => mergeNullType(jsonSchema) })

const converted = new WeakMap<z.core.$ZodType, ReturnType<typeof convert>>()

/**
 * The JSON schema of a request or an answer as sent over HTTP (the input side of codecs: dates are ISO strings).
 * @returns the same object for the same schema, so that apps of one process (in tests) also share its serialiser
 */
export function jsonSchema(schema: z.core.$ZodType) {
  const known = converted.get(schema) ?? convert(schema)
  converted.set(schema, known)
  return known
}
