import * as z from 'zod/mini'

/** Writes "this or null" as two types: compiled into the serialiser, where a choice of schemas is tried out on every value. */
function foldNull(schema: z.core.JSONSchema.BaseSchema): void {
  const [given, none, ...more] = schema.anyOf ?? []
  if (typeof given?.type !== 'string' || none?.type !== 'null' || more.length > 0) return
  delete schema.anyOf
  Object.assign(schema, given, { type: [given.type, 'null'] }, given.enum && { enum: [...given.enum, null] })
}

/** The wire's side of a schema: what a caller sends, or what the answer looks like as JSON. */
export const jsonSchema = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7', override: ({ jsonSchema }) => foldNull(jsonSchema) })
