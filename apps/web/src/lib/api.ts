import { auth } from '@kostbar/contracts/auth/endpoints'
import type { Answer, Endpoint, Request as Input } from '@kostbar/contracts/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ProblemError, problemOf } from './problem-error.ts'

/** Where calls go: to the web server, which forwards them, or from that server straight to the API. */
let base = '/api'

/** For the server that renders pages: where the API answers. */
export function callApiAt(url: URL): void {
  base = url.href.replace(/\/$/, '')
}

/** The longest a call may take, in milliseconds, before it counts as a lost connection; pages do not wait as long. */
const patience = import.meta.env.SSR ? 1_500 : 20_000

interface CallOptions {
  /** Ends the call early, for example because nobody waits for its answer any more. */
  readonly signal?: AbortSignal
}

type Arguments<E extends Endpoint> =
  Record<never, never> extends Input<E>
    ? [request?: Input<E>, options?: CallOptions]
    : [request: Input<E>, options?: CallOptions]

/**
 * Calls the API with the visitor's cookies. An expired session is renewed once and the call repeated.
 * @throws ProblemError with the API's code and German sentence; code `offline` when no answer came
 */
export async function call<E extends Endpoint>(endpoint: E, ...[request, options]: Arguments<E>): Promise<Answer<E>> {
  const first = await send(endpoint, request, options)
  if (first.status !== 401 || endpoint.access === 'public') return answerOf<E>(first)
  await renewSession()
  const second = await send(endpoint, request, options)
  if (second.status === 401) announceSignedOut()
  return answerOf<E>(second)
}

type QueryArguments<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [request?: Input<E>] : [request: Input<E>]

/** TanStack Query options for a reading endpoint, kept under `[path, request]`. */
export function query<E extends Endpoint>(endpoint: E, ...[request]: QueryArguments<E>) {
  const args = (signal: AbortSignal) => [request, { signal }] as unknown as Arguments<E>
  return queryOptions<Answer<E>, ProblemError>({
    queryKey: [endpoint.path, request ?? {}],
    queryFn: ({ signal }) => call(endpoint, ...args(signal)),
  })
}

interface ChangeOptions<E extends Endpoint> {
  /** What the change makes stale; the change counts as pending until it is loaded anew. */
  readonly refresh?: Endpoint | readonly Endpoint[]
  /** Changes of one scope run one after the other, in the order they were made. */
  readonly scope?: string
  /** Runs once the answer is there and what it made stale is loaded anew. */
  readonly onSuccess?: (answer: Answer<E>, request: Input<E>) => void
  readonly onError?: (problem: ProblemError, request: Input<E>) => void
}

/** A mutation for a changing endpoint; its variables are the endpoint's request, its key is the endpoint's path. */
export function useChange<E extends Endpoint>(
  endpoint: E,
  { refresh = [], scope, onSuccess, onError }: ChangeOptions<E> = {},
) {
  const queries = useQueryClient()
  const reload = () =>
    Promise.all([refresh].flat().map((stale) => queries.invalidateQueries({ queryKey: [stale.path] })))
  return useMutation<Answer<E>, ProblemError, Input<E>>({
    mutationKey: [endpoint.path],
    mutationFn: (request) => call(endpoint, ...([request] as unknown as Arguments<E>)),
    onSuccess: async (answer, request) => {
      await reload()
      onSuccess?.(answer, request)
    },
    onError: (problem, request) => {
      void reload()
      onError?.(problem, request)
    },
    ...(scope ? { scope: { id: scope } } : {}),
  })
}

const signedOutListeners = new Set<() => void>()

/**
 * Calls the listener whenever a session turns out to be over.
 * @returns a function that stops it
 */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener)
  return () => signedOutListeners.delete(listener)
}

function announceSignedOut() {
  for (const listener of signedOutListeners) listener()
}

let renewal: Promise<void> | undefined

/** Parallel calls share one renewal: a refresh token may be spent only once. */
function renewSession(): Promise<void> {
  renewal ??= spendRefreshToken().finally(() => {
    renewal = undefined
  })
  return renewal
}

async function spendRefreshToken(): Promise<void> {
  const response = await send(auth.refresh, { body: {} })
  if (response.ok) return
  if (response.status < 500 && response.status !== 429) announceSignedOut()
  throw await problemOf(response)
}

interface Parts {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

async function send(endpoint: Endpoint, request: unknown, options: CallOptions = {}): Promise<Response> {
  const { params, query, body } = (request ?? {}) as Parts
  const timeout = AbortSignal.timeout(patience)
  try {
    return await fetch(base + fillPath(endpoint.path, params) + searchOf(query), {
      method: endpoint.method,
      credentials: 'same-origin',
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw ProblemError.offline(error)
  }
}

async function answerOf<E extends Endpoint>(response: Response): Promise<Answer<E>> {
  if (!response.ok) throw await problemOf(response)
  try {
    return (await response.json()) as Answer<E>
  } catch (error) {
    throw ProblemError.offline(error)
  }
}

const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

function searchOf(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
