import fc from 'fast-check'

export interface JsonSchema {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
}

/** Texts with characters that some format has to escape or encode: HTML, SQL, LIKE, emoji, umlauts. */
const specialTexts = [
  'Äpfel & Birnen',
  '50 % Rabatt',
  "O'Brien",
  '<b>fett</b>',
  '🥕 Karotten',
  '; DROP TABLE users',
  'a\\b',
]
const sampleTexts = fc.oneof(fc.constantFrom(...specialTexts), fc.string({ unit: 'grapheme', maxLength: 60 }))

/** Whether a pattern describes a code: none of the texts above matches it. */
const isOfCode = (pattern: RegExp) => !specialTexts.some((special) => pattern.test(special))

/** Generates phone numbers for a pattern that matches one, else strings of the pattern. */
const code = (pattern: RegExp, maxLength: number): fc.Arbitrary<string> =>
  pattern.test('+43 660 123456')
    ? fc.integer({ min: 100_000, max: 999_999 }).map((number) => `+43 660 ${number}`)
    : fc.stringMatching(pattern, { size: 'xsmall' }).filter(({ length }) => length <= maxLength)

function text({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 7 })
  if (format === 'email') return fc.integer({ min: 1, max: 1e9 }).map((number) => `fuzz${number}@example.test`)
  if (format === 'uri') return fc.webUrl()
  if (format === 'date') return fc.integer({ min: 2020, max: 2032 }).map((year) => `${year}-06-15`)
  if (pattern && isOfCode(new RegExp(pattern))) return code(new RegExp(pattern), maxLength)
  return sampleTexts.map((sample) => sample.padEnd(minLength, 'x').slice(0, maxLength))
}

/** Generates values of a JSON schema, for the subset of JSON Schema that the contracts use. */
export function fromJsonSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map(fromJsonSchema))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return object(schema)
  if (type === 'array') return array(schema)
  if (type === 'integer')
    return fc.integer({ min: Math.max(schema.minimum ?? 0, -1e6), max: Math.min(schema.maximum ?? 100, 1e6) })
  if (type === 'number' && schema.multipleOf) return multiplesOf(schema.multipleOf, schema)
  if (type === 'number') return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 100, noNaN: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'string') return text(schema)
  return fc.jsonValue()
}

const array = ({ items = {}, minItems = 0, maxItems = 5 }: JsonSchema): fc.Arbitrary<unknown[]> =>
  fc.array(fromJsonSchema(items), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 5)) })

const multiplesOf = (step: number, { minimum = 0, maximum = 100 }: JsonSchema): fc.Arbitrary<number> =>
  fc.integer({ min: Math.ceil(minimum / step), max: Math.floor(maximum / step) }).map((count) => count * step)

function object({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fromJsonSchema(schema)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}
