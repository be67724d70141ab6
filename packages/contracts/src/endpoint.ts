import type * as z from 'zod/mini'

/** Area: kind of a user's data, as named in the access log. */
export type Area =
  | 'anamnesis'
  | 'careProfile'
  | 'checkIns'
  | 'coaching'
  | 'dayLog'
  | 'documents'
  | 'macros'
  | 'measures'
  | 'messages'
  | 'notes'
  | 'nutritionplan'
  | 'photos'
  | 'protocol'
  | 'recipes'
  | 'shopping'
  | 'users'
  | 'workout'

/**
 * Access to the data of one user: for that user, for admins, and for the trainer who has the user as an active or
 * paused client. An admin's call is recorded in the user's access log.
 */
interface UserAccess {
  /** Name of the path parameter with the user's id. */
  readonly user: string
  readonly area: Area
  /**
   * Whether a call changes the user's data, where the method does not say so: true for a GET that starts a change, such as
   * requesting the presigned URL of an upload; false for a POST that only notes what the caller has read.
   */
  readonly change?: boolean
  /** Answers refused callers with 404 instead of 403, so that they do not learn that the resource exists. */
  readonly hidden?: true
}

/** Callers of an endpoint. All values but `public` need a valid session; `staff` are trainers and admins. */
export type Access = 'public' | 'signedIn' | 'trainer' | 'staff' | 'admin' | UserAccess

export type Method = 'GET' | 'POST' | 'DELETE'

type ObjectSchema = z.core.$ZodType<unknown, Record<string, unknown>>

/** Documentation of an endpoint, and the zod schemas of its request and answer. */
export interface Schemas {
  /** One English sentence for the API's documentation. */
  readonly summary: string
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: z.core.$ZodType
  readonly output: z.core.$ZodType
}

/** Endpoint definition: all that a client needs to call it, without zod. */
interface Definition {
  readonly method: Method
  readonly path: string
  readonly access: Access
  /**
   * App content: open only to callers with access to it (a membership, a role that includes it, or being coached) and
   * to admins.
   */
  readonly content?: true
  /**
   * Health data. With a user in the path, it is open only while that user consents; to their trainer only while they
   * consent to that trainer's reading; to an admin only with a reason. Each access of a trainer or admin is recorded in
   * the user's access log. With `signedIn` it is the caller's own data. With `trainer` and `staff` the service
   * authorizes each user.
   */
  readonly health?: true
  /** Open to staff who have not set up their second factor yet, where the installation requires one. */
  readonly beforeSecondFactor?: true
  /**
   * Admins may call it even while sessions cannot be looked up; the last lookup then counts. Only for data that is not
   * personal.
   */
  readonly duringOutage?: true
}

/** Key of a property that exists only for the type checker. */
declare const schemas: unique symbol

/** Endpoint of the API, typed by its schemas without importing them. */
export interface Endpoint<S extends Schemas = Schemas> extends Definition {
  readonly [schemas]?: S
}

/**
 * Schemas of a feature by endpoint name. A function, so that bundlers can drop it from a form that uses a single
 * schema.
 */
type FeatureSchemas = () => Record<string, Schemas>

/** Type error for keys of `T` that `Allowed` lacks. */
type NoOtherKeys<T, Allowed> = { readonly [K in Exclude<keyof T, keyof Allowed>]: never }

/**
 * Declares the endpoints of a feature: `endpoints<typeof notesSchemas>()({ … })`. TypeScript refuses an endpoint
 * without schemas and schemas without an endpoint.
 */
export const endpoints =
  <F extends FeatureSchemas>() =>
  <const D extends { readonly [K in keyof ReturnType<F>]: Definition }>(
    definitions: D & NoOtherKeys<D, ReturnType<F>>,
  ) =>
    definitions as { readonly [K in keyof D & keyof ReturnType<F>]: D[K] & Endpoint<ReturnType<F>[K]> }

/** Endpoint together with its schemas. */
export type Contract = Endpoint & Schemas

/**
 * Combines the endpoints of a feature with the schemas they were declared with. For the server only, because it loads
 * zod.
 */
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

/** Request as a caller sends it: path parameters, query and body before parsing. */
export type Request<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>

/** Request as a handler receives it: path parameters, query and body after parsing. */
export type Parsed<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>

type Output<E extends Endpoint> = E extends Endpoint<infer S> ? S['output'] : never

/** Answer as a handler returns it (with Date objects). */
export type Result<E extends Endpoint> = z.core.output<Output<E>>

/** Answer as JSON (with dates as ISO strings). */
export type Answer<E extends Endpoint> = z.core.input<Output<E>>
