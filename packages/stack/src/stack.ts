import { resolve } from 'node:path'
import { type Addresses, addressesOf } from './addresses.ts'
import { type ContentAccess, stackContent } from './content-access.ts'
import { prepareDataDirectory } from './data-directory.ts'
import { lockInstance } from './instance-lock.ts'
import { type PaymentsAccess, stackPayments } from './payments-access.ts'
import { assertPortsFree } from './port-check.ts'
import { contentDirectory, defaultDataDirectory } from './repository.ts'
import { loadSecrets } from './secrets.ts'
import type { Mode, RunningService, Service, StackContext } from './service.ts'
import { api } from './services/api.ts'
import { content } from './services/content.ts'
import { database } from './services/database.ts'
import { mailInbox } from './services/mail-inbox.ts'
import { payments } from './services/payments.ts'
import { pushService } from './services/push.ts'
import { schema } from './services/schema.ts'
import { storage } from './services/storage.ts'
import { web } from './services/web.ts'
import { readSettings, type Settings } from './settings.ts'
import { type StorageAccess, stackStorage } from './storage-access.ts'

export type StackOptions = Partial<Settings> & {
  mode?: Mode
  /** Absolute path; `.data` by default. */
  dataDirectory?: string
  /** Absolute path of the files that the Storyblok stand-in serves; `content` by default. */
  contentDirectory?: string
  /** Number of API processes; 1 by default. */
  apiProcesses?: number
  /** Receives one line per started service. */
  log?: (line: string) => void
  /** Cancels the start. */
  signal?: AbortSignal
}

/** How to reach the stand-ins; undefined where a service of one's own is used. */
export type StandIns = {
  stripe: PaymentsAccess | undefined
  s3: StorageAccess | undefined
  storyblok: ContentAccess | undefined
}

export type Stack = {
  addresses: Addresses
  standIns: StandIns
  /** Stops all services in reverse order. */
  stop(): Promise<void>
  /** Resolves when all services have stopped: with an error when one ended by itself, with undefined after stop(). */
  ended: Promise<Error | undefined>
}

/** Services in stages: a stage starts in parallel, when the previous one is ready. */
function servicesFor(settings: Settings): Service[][] {
  const cloud = [
    ...(settings.databaseUrl ? [] : [database]),
    ...(settings.smtpUrl ? [] : [mailInbox]),
    pushService,
    ...(settings.ownStorage ? [] : [storage]),
    ...(settings.ownContent ? [] : [content]),
    ...(settings.ownPayments ? [] : [payments]),
  ]
  return [cloud, [schema], [api, web]]
}

type Log = (line: string) => void

async function startService(service: Service, context: StackContext, log: Log): Promise<RunningService | undefined> {
  const begin = performance.now()
  const running = await service.start(context)
  log(`✓ ${service.name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
  return running
}

/** Starts the services of a stage in parallel; a failure aborts the others. */
async function startStage(stage: Service[], context: StackContext, running: RunningService[], log: Log): Promise<void> {
  const failure = new AbortController()
  const signal = AbortSignal.any([context.signal, failure.signal])
  const attempts = stage.map((service) =>
    startService(service, { ...context, signal }, log).catch((error: unknown) => {
      failure.abort(error)
      return undefined
    }),
  )
  running.push(...(await Promise.all(attempts)).filter((started) => started !== undefined))
  signal.throwIfAborted()
}

/** Stops services in reverse order of their start, so that none loses one it depends on. */
async function stopAll(running: RunningService[]): Promise<void> {
  for (const service of running.toReversed()) await service.stop()
}

/** What all services of a stack are given. Generates the secrets of a new data directory. */
export async function prepareContext(
  options: StackOptions,
  settings: Settings,
  dataDirectory: string,
): Promise<StackContext> {
  const secrets = await loadSecrets(dataDirectory)
  return {
    mode: options.mode ?? 'production',
    dataDirectory,
    contentDirectory: options.contentDirectory ?? contentDirectory,
    apiProcesses: options.apiProcesses ?? 1,
    settings,
    secrets,
    addresses: addressesOf(settings, secrets),
    storage: settings.ownStorage ?? stackStorage(settings.ports.STORAGE_PORT, secrets),
    payments: settings.ownPayments ?? stackPayments(settings.ports.PAYMENTS_PORT, secrets),
    content: settings.ownContent ?? stackContent(settings.ports.CONTENT_PORT, secrets),
    signal: options.signal ?? new AbortController().signal,
  }
}

async function startServices(context: StackContext, log: Log): Promise<RunningService[]> {
  const stages = servicesFor(context.settings)
  const services = stages.flat()
  await Promise.all(services.map((service) => service.prepare?.(context)))
  await assertPortsFree(
    context.settings.ports,
    services.flatMap((service) => service.ports),
  )
  const running: RunningService[] = []
  try {
    for (const stage of stages) await startStage(stage, context, running, log)
    return running
  } catch (error) {
    await stopAll(running)
    throw error
  }
}

/** A stack stops once: on stop(), or when a service ends by itself. */
function asStack(context: StackContext, running: RunningService[], unlock: () => Promise<void>): Stack {
  const { addresses, settings, payments, storage, content } = context
  const standIns = {
    stripe: settings.ownPayments ? undefined : payments,
    s3: settings.ownStorage ? undefined : storage,
    storyblok: settings.ownContent ? undefined : content,
  }
  const ended = Promise.withResolvers<Error | undefined>()
  let stopping: Promise<void> | undefined
  const stop = (reason?: Error) => {
    stopping ??= stopAll(running)
      .finally(unlock)
      .finally(() => ended.resolve(reason))
    return stopping
  }
  for (const { failed } of running) void failed?.then(stop)
  return { addresses, standIns, stop: () => stop(), ended: ended.promise }
}

/**
 * Starts the stand-ins, PostgreSQL, API and web app. Missing options come from the environment; an explicit
 * `databaseUrl: undefined` starts a PostgreSQL even if the environment has one.
 * Several stacks can run in parallel with separate ports and data directories.
 * @throws SetupError when a service cannot start; started ones are stopped
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const {
    mode: _mode,
    dataDirectory: directory,
    contentDirectory: _content,
    apiProcesses: _processes,
    log = () => {},
    signal: _signal,
    ...overrides
  } = options
  const settings = { ...readSettings(), ...overrides }
  const dataDirectory = resolve(directory ?? defaultDataDirectory)
  await prepareDataDirectory(dataDirectory)
  const unlock = await lockInstance(dataDirectory)
  try {
    const context = await prepareContext(options, settings, dataDirectory)
    return asStack(context, await startServices(context, log), unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}
