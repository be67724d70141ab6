import type * as z from 'zod/mini'

/**
 * Who may call an endpoint. Anything but `public` needs a live session; `{ user }` names the path parameter holding a
 * user's id and lets in that user, an admin, and the trainer who has that user as an active or paused client.
 */
export type Access = 'public' | 'signedIn' | 'trainer' | 'staff' | 'admin' | { readonly user: string }

export type Method = 'GET' | 'POST' | 'DELETE'

type Fields = z.core.$ZodType<unknown, Record<string, unknown>>

/** One call of the API as a value: routes, OpenAPI, the typed client and the access matrix are all derived from it. */
export interface Endpoint {
  readonly method: Method
  readonly path: string
  readonly access: Access
  /** App content: only for callers with a subscription, or a role that includes it. */
  readonly content?: true
  /** One English sentence for the API's documentation. */
  readonly summary: string
  readonly params?: Fields
  readonly query?: Fields
  readonly body?: z.core.$ZodType
  readonly output: z.core.$ZodType
}

/** Declares an endpoint, keeping the exact types of its schemas. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Part<E, K extends string, Side extends 'input' | 'output'> = E extends { readonly [P in K]: infer S }
  ? S extends z.core.$ZodType
    ? Record<K, Side extends 'input' ? z.core.input<S> : z.core.output<S>>
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

/** The answer as a handler returns it (dates are Date objects). */
export type Result<E extends Endpoint> = z.core.output<E['output']>

/** The answer as it travels (dates are ISO strings). */
export type Answer<E extends Endpoint> = z.core.input<E['output']>
