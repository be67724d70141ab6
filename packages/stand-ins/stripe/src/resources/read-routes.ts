import { z } from 'zod'
import type { Kind, Kinds } from '../objects/kinds.ts'
import { listPage, listParams } from '../wire/list.ts'
import { text } from '../wire/params.ts'
import { type Route, route } from '../wire/route.ts'
import { missing } from '../wire/stripe-error.ts'

type Filter<T> = { schema: z.ZodType; matches(object: T, value: unknown): boolean }

/** A list parameter, given as text unless a schema says otherwise. */
export const filter = <T, V = string>(
  matches: (object: T, value: V) => boolean,
  schema: z.ZodType<V> = text as unknown as z.ZodType<V>,
): Filter<T> => ({ schema, matches: (object, value) => matches(object, value as V) })

/** List parameters that compare the field of the same name. */
export const equal = <T>(...fields: (keyof T & string)[]): Record<string, Filter<T>> =>
  Object.fromEntries(fields.map((field) => [field, filter<T>((object, value) => object[field] === value)]))

type Resource<T> = {
  /** Path of the list, such as `/v1/customers`. */
  path: string
  /** Name in the message `No such …`; the kind by default. */
  name?: string
  filters?: Record<string, Filter<T>>
  /** Left out of lists unless it returns true; called with the parameters. */
  isListed?(object: T, params: Record<string, unknown>): boolean
}

/** `GET /v1/…/:id` and `GET /v1/…` of one kind of object. */
export function readRoutes<K extends Kind>(
  kind: K,
  { path: root, name = kind, filters = {}, isListed = () => true }: Resource<Kinds[K]>,
): Route[] {
  const schemas = Object.entries(filters).map(([param, { schema }]) => [param, schema.optional()])
  const list = z.strictObject({ ...listParams, ...(Object.fromEntries(schemas) as Record<string, z.ZodType>) })
  return [
    route('GET', `${root}/:id`, z.strictObject({}), ({ context, id }) => {
      const object = context.store.find(kind, id)
      if (!object) throw missing(name, id)
      return object
    }),
    route('GET', root, list, ({ context, params, path }) => {
      const conditions = Object.entries(filters).flatMap(([param, { matches }]) => {
        const value = Reflect.get(params, param)
        return value === undefined ? [] : [(object: Kinds[K]) => matches(object, value)]
      })
      const objects = context.store
        .all(kind)
        .filter((object) => isListed(object, params) && conditions.every((matches) => matches(object)))
      return listPage(objects, params, path)
    }),
  ]
}
