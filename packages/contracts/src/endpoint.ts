import type * as z from 'zod/mini'

/** A kind of a user's data, as the access log names it. */
export type Area =
  | 'anamnesis'
  | 'careProfile'
  | 'coaching'
  | 'documents'
  | 'macros'
  | 'measures'
  | 'messages'
  | 'notes'
  | 'nutritionplan'
  | 'recipes'
  | 'shopping'
  | 'users'
  | 'workout'

/**
 * Access to the data of one user, for that user, admins, and the trainer who has the user as an active or paused client.
 * An admin's call is recorded in the user's access log.
 */
export interface UserAccess {
  /** The path parameter that holds the user's id. */
  readonly user: string
  readonly area: Area
  /** Marks a GET that starts a change, such as the presigned URL of an upload. */
  readonly change?: true
}

/** Who may call an endpoint. All but `public` need a live session; `staff` are trainers and admins. */
export type Access = 'public' | 'signedIn' | 'trainer' | 'staff' | 'admin' | UserAccess

export type Method = 'GET' | 'POST' | 'DELETE'

type ObjectSchema = z.core.$ZodType<unknown, Record<string, unknown>>

/** The documentation of an endpoint, and the zod schemas of its request and answer. */
export interface Schemas {
  /** One English sentence for the API's documentation. */
  readonly summary: string
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: z.core.$ZodType
  readonly output: z.core.$ZodType
}

/** What a client needs to know to call an endpoint, without zod. */
interface Definition {
  readonly method: Method
  readonly path: string
  readonly access: Access
  /** App content: only for callers with a subscription, or a role that includes it. */
  readonly content?: true
  /**
   * Health data. With a user in the path: only while that user consents; for their trainer only while they consent to that
   * trainer's reading; for an admin only with a reason; each access of a trainer or admin is in the user's access log.
   * With `signedIn` it is the caller's own. With `trainer` and `staff` the service authorizes each user.
   */
  readonly health?: true
  /** Open to staff who still have to set up their second factor, where the installation requires it. */
  readonly beforeSecondFactor?: true
}

/** Key of a property that exists for the type checker only. */
declare const schemas: unique symbol

/** One endpoint of the API, typed by its schemas, which it does not import. */
export interface Endpoint<S extends Schemas = Schemas> extends Definition {
  readonly [schemas]?: S
}

/** The schemas of a feature by endpoint. A function, which bundlers drop from a form that uses a single schema. */
type FeatureSchemas = () => Record<string, Schemas>

/** Refuses keys of `T` that `Allowed` lacks. */
type NoOtherKeys<T, Allowed> = { readonly [K in Exclude<keyof T, keyof Allowed>]: never }

/**
 * Declares the endpoints of a feature: `endpoints<typeof notesSchemas>()({ … })`. TypeScript refuses an endpoint without
 * schemas and schemas without an endpoint.
 */
export const endpoints =
  <F extends FeatureSchemas>() =>
  <const D extends { readonly [K in keyof ReturnType<F>]: Definition }>(
    definitions: D & NoOtherKeys<D, ReturnType<F>>,
  ) =>
    definitions as { readonly [K in keyof D & keyof ReturnType<F>]: D[K] & Endpoint<ReturnType<F>[K]> }

/** An endpoint together with its schemas. */
export type Contract = Endpoint & Schemas

/** Joins the endpoints of a feature with the schemas they were declared with. For the server: it loads zod. */
export function contract<
  F extends FeatureSchemas,
  E extends { readonly [K in keyof ReturnType<F>]: Endpoint<ReturnType<F>[K]> },
>(endpoints: E & NoOtherKeys<E, ReturnType<F>>, schemas: F) {
  const joined = Object.entries(schemas()).map(([name, shapes]) => [name, { ...endpoints[name], ...shapes }])
  return Object.fromEntries(joined) as { readonly [K in keyof E & keyof ReturnType<F>]: E[K] & ReturnType<F>[K] }
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> =
  E extends Endpoint<infer S>
    ? S extends { readonly [P in K]: infer Z extends z.core.$ZodType }
      ? Record<K, Side extends 'input' ? z.core.input<Z> : z.core.output<Z>>
      : unknown
    : unknown

/** What a caller sends: path parameters, query and body, as they were before parsing. */
export type Request<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>

/** What a handler receives: the same, parsed. */
export type Parsed<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>

type Output<E extends Endpoint> = E extends Endpoint<infer S> ? S['output'] : never

/** The answer as a handler returns it (dates are Date objects). */
export type Result<E extends Endpoint> = z.core.output<Output<E>>

/** The answer as it travels (dates are ISO strings). */
export type Answer<E extends Endpoint> = z.core.input<Output<E>>
