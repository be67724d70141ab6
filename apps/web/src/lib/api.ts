import { auth } from '@kostbar/contracts/auth/endpoints'
import type { Answer, Endpoint, Request as Input } from '@kostbar/contracts/endpoint'
import { pageUserHeader } from '@kostbar/contracts/users/page-user'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
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
 * Calls the API with the browser's cookies. On 401 the session is refreshed once and the call repeated; if the session is
 * lost, the call is repeated once the user has regained it (`onSessionLost`).
 * @throws ProblemError with the API's code and German sentence; code `offline` without a response
 */
export async function call<E extends Endpoint>(endpoint: E, ...[request, options]: Arguments<E>): Promise<Answer<E>> {
  return readAnswer<E>(await sendSignedIn(endpoint, request, options))
}

async function sendSignedIn(endpoint: Endpoint, request: unknown, options?: CallOptions): Promise<Response> {
  const response = await sendRefreshed(endpoint, request, options)
  const loss = endpoint.access === 'public' ? undefined : losses[response.status]
  return loss && (await regainSession(loss, endpoint.method !== 'GET'))
    ? sendSignedIn(endpoint, request, options)
    : response
}

/** Sends a call; after a 401 once more with a refreshed session. A lost session is left to the caller. */
export async function sendRefreshed(endpoint: Endpoint, request: unknown, options?: CallOptions): Promise<Response> {
  const response = await send(endpoint, request, options)
  const isRefreshed = response.status === 401 && endpoint.access !== 'public' && (await refreshSession())
  return isRefreshed ? send(endpoint, request, options) : response
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

/** Why the API refuses the session even after a token refresh: it has ended, or it is another user's than the page's. */
export type SessionLoss = 'ended' | 'otherUser'

/** Kinds of loss by the status of the answer. */
export const losses: Readonly<Record<number, SessionLoss>> = { 401: 'ended', 412: 'otherUser' }

/**
 * Handles a lost session.
 * @param isWrite whether a call was refused that changes something
 * @returns whether the user has regained the session, so that the call can be repeated
 */
type LossHandler = (loss: SessionLoss, isWrite: boolean) => Promise<boolean>

let handleLoss: LossHandler | undefined

/** Sets the handler of lost sessions; there is one at most. @returns a function that removes it */
export function onSessionLost(handler: LossHandler): () => void {
  handleLoss = handler
  return () => {
    handleLoss = undefined
  }
}

/** Reports a lost session. @returns whether the user has regained it */
export const regainSession: LossHandler = async (loss, isWrite) => (await handleLoss?.(loss, isWrite)) ?? false

/** Id of the user whose data the page shows; the API refuses calls that name another one than the session's. */
let pageUser: string | undefined

/** Sets the user named in each call. Browser only: on the server all requests share this module. */
export function setPageUser(id: string | undefined): void {
  pageUser = id
}

let pendingRefresh: Promise<boolean> | undefined

/** Refreshes the session. Parallel calls share one request, because a refresh token is valid only once. */
function refreshSession(): Promise<boolean> {
  pendingRefresh ??= sendRefresh().finally(() => {
    pendingRefresh = undefined
  })
  return pendingRefresh
}

/** @returns whether the session goes on @throws ProblemError when that is not known */
async function sendRefresh(): Promise<boolean> {
  const response = await send(auth.refresh, { body: {} })
  if (response.status >= 500 || response.status === 429) throw await readProblem(response)
  return response.ok
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
      headers: {
        ...(pageUser && { [pageUserHeader]: pageUser }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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
