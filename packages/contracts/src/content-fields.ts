/** The kinds of fields that a component of the content service can have. */

interface SimpleKinds {
  text: string
  /** Written in Markdown in content files. */
  richText: unknown
  number: number
  boolean: boolean
  asset: unknown
  link: unknown
}

/** One field of a component: its kind, and whether a story without it is incomplete. */
export type Field =
  | { readonly kind: keyof SimpleKinds; readonly required: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly required: boolean }
  /** Nested blocks of the named components; of every body component when none is named. */
  | { readonly kind: 'blocks'; readonly components: readonly string[]; readonly required: boolean }
  /** A story, or several, of one component. */
  | { readonly kind: 'relation' | 'relations'; readonly component: string; readonly required: boolean }

const field = <const Kind extends keyof SimpleKinds>(kind: Kind) => ({ kind, required: true }) as const

export const text = field('text')
export const richText = field('richText')
export const number = field('number')
export const asset = field('asset')
export const link = field('link')
/** A checkbox; false when omitted. */
export const boolean = { kind: 'boolean', required: false } as const

/** One of the given values. */
export const choice = <const Values extends readonly string[]>(...values: Values) =>
  ({ kind: 'choice', values, required: true }) as const

/** Nested blocks of the named components; of every body component when none is named. */
export const blocks = <const Names extends readonly string[]>(...components: Names) =>
  ({ kind: 'blocks', components, required: true }) as const

/** Another story. */
export const relation = <const Name extends string>(component: Name) =>
  ({ kind: 'relation', component, required: true }) as const

/** Other stories, in their order. */
export const relations = <const Name extends string>(component: Name) =>
  ({ kind: 'relations', component, required: true }) as const

/** The same field, not required. */
export const optional = <const F extends Field>(field: F): Omit<F, 'required'> & { required: false } => ({
  ...field,
  required: false,
})
