import { auth } from '@kostbar/contracts/auth/endpoints'
import type { Answer, Endpoint, Request as Input } from '@kostbar/contracts/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createChangeEmitter } from './external-store.ts'
import { ProblemError, readProblem } from './problem-error.ts'

/** Base URL of the API: in browsers the web server's proxy, during server rendering the API itself (`setApiUrl`). */
let baseUrl = '/api'

/** Sets the base URL of the API for server rendering. */
export function setApiUrl(url: URL): void {
  baseUrl = url.href.replace(/\/$/, '')
}

/** Timeout of a call in ms, treated as a lost connection; shorter during server rendering. */
const requestTimeoutMs = import.meta.env.SSR ? 1_500 : 20_000

interface CallOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal
  /** Lets the call outlive the page; for bodies below 64 kB. */
  readonly keepalive?: boolean
}

type Arguments<E extends Endpoint> =
  Record<never, never> extends Input<E>
    ? [request?: Input<E>, options?: CallOptions]
    : [request: Input<E>, options?: CallOptions]

/**
 * Calls the API with the browser's cookies. On 401 the session is refreshed once and the call repeated.
 * @throws ProblemError with the API's code and German sentence; code `offline` without a response
 */
export async function call<E extends Endpoint>(endpoint: E, ...[request, options]: Arguments<E>): Promise<Answer<E>> {
  return readAnswer<E>(await sendSignedIn(endpoint, request, options))
}

async function sendSignedIn(endpoint: Endpoint, request: unknown, options?: CallOptions): Promise<Response> {
  const first = await send(endpoint, request, options)
  if (first.status !== 401 || endpoint.access === 'public') return first
  await refreshSession()
  const second = await send(endpoint, request, options)
  if (second.status === 401) emitSignedOut()
  return second
}

/**
 * Calls an endpoint that answers with a file.
 * @throws ProblemError under the same conditions as `call`
 */
export async function callForFile<E extends Endpoint>(endpoint: E, request: Input<E>): Promise<Blob> {
  const response = await sendSignedIn(endpoint, request)
  if (!response.ok) throw await readProblem(response)
  return response.blob()
}

type QueryArguments<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [request?: Input<E>] : [request: Input<E>]

/** TanStack Query options of a GET endpoint; query key: `[path, request]`. */
export function query<E extends Endpoint>(endpoint: E, ...[request]: QueryArguments<E>) {
  const args = (signal: AbortSignal) => [request, { signal }] as unknown as Arguments<E>
  return queryOptions<Answer<E>, ProblemError>({
    queryKey: [endpoint.path, request ?? {}],
    queryFn: ({ signal }) => call(endpoint, ...args(signal)),
  })
}

interface ChangeOptions<E extends Endpoint> {
  /** Endpoints whose queries are invalidated; the mutation stays pending until they are refetched. */
  readonly refresh?: Endpoint | readonly Endpoint[]
  /** Mutations with the same scope run in series. */
  readonly scope?: string
  /**
   * Offline, the mutation stays pending and is sent when the connection returns. Only for requests that may be repeated
   * safely.
   */
  readonly waitsForConnection?: boolean
  /** As in `CallOptions`. */
  readonly keepalive?: boolean
  /** Runs after the invalidated queries are refetched. */
  readonly onSuccess?: (answer: Answer<E>, request: Input<E>) => void
  readonly onError?: (problem: ProblemError, request: Input<E>) => void
}

const longestRetryDelayMs = 15_000

/** Mutation options that repeat the call until it is answered, and pause while the browser knows that it is offline. */
const waitForConnection = {
  networkMode: 'offlineFirst',
  retry: (_failures: number, { code }: ProblemError) => code === 'offline',
  retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, longestRetryDelayMs),
} as const

/** Mutation for an endpoint. Its variables are the request, its mutation key is the endpoint's path. */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  { refresh = [], scope, waitsForConnection = false, keepalive = false, onSuccess, onError }: ChangeOptions<E> = {},
) {
  const queries = useQueryClient()
  const invalidate = () =>
    Promise.all([refresh].flat().map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
  return useMutation<Answer<E>, ProblemError, Input<E>>({
    mutationKey: [endpoint.path],
    mutationFn: (request) => call(endpoint, ...([request, { keepalive }] as unknown as Arguments<E>)),
    onSuccess: async (answer, request) => {
      await invalidate()
      onSuccess?.(answer, request)
    },
    onError: (problem, request) => {
      void invalidate()
      onError?.(problem, request)
    },
    ...(scope ? { scope: { id: scope } } : {}),
    ...(waitsForConnection ? waitForConnection : {}),
  })
}

const { emit: emitSignedOut, subscribe } = createChangeEmitter()

/**
 * Calls the listener when the API refuses the session even after a token refresh.
 * @returns a function that removes the listener
 */
export const onSignedOut = subscribe

let pendingRefresh: Promise<void> | undefined

/** Refreshes the session. Parallel calls share one request, because a refresh token is valid only once. */
function refreshSession(): Promise<void> {
  pendingRefresh ??= sendRefresh().finally(() => {
    pendingRefresh = undefined
  })
  return pendingRefresh
}

async function sendRefresh(): Promise<void> {
  const response = await send(auth.refresh, { body: {} })
  if (response.ok) return
  if (response.status < 500 && response.status !== 429) emitSignedOut()
  throw await readProblem(response)
}

interface RequestParts {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

async function send(endpoint: Endpoint, request: unknown, options: CallOptions = {}): Promise<Response> {
  const { params, query, body } = (request ?? {}) as RequestParts
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  try {
    return await fetch(baseUrl + fillPath(endpoint.path, params) + searchString(query), {
      method: endpoint.method,
      credentials: 'same-origin',
      keepalive: options.keepalive ?? false,
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw ProblemError.offline(error)
  }
}

async function readAnswer<E extends Endpoint>(response: Response): Promise<Answer<E>> {
  if (!response.ok) throw await readProblem(response)
  try {
    return (await response.json()) as Answer<E>
  } catch (error) {
    throw ProblemError.offline(error)
  }
}

const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

function searchString(query: Record<string, unknown> = {}): string {
  const params = Object.entries(query).filter(([, value]) => value !== undefined)
  return params.length === 0 ? '' : `?${new URLSearchParams(params.map(([name, value]) => [name, String(value)]))}`
}
