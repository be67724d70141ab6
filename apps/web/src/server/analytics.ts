import type { FastifyReply } from 'fastify'
import type { AnalyticsSettings } from '../features/consent/analytics-settings.ts'
import type { Env } from './env.ts'

/** Configured analytics services, and the CSP sources they need. */
export interface Analytics {
  /** Settings for the browser, which loads the scripts only after consent. */
  readonly settings: AnalyticsSettings
  readonly scriptSources: readonly string[]
  readonly connectSources: readonly string[]
  readonly imageSources: readonly string[]
}

const tagHosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']
const pixelHosts = ['https://www.facebook.com']

type AnalyticsEnv = Pick<
  Env,
  'ANALYTICS_MEASUREMENT_ID' | 'ANALYTICS_SCRIPT_URL' | 'ANALYTICS_DATA_LAYER' | 'PIXEL_ID' | 'PIXEL_SCRIPT_URL'
>

/**
 * Analytics of the environment variables.
 * @returns null when no analytics is configured
 */
export function createAnalytics(env: AnalyticsEnv): Analytics | null {
  const { ANALYTICS_MEASUREMENT_ID: measurementId, ANALYTICS_SCRIPT_URL: script, ANALYTICS_DATA_LAYER: dataLayer } = env
  if (!measurementId) return null
  const pixel = env.PIXEL_ID ? { id: env.PIXEL_ID, script: env.PIXEL_SCRIPT_URL.href } : null
  const hosts = [...tagHosts, ...(pixel ? pixelHosts : [])]
  return {
    settings: { script: script.href, measurementId, dataLayer, pixel },
    scriptSources: [script.origin, ...(pixel ? [env.PIXEL_SCRIPT_URL.origin] : [])],
    connectSources: [script.origin, ...hosts],
    imageSources: hosts,
  }
}

/** Removes the analytics services from the CSP of a personal page, so that no script on it could call them. */
export function forbidAnalytics(reply: FastifyReply, { scriptSources, connectSources, imageSources }: Analytics): void {
  const sources = new Set([...scriptSources, ...connectSources, ...imageSources])
  const policy = String(reply.getHeader('content-security-policy'))
  const allowed = (directive: string) =>
    directive
      .split(' ')
      .filter((source) => !sources.has(source))
      .join(' ')
  reply.header('content-security-policy', policy.split(';').map(allowed).join(';'))
}
