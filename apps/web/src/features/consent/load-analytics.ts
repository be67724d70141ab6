import { countingSettings, isCounted } from '../../lib/analytics.ts'

/** What the server says about the services that count; absent where none is set up, and on personal pages. */
export interface AnalyticsSettings {
  readonly script: string
  readonly measurementId: string
  readonly dataLayer: string
  readonly pixel: { readonly script: string; readonly id: string } | null
}

/** Loads the services that count, where they are set up; to be called after consent only. */
export async function loadAnalytics(): Promise<void> {
  const settings = countingSettings()
  if (!settings || isCounted()) return
  const { startServices } = await import('./services.ts')
  startServices(JSON.parse(settings) as AnalyticsSettings)
}
