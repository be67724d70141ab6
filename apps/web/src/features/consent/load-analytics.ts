import { isTracking, readAnalyticsSettings } from '../../lib/analytics.ts'
import type { AnalyticsSettings } from './analytics-settings.ts'

/** Loads the configured analytics services. Call only after consent. */
export async function loadAnalytics(): Promise<void> {
  const settings = readAnalyticsSettings()
  if (!settings || isTracking()) return
  const { startServices } = await import('./services.ts')
  startServices(JSON.parse(settings) as AnalyticsSettings)
}
