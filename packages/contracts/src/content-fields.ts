/** Field kinds of components of the content service, with their types. */

interface SimpleKinds {
  text: string
  /** Rich text; written in Markdown in content files. */
  richText: unknown
  number: number
  boolean: boolean
  asset: unknown
  link: unknown
}

/** Field of a component: its kind, and whether a story without it is incomplete. */
export type ContentField =
  | { readonly kind: keyof SimpleKinds; readonly required: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly required: boolean }
  /** Nested blocks of the named components; of any body component when none is named. */
  | { readonly kind: 'blocks'; readonly components: readonly string[]; readonly required: boolean }
  /** One related story (`relation`) or several (`relations`) of a component. */
  | { readonly kind: 'relation' | 'relations'; readonly component: string; readonly required: boolean }

const field = <const Kind extends keyof SimpleKinds>(kind: Kind) => ({ kind, required: true }) as const

export const text = field('text')
export const richText = field('richText')
export const number = field('number')
export const asset = field('asset')
export const link = field('link')
/** Checkbox field; false when omitted. */
export const boolean = { kind: 'boolean', required: false } as const

/** Field with one of the given values. */
export const choice = <const Values extends readonly string[]>(...values: Values) =>
  ({ kind: 'choice', values, required: true }) as const

/** Field with nested blocks of the named components; of any body component when none is named. */
export const blocks = <const Names extends readonly string[]>(...components: Names) =>
  ({ kind: 'blocks', components, required: true }) as const

/** Field with another story of a component. */
export const relation = <const Name extends string>(component: Name) =>
  ({ kind: 'relation', component, required: true }) as const

/** Field with an ordered list of other stories of a component. */
export const relations = <const Name extends string>(component: Name) =>
  ({ kind: 'relations', component, required: true }) as const

/** The field, made optional. */
export const optional = <const F extends ContentField>(field: F): Omit<F, 'required'> & { required: false } => ({
  ...field,
  required: false,
})
