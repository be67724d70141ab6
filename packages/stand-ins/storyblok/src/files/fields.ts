import type { ContentField } from '@kostbar/contracts/content-fields'
import { bodyComponents, components } from '@kostbar/contracts/content-model'
import * as z from 'zod'
import { uuidOf } from './identity.ts'
import { multilink } from './links.ts'
import { richTextOf } from './markdown.ts'

/** Assets by their path in `content/`. */
export type FindAsset = (path: string) => { url: string } | undefined

/** Schemas by component; output is in the form of the delivery API. */
export type Schemas = (component: string) => z.ZodType<Record<string, unknown>>

/** Turns errors of a transformation into issues of the field. */
const tried =
  <In, Out>(transform: (value: In) => Out) =>
  (value: In, context: z.RefinementCtx<In>): Out => {
    try {
      return transform(value)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
      return z.NEVER
    }
  }

const filled = z.string().trim().min(1, 'is empty.')
const link = z.union([filled, z.strictObject({ url: filled, anchor: filled, target: filled }).partial()], {
  error: 'must be a path, an address, or { url, anchor, target }.',
})

const toMultilink = (source: z.output<typeof link>) => {
  if (typeof source === 'string') return multilink(source)
  const { url = '', anchor, target } = source
  return multilink(url, { ...(anchor ? { anchor } : {}), ...(target ? { target } : {}) })
}

function assetSchema(find: FindAsset) {
  const asset = z.union([filled, z.strictObject({ filename: filled, alt: z.string().default('') })], {
    error: 'must be a file like assets/name.svg, or { filename, alt }.',
  })
  return asset.transform(
    tried((value) => {
      const { filename, alt } = typeof value === 'string' ? { filename: value, alt: '' } : value
      const asset = find(filename)
      if (!asset) throw new Error(`names content/${filename}, which is not there.`)
      return { id: null, fieldtype: 'asset', filename: asset.url, alt, name: '', title: '', focus: '', copyright: '' }
    }),
  )
}

/** Builds one schema per component from the content model. */
export function contentSchemas(findAsset: FindAsset): Schemas {
  const asset = assetSchema(findAsset)
  const made = new Map<string, z.ZodType<Record<string, unknown>>>()
  const schemaOf: Schemas = (component) => {
    const known = made.get(component)
    if (known) return known
    const fields = Object.entries(components[component] ?? {}).map(([name, field]) => [name, fieldSchema(field)])
    const schema = z.strictObject({ component: z.literal(component), ...Object.fromEntries(fields) })
    made.set(component, schema)
    return schema
  }
  const simple = {
    text: filled,
    richText: filled.transform(tried(richTextOf)),
    number: z.number(),
    boolean: z.boolean(),
    asset,
    link: link.transform(tried(toMultilink)),
  }
  const required = (field: ContentField): z.ZodType => {
    switch (field.kind) {
      case 'choice':
        return z.enum(field.values, { error: `must be one of ${field.values.join(', ')}.` })
      case 'blocks':
        return z.array(blockSchema(field.components.length > 0 ? field.components : Object.keys(bodyComponents)))
      case 'relation':
        return filled.transform((slug) => uuidOf(slug))
      case 'relations':
        return z.array(filled.transform((slug) => uuidOf(slug)))
      default:
        return simple[field.kind]
    }
  }
  const fieldSchema = (field: ContentField) => (field.required ? required(field) : required(field).optional())

  /** `component` is optional where only one is allowed. */
  const blockSchema = (allowed: readonly string[]): z.ZodType => {
    const [only] = allowed.length === 1 ? allowed : []
    const named = z.looseObject({ component: only ? z.string().default(only) : z.string() })
    return named.transform((block, context) => {
      if (!allowed.includes(block.component)) {
        const message = `is '${block.component}'; allowed here: ${allowed.join(', ')}.`
        context.addIssue({ code: 'custom', path: ['component'], message })
        return z.NEVER
      }
      const parsed = schemaOf(block.component).safeParse(block, { reportInput: true })
      if (parsed.success) return parsed.data
      context.issues.push(...(parsed.error.issues as z.core.$ZodRawIssue[]))
      return z.NEVER
    })
  }
  return schemaOf
}
