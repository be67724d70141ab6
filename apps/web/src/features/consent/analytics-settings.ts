/** Analytics configuration from the server; absent without analytics and on personal pages. */
export interface AnalyticsSettings {
  readonly script: string
  readonly measurementId: string
  readonly dataLayer: string
  readonly pixel: { readonly script: string; readonly id: string } | null
}
