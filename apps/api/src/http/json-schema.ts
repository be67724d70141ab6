import * as z from 'zod/mini'

/**
 * Replaces `anyOf: [schema, null]` with a list of types: the serialiser would try each schema of an `anyOf` on every
 * value. The parts of an `allOf` (several patterns) get the same types: by one of type `string` the serialiser would
 * send null as an empty text.
 */
function mergeNullType(schema: z.core.JSONSchema.BaseSchema): void {
  const [variant, nullVariant, ...others] = schema.anyOf ?? []
  if (typeof variant?.type !== 'string' || nullVariant?.type !== 'null' || others.length > 0) return
  const type = [variant.type, 'null']
  delete schema.anyOf
  Object.assign(
    schema,
    variant,
    { type },
    variant.enum && { enum: [...variant.enum, null] },
    variant.allOf && { allOf: variant.allOf.map((part) => ({ ...part, type })) },
  )
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
